import type { Role } from "@jobami/api/http/route";
import type { NavBarEvent, NavBarView } from "@jobami/machines/navigation/nav-bar";
import { NavBar, NavBarButton, navBarStyle } from "@jobami/ui/NavBar";
import { Accessibility, Menu, Search } from "lucide-react";
import { lazy, memo, Suspense, useState } from "react";
import { NavLink, useLocation } from "react-router";
import {
  dashboardPath,
  landingPath,
  loginLabel,
  loginPath,
  registrationLabel,
  registrationPath,
  servicesSearchPath,
} from "../generated/paths.ts";
import { useOpenSettings } from "../platform/display/index.ts";
import { Link, LinkButton } from "../platform/links/index.ts";
import { createEventQueue } from "../platform/machine/index.ts";
import { useBrand, useIsHydrated, whenWanted } from "../platform/page/index.ts";
import { useSession } from "../platform/session/index.ts";
import { useCovers } from "../platform/viewport/index.ts";
import { loadNavController } from "./after-paint.ts";
import { anchors, copy } from "./copy.ts";
import { loadAccountBar, loadMemberLinks } from "./signed-in.ts";

const AccountBar = lazy(loadAccountBar);
/** The server draws them: what came later would push the bar about. */
const MemberLinks = import.meta.env.SSR ? (await loadMemberLinks()).default : lazy(loadMemberLinks);
const NavController = lazy(whenWanted(loadNavController));
const icon = { size: 22, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The bar on top of every page: over the landing page's hero, fixed and translucent elsewhere [NAV-28, NAV-29]. */
export function NavigationBar({ hasSearch }: { hasSearch: boolean }) {
  const brand = useBrand();
  const { user, status } = useSession();
  const isLanding = useLocation().pathname === landingPath;
  const openSettings = useOpenSettings();
  const isHydrated = useIsHydrated();
  const [queue] = useState(createEventQueue<NavBarEvent>);
  const [{ isShrunk, openMenu }, setView] = useState<Pick<NavBarView, "isShrunk" | "openMenu">>({
    isShrunk: false,
    openMenu: null,
  });
  return (
    <>
      <NavBar
        ref={useCovers("top")}
        label={copy.mainNavigation}
        place={isLanding ? "landing" : "page"}
        isShrunk={isShrunk}
        name={brand.name}
        isCrowded={user !== null}
        renderHome={(home) => <Link {...home} to={user === null ? landingPath : dashboardPath} />}
        links={<BarLinks role={user?.role ?? null} />}
        entries={
          user === null &&
          status === "signedOut" && (
            <>
              <NavLink className={navBarStyle.link} to={loginPath} discover="none">
                {loginLabel}
              </NavLink>
              <LinkButton to={registrationPath}>{registrationLabel}</LinkButton>
            </>
          )
        }
        menuButton={
          <NavBarButton
            label={copy.openMenu}
            aria-haspopup="dialog"
            aria-expanded={openMenu === "side"}
            onClick={() => queue.send({ type: "menu.pressed" })}
          >
            <Menu {...icon} />
          </NavBarButton>
        }
      >
        {hasSearch && user === null && (
          <Link
            className={navBarStyle.link}
            to={servicesSearchPath}
            aria-label={copy.searchServices}
            aria-haspopup="dialog"
            onClick={(event) => {
              // Asked for in a tab of its own, it is the page of the search.
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              queue.send({ type: "search.pressed" });
            }}
          >
            <Search {...icon} />
            <span className={navBarStyle.searchText}>{copy.searchServices}</span>
          </Link>
        )}
        {user !== null && (
          <Suspense fallback={<AccountPlace />}>
            <AccountBar user={user} openMenu={openMenu} send={queue.send} />
          </Suspense>
        )}
        <NavBarButton label={copy.displaySettings} aria-haspopup="dialog" onClick={openSettings}>
          <Accessibility {...icon} />
        </NavBarButton>
      </NavBar>
      {isHydrated && (
        <Suspense fallback={null}>
          <NavController queue={queue} onChange={setView} />
        </Suspense>
      )}
    </>
  );
}

/** The room of both balances, bell and account until they are there, so that nothing beside them moves. */
function AccountPlace() {
  return (
    <>
      <span className={navBarStyle.balance} />
      <span className={navBarStyle.balance} />
      <span className={navBarStyle.buttonPlace} />
      <span className={navBarStyle.buttonPlace} />
    </>
  );
}

/** As the server drew it until its script has come: drawn again with other props before, React would give it up meanwhile. */
const BarLinks = memo(function BarLinks({ role }: { role: Role | null }) {
  return (
    <>
      {anchors.map(({ to, label }) => (
        <Link key={to} className={navBarStyle.link} to={to}>
          {label}
        </Link>
      ))}
      {role !== null && (
        <Suspense fallback={null}>
          <MemberLinks role={role} />
        </Suspense>
      )}
    </>
  );
});
