import { Container } from "@jobami/ui/Container";
import { Logo } from "@jobami/ui/Logo";
import { Columns } from "@jobami/ui/layout/Columns";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, targetLine, text } from "@jobami/ui/styles";
import { ArrowRight } from "lucide-react";
import { lazy, Suspense } from "react";
import { resetConsents } from "../features/account/consents/index.ts";
import { loadNewsletterSection } from "../features/site/newsletter/index.ts";
import { cookiesPath, loginLabel, loginPath, newsletterPath, registrationPath } from "../generated/paths.ts";
import { registrationAs, serviceSearchPath } from "../paths.ts";
import { useOpenSettings } from "../platform/display/index.ts";
import { Link, LinkButton } from "../platform/links/index.ts";
import { drawnOnce, needsScripts, useBrand, useIsHydrated, usePageFacts } from "../platform/page/index.ts";
import { useSession } from "../platform/session/index.ts";
import { copy } from "./copy.ts";
import * as css from "./Footer.css.ts";
import { footerCopy, quickLinks } from "./footer-copy.ts";
import { LegalLinks } from "./LegalLinks.tsx";

const NewsletterSection = lazy(loadNewsletterSection);

/** A group of services as the footer names it; the server reads it from the taxonomy, so that pages carry text and not the list's code. */
export interface FooterGroup {
  label: string;
  items: readonly FooterService[];
}

interface FooterService {
  slug: string;
  label: string;
  /** Two of its subcategories [FOOT-05]. */
  parts: readonly { slug: string; label: string }[];
}

export interface FooterProps {
  groups: readonly FooterGroup[];
  year: number;
  /** Ways in, what the law asks for and errors invite to nothing. */
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
        <Stack gap={isShort ? undefined : 6} className={isShort ? css.shortBody : css.body}>
          {isInviting && <Groups groups={groups} />}
          <Base year={year} isVisitor={isVisitor} isShort={isShort} />
          <LegalLinks />
        </Stack>
      </Container>
    </footer>
  );
}

/** What a visitor can do: sign up, as who asks or as who helps. */
const SignUpBanner = import.meta.env.SSR ? drawnOnce(Invitation) : Invitation;

function Invitation() {
  const calls = [
    { ...footerCopy.seeker, to: registrationAs("other") },
    { ...footerCopy.jobbeur, to: registrationAs("jobbeur") },
  ];
  return (
    <div className={css.banner}>
      <Container width="wide">
        <Columns from="laptop" gap={12} rowGap={5} align="center">
          <Stack gap={3} align="start">
            <h2 className={heading[2]}>{footerCopy.banner.title}</h2>
            <p className={text.lead}>{footerCopy.banner.text}</p>
            <LinkButton to={registrationPath}>{footerCopy.banner.action}</LinkButton>
          </Stack>
          <Stack gap={3}>
            {calls.map((call) => (
              <Columns
                as={Link}
                key={call.to}
                ratio="1:auto"
                gap={4}
                align="center"
                className={css.call}
                to={call.to}
              >
                <span>
                  <strong className={heading[4]}>{call.title}</strong>
                  <br />
                  <span className={text.soft}>{call.text}</span>
                </span>
                <ArrowRight size={24} strokeWidth={1.75} />
              </Columns>
            ))}
          </Stack>
        </Columns>
      </Container>
    </div>
  );
}

/** Everything that can be asked, a column a group, in a row that scrolls sideways. */
function Groups({ groups }: { groups: readonly FooterGroup[] }) {
  return (
    <Stack as="section" gap={3} aria-labelledby="footer-services">
      <h2 id="footer-services" className={heading[2]}>
        {footerCopy.servicesTitle}
      </h2>
      <GroupList groups={groups} />
    </Stack>
  );
}

const GroupList = import.meta.env.SSR ? drawnOnce(ListOfGroups) : ListOfGroups;

