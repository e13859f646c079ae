import type { UserConsents } from "@jobami/machines/consents/cookie-consent";
import { SkipLinks } from "@jobami/ui/SkipLinks";
import { lazy, memo, type ReactNode, Suspense, use } from "react";
import { useLocation } from "react-router";
import { loadPublicBanners, type PublicBannersProps } from "../features/site/banners/index.ts";
import { landingPath } from "../generated/paths.ts";
import { adminArea, isBelow, memberArea, moderationArea } from "../pages.ts";
import { useOpenSettings } from "../platform/display/index.ts";
import { FramePart } from "../platform/failures/index.ts";
import { ConnectionLineContext } from "../platform/live/index.ts";
import { useIsHydrated, whenWanted } from "../platform/page/index.ts";
import { loadPageEdges } from "./after-paint.ts";
import { copy } from "./copy.ts";
import type { FooterGroup, FooterProps } from "./Footer.tsx";
import { NavigationBar } from "./NavigationBar.tsx";
import * as css from "./Shell.css.ts";
import { loadFooter } from "./taken-over.ts";

/** The question about cookies is drawn by the server: what came later would push the page about. */
const PublicBanners = import.meta.env.SSR
  ? (await loadPublicBanners()).default
  : lazy(whenWanted(loadPublicBanners));

const Footer = import.meta.env.SSR ? (await loadFooter()).default : lazy(whenWanted(loadFooter));

const PageEdges = lazy(whenWanted(loadPageEdges));

/** A part whose script may come late, or not at all. */
function LatePart({ children }: { children: ReactNode }) {
  return (
    <FramePart>
      <Suspense fallback={null}>{children}</Suspense>
    </FramePart>
  );
}

/** As the server drew them until their script has come: drawn again with other props before, React would give them up meanwhile. */
const PageFooter = memo(function PageFooter(props: FooterProps) {
  return (
    <LatePart>
      <Footer {...props} />
    </LatePart>
  );
});
const Foot = memo(function Foot(props: PublicBannersProps) {
  return (
    <LatePart>
      <PublicBanners {...props} />
    </LatePart>
  );
});

export interface ShellProps {
  /** The answer about cookies that came with the request for this page. */
  consents: UserConsents;
  services: readonly FooterGroup[];
  year: number;
  /** The rail of the area that the page belongs to. */
  rail?: ReactNode;
  /** A way in, a page that the law asks for, or an error: its footer is short, and nothing invites to sign up. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** What surrounds every page: ways past the navigation, the bar, the page in its limited width, and on public pages the footer [APP-01, APP-04, APP-05]. */
export function Shell({ consents, services, year, rail, isQuiet = false, children }: ShellProps) {
  const pathname = useLocation().pathname.replace(/(^.|[^/])\/+$/, "$1");
  const openSettings = useOpenSettings();
  const place = pathname === landingPath ? "landing" : "page";
  const isHydrated = useIsHydrated();
  const isInside = [memberArea, adminArea, moderationArea].some((area) => isBelow(pathname, area));
  const edges = isHydrated && (
    <LatePart>
      <PageEdges />
    </LatePart>
  );
  return (
    <>
      <div className={css.frame}>
        <SkipLinks actions={[{ label: copy.displaySettings, onPress: openSettings }]} />
        <FramePart instead={<a href={landingPath}>{copy.home}</a>}>
          <NavigationBar hasSearch={!isInside && place !== "landing"} />
        </FramePart>
        <div className={css.row}>
          <FramePart>{rail}</FramePart>
          <div className={css.column}>
            <main id="contenu" tabIndex={-1} className={css.main} data-place={place}>
              {use(ConnectionLineContext)}
              {isInside ? children : <div className={css.publicPage}>{children}</div>}
            </main>
            {isInside && edges}
          </div>
        </div>
        {!isInside && <PageFooter groups={services} year={year} isShort={isQuiet} />}
      </div>
      {!isInside && edges}
      <Foot consents={consents} isInviting={!isQuiet} isInside={isInside} />
    </>
  );
}
