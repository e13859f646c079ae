import { Container } from "@jobami/ui/Container";
import { Logo } from "@jobami/ui/Logo";
import { Street } from "@jobami/ui/Street";
import { heading, text } from "@jobami/ui/styles";
import { ArrowRight } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useIsHydrated } from "../world/hydration.ts";
import { LinkButton } from "../world/LinkButton.tsx";
import { useBrand } from "../world/page-facts.ts";
import { useSession } from "../world/session.ts";
import { useOpenSettings } from "../world/settings.ts";
import { resetConsents } from "./consents-cookie.ts";
import { footerWords, words } from "./copy.ts";
import * as css from "./Footer.css.ts";
import { LegalLinks } from "./LegalLinks.tsx";

const NewsletterSection = lazy(async () => ({
  default: (await import("../features/newsletter/NewsletterSection.tsx")).NewsletterSection,
}));

/** A group of services as the footer names it; the server reads it from the taxonomy, so that pages carry words and not the list's code. */
export interface FooterGroup {
  label: string;
  items: readonly string[];
}

interface FooterProps {
  groups: readonly FooterGroup[];
  year: number;
  /** Pages that are themselves the way in do not invite again. */
  isShort: boolean;
}

/** The end of public pages: for visitors a way in and everything that can be asked, for all the way around. */
export function Footer({ groups, year, isShort }: FooterProps) {
  const { user } = useSession();
  const isVisitor = user === null;
  const isInviting = isVisitor && !isShort;
  return (
    <footer className={css.footer} data-print="hidden">
      {isInviting && <SignUpBanner />}
      <Container width="wide">
        <div className={isShort ? css.shortBody : css.body}>
          {isInviting && <Calls />}
          {isInviting && <Groups groups={groups} />}
          {!isShort && <Newsletter />}
          <Base year={year} isVisitor={isVisitor} />
          <LegalLinks />
        </div>
      </Container>
    </footer>
  );
}

function SignUpBanner() {
  return (
    <div className={css.banner}>
      <Container>
        <div className={css.bannerWords}>
          <h2 className={heading[1]}>{footerWords.banner.title}</h2>
          <p className={text.lead}>{footerWords.banner.text}</p>
          <LinkButton to="/inscription" size="large">
            {footerWords.banner.action}
          </LinkButton>
        </div>
      </Container>
      <div className={css.street}>
        <Street seed="rue du retour" />
      </div>
    </div>
  );
}

function Calls() {
  const calls = [
    { ...footerWords.seeker, to: "/inscription?profil=other" },
    { ...footerWords.jobbeur, to: "/inscription?profil=jobbeur" },
  ];
  return (
    <div className={css.calls}>
      {calls.map((call) => (
        <Link key={call.to} className={css.call} to={call.to}>
          <span>
            <strong className={heading[3]}>{call.title}</strong>
            <br />
            <span className={text.soft}>{call.text}</span>
          </span>
          <ArrowRight className={css.callArrow} size={24} strokeWidth={1.75} />
        </Link>
      ))}
    </div>
  );
}

function Groups({ groups }: { groups: readonly FooterGroup[] }) {
  return (
    <section aria-labelledby="footer-services">
      <h2 id="footer-services" className={heading[2]}>
        {footerWords.servicesTitle}
      </h2>
      <div className={css.groups}>
        {groups.map((group) => (
          <div key={group.label}>
            <h3 className={css.groupTitle}>{group.label}</h3>
            <ul>
              {group.items.map((item) => (
                <li key={item} className={css.groupItem}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Its place is kept: the form comes after the first paint, and pushes nothing [FOOT-11]. */
function Newsletter() {
  const isHydrated = useIsHydrated();
  return (
    <div className={css.newsletter}>
      {isHydrated && (
        <Suspense fallback={null}>
          <NewsletterSection />
        </Suspense>
      )}
    </div>
  );
}

function Base({ year, isVisitor }: { year: number; isVisitor: boolean }) {
  const brand = useBrand();
  const openSettings = useOpenSettings();
  return (
    <div className={css.base}>
      <div className={css.about}>
        <Logo name={brand.name} size="small" />
        <p className={text.small}>
          © {year} {brand.name}. {footerWords.rights}
        </p>
        <button type="button" className={css.link} onClick={resetConsents}>
          {footerWords.cookies}
        </button>
      </div>
      <nav className={css.list} aria-label={footerWords.links}>
        <h2 className={css.listTitle}>{footerWords.links}</h2>
        <Link className={css.link} to="/#how-it-works">
          {words.howItWorks}
        </Link>
        <Link className={css.link} to="/#pricing">
          {words.pricing}
        </Link>
        {isVisitor && (
          <Link className={css.link} to="/login">
            {words.signIn}
          </Link>
        )}
        <button type="button" className={css.link} aria-haspopup="dialog" onClick={openSettings}>
          {words.displaySettings}
        </button>
      </nav>
      <div className={css.list}>
        <h2 className={css.listTitle}>{footerWords.contact}</h2>
        <a className={css.link} href={`tel:${brand.phone.replaceAll(/[^+\d]/g, "")}`}>
          {brand.phone}
        </a>
        <a className={css.link} href={`mailto:${brand.email}`}>
          {brand.email}
        </a>
        <p className={css.link}>{brand.city}</p>
      </div>
    </div>
  );
}
