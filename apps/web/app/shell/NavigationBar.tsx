import type { NavBarView } from "@jobami/machines/flows/nav-bar";
import { NavBar, NavBarButton, navBarStyle } from "@jobami/ui/NavBar";
import { Accessibility, Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { useIsHydrated } from "../world/hydration.ts";
import { LinkButton } from "../world/LinkButton.tsx";
import { useBrand } from "../world/page-facts.ts";
import { useSession } from "../world/session.ts";
import { useOpenSettings } from "../world/settings.ts";
import { anchors, words } from "./copy.ts";
import { createNavDesk } from "./nav-desk.ts";
import { SiteMenu } from "./SiteMenu.tsx";

const AccountBar = lazy(async () => ({ default: (await import("./AccountBar.tsx")).AccountBar }));
const NavRunner = lazy(async () => ({ default: (await import("./NavRunner.tsx")).NavRunner }));
const icon = { size: 22, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The bar on top of every page: over the landing page's hero, fixed and translucent elsewhere [NAV-28, NAV-29]. */
export function NavigationBar() {
  const brand = useBrand();
  const { user, status } = useSession();
  const isLanding = useLocation().pathname === "/";
  const openSettings = useOpenSettings();
  const isHydrated = useIsHydrated();
  const [desk] = useState(createNavDesk);
  const [{ isShrunk, openMenu }, setView] = useState<Pick<NavBarView, "isShrunk" | "openMenu">>({
    isShrunk: false,
    openMenu: null,
  });
  return (
    <>
      <NavBar
        label={words.mainNavigation}
        place={isLanding ? "landing" : "page"}
        isShrunk={isShrunk}
        name={brand.name}
        isCrowded={user !== null}
        renderHome={(home) => <Link {...home} to={user === null ? "/" : "/dashboard"} />}
        links={<BarLinks isSignedIn={user !== null} />}
        entries={
          user === null &&
          status === "signedOut" && (
            <>
              <NavLink className={navBarStyle.link} to="/login">
                {words.signIn}
              </NavLink>
              <LinkButton to="/inscription">{words.signUp}</LinkButton>
            </>
          )
        }
        menuButton={
          <NavBarButton
            label={words.openMenu}
            aria-haspopup="dialog"
            aria-expanded={openMenu === "side"}
            onClick={() => desk.send({ type: "menu.pressed" })}
          >
            <Menu {...icon} />
          </NavBarButton>
        }
      >
        {user !== null && (
          <Suspense fallback={null}>
            <AccountBar user={user} isMenuOpen={openMenu === "account"} send={desk.send} />
          </Suspense>
        )}
        <NavBarButton label={words.displaySettings} aria-haspopup="dialog" onClick={openSettings}>
          <Accessibility {...icon} />
        </NavBarButton>
      </NavBar>
      <SiteMenu isOpen={openMenu === "side"} send={desk.send} />
      {isHydrated && (
        <Suspense fallback={null}>
          <NavRunner desk={desk} onChange={setView} />
        </Suspense>
      )}
    </>
  );
}

function BarLinks({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      {anchors.map(({ to, label }) => (
        <Link key={to} className={navBarStyle.link} to={to}>
          {label}
        </Link>
      ))}
      {isSignedIn && (
        <>
          <NavLink className={navBarStyle.link} to="/dashboard" end>
            {words.dashboard}
          </NavLink>
          <NavLink className={navBarStyle.link} to="/dashboard/missions">
            {words.missions}
          </NavLink>
        </>
      )}
    </>
  );
}