function ListOfGroups({ groups }: { groups: readonly FooterGroup[] }) {
  return (
    <ul
      className={css.groups}
      aria-labelledby="footer-services"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, whose arrow keys move it.
      tabIndex={0}
    >
      {groups.map((group) => (
        <li key={group.label}>
          <h3 className={heading[4]}>{group.label}</h3>
          <ul>
            {group.items.map(({ slug, label, parts }) => (
              <li key={slug}>
                <Link className={`${targetLine} ${css.service}`} to={serviceSearchPath(slug)}>
                  {label}
                </Link>
                <Inline as="ul" gap={4} rowGap={0}>
                  {parts.map((part) => (
                    <li key={part.slug}>
                      <Link className={`${targetLine} ${css.part}`} to={serviceSearchPath(slug, part.slug)}>
                        {part.label}
                      </Link>
                    </li>
                  ))}
                </Inline>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Its place is reserved: the form comes after the first paint, and pushes nothing [FOOT-11]. */
function Newsletter() {
  const isHydrated = useIsHydrated();
  return (
    <div className={css.newsletter}>
      {isHydrated && (
        <Suspense fallback={null}>
          <NewsletterSection />
        </Suspense>
      )}
      <noscript>
        <a className={`${targetLine} ${css.link}`} href={newsletterPath}>
          {footerCopy.newsletter}
        </a>
      </noscript>
    </div>
  );
}

function Base({ year, isVisitor, isShort }: Pick<FooterProps, "year" | "isShort"> & { isVisitor: boolean }) {
  const brand = useBrand();
  const openSettings = useOpenSettings();
  return (
    <Columns ratio="1.4:1:1" from="laptop" gap={8} rowGap={5} className={css.base}>
      <Stack gap={3} justify="start">
        <Logo name={brand.name} size="small" />
        <p className={text.small}>
          © {year} {brand.name}. {footerCopy.rights}
        </p>
        <button type="button" className={`${targetLine} ${css.link} ${needsScripts}`} onClick={resetConsents}>
          {footerCopy.cookies}
        </button>
        <noscript>
          <a className={`${targetLine} ${css.link}`} href={`${cookiesPath}#choix`}>
            {footerCopy.cookies}
          </a>
        </noscript>
        {!isShort && <Newsletter />}
      </Stack>
      <Stack as="nav" align="start" justify="start" aria-label={footerCopy.links}>
        <h2 className={heading[4]}>{footerCopy.links}</h2>
        <Grid as="ul" columns={{ tablet: 2 }} gap={4} rowGap={0} className={css.quickLinks}>
          {quickLinks.map(({ to, label }) => (
            <li key={to}>
              <Link className={`${targetLine} ${css.link}`} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </Grid>
        <Inline gap={4} rowGap={0}>
          {isVisitor && (
            <Link className={`${targetLine} ${css.link}`} to={loginPath}>
              {loginLabel}
            </Link>
          )}
          <button
            type="button"
            className={`${targetLine} ${css.link} ${needsScripts}`}
            aria-haspopup="dialog"
            onClick={openSettings}
          >
            {copy.displaySettings}
          </button>
        </Inline>
      </Stack>
      <Stack align="start" justify="start">
        <h2 className={heading[4]}>{footerCopy.contact}</h2>
        <Inline gap={4} rowGap={0}>
          <a className={`${targetLine} ${css.link}`} href={`tel:${brand.phone.replaceAll(/[^+\d]/g, "")}`}>
            {brand.phone}
          </a>
          <a className={`${targetLine} ${css.link}`} href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
          <p className={`${targetLine} ${css.link}`}>{brand.city}</p>
        </Inline>
        <Socials />
      </Stack>
    </Columns>
  );
}

/** Where the product is besides; only what is configured is named [FOOT-10]. */
function Socials() {
  const { socials } = usePageFacts();
  if (socials.length === 0) return null;
  return (
    <Inline as="ul" gap={4} rowGap={0} aria-label={footerCopy.socials}>
      {socials.map(({ label, url }) => (
        <li key={label}>
          <a className={`${targetLine} ${css.link}`} href={url} rel="me noreferrer">
            {label}
          </a>
        </li>
      ))}
    </Inline>
  );
}
