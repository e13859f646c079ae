import { SkipLinks } from "@jobami/ui/SkipLinks";
import { lazy, type ReactNode, Suspense, use } from "react";
import { useLocation } from "react-router";
import { ConnectionLineContext } from "../world/connection.ts";
import { useIsHydrated } from "../world/hydration.ts";
import { useOpenSettings } from "../world/settings.ts";
import { words } from "./copy.ts";
import { Footer, type FooterGroup } from "./Footer.tsx";
import { NavigationBar } from "./NavigationBar.tsx";
import * as css from "./Shell.css.ts";

/** They come after the first paint. */
const PublicBanners = lazy(async () => ({ default: (await import("./PublicBanners.tsx")).PublicBanners }));

const PageEdges = lazy(async () => ({ default: (await import("./PageEdges.tsx")).PageEdges }));

const formPages: ReadonlySet<string> = new Set([
  "/login",
  "/inscription",
  "/verify-email",
  "/verify-two-factor",
  "/forgot-password",
  "/reset-password",
]);

export interface ShellProps {
  services: readonly FooterGroup[];
  year: number;
  children: ReactNode;
}

function isBelow(path: string, area: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}

/** What surrounds every page: ways past the navigation, the bar, the page in its limited width, and on public pages the footer [APP-01, APP-04, APP-05]. */
export function Shell({ services, year, children }: ShellProps) {
  const { pathname } = useLocation();
  const openSettings = useOpenSettings();
  const place = pathname === "/" ? "landing" : "page";
  const isHydrated = useIsHydrated();
  const isInside = isBelow(pathname, "/dashboard");
  return (
    <>
      <div className={css.frame}>
        <SkipLinks actions={[{ label: words.displaySettings, onPress: openSettings }]} />
        <NavigationBar />
        <main id="contenu" tabIndex={-1} className={css.main} data-place={place}>
          {use(ConnectionLineContext)}
          {isInside ? children : <div className={css.publicPage}>{children}</div>}
        </main>
        {!isInside && !isBelow(pathname, "/admin") && (
          <Footer groups={services} year={year} isShort={formPages.has(pathname)} />
        )}
      </div>
      {isHydrated && (
        <Suspense fallback={null}>
          <PublicBanners isInviting={!formPages.has(pathname)} isInside={isInside} />
          <PageEdges />
        </Suspense>
      )}
    </>
  );
}
