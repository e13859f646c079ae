import { Container } from "@jobami/ui/Container";
import { IconButton } from "@jobami/ui/IconButton";
import { Logo, LogoMark } from "@jobami/ui/Logo";
import { Accessibility, Menu } from "lucide-react";
import { lazy, Suspense, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { LinkButton } from "../world/LinkButton.tsx";
import { useBrand } from "../world/page-facts.ts";
import { useSession } from "../world/session.ts";
import { useOpenSettings } from "../world/settings.ts";
import { anchors, words } from "./copy.ts";
import * as css from "./NavigationBar.css.ts";
import { SideMenu } from "./SideMenu.tsx";
import { useIsScrolled } from "./use-is-scrolled.ts";

const AccountBar = lazy(async () => ({ default: (await import("./AccountBar.tsx")).AccountBar }));

/** The bar on top of every page: over the landing page's hero, fixed and translucent elsewhere [NAV-28, NAV-29]. */
export function NavigationBar() {
  const brand = useBrand();
  const { user, status } = useSession();
  const isLanding = useLocation().pathname === "/";
  const isScrolled = useIsScrolled(!isLanding);
  const openSettings = useOpenSettings();
  const sideMenu = useRef<HTMLDialogElement>(null);
  return (
    <header
      className={css.bar}
      data-print="hidden"
      data-place={isLanding ? "landing" : "page"}
      data-scrolled={isScrolled}
      data-signed-in={user === null ? undefined : ""}
    >
      <Container width="wide">
        <nav className={css.row} aria-label={words.mainNavigation}>
          <Link className={css.home} to={user === null ? "/" : "/dashboard"}>
            <span className={css.fullLogo}>
              <Logo name={brand.name} />
            </span>
            <span className={css.markAlone}>
              <LogoMark size="2.75rem" label={brand.name} />
            </span>
          </Link>
          <div className={css.links}>
            {anchors.map(({ to, label }) => (
              <Link key={to} className={css.link} to={to}>
                {label}
              </Link>
            ))}
            {user !== null && (
              <NavLink className={css.link} to="/dashboard" end>
                {words.dashboard}
              </NavLink>
            )}
            {user !== null && (
              <NavLink className={css.link} to="/dashboard/missions">
                {words.missions}
              </NavLink>
            )}
          </div>
          {user !== null && (
            <Suspense fallback={null}>
              <AccountBar user={user} />
            </Suspense>
          )}
          {user === null && status === "signedOut" && (
            <div className={css.fromTablet}>
              <NavLink className={css.link} to="/login">
                {words.signIn}
              </NavLink>
              <LinkButton to="/inscription">{words.signUp}</LinkButton>
            </div>
          )}
          <button
            type="button"
            className={css.iconButton}
            aria-label={words.displaySettings}
            aria-haspopup="dialog"
            onClick={openSettings}
          >
            <Accessibility size={22} strokeWidth={1.75} aria-hidden="true" />
          </button>
          <div className={css.belowWide}>
            <IconButton
              label={words.openMenu}
              icon={<Menu strokeWidth={1.75} />}
              aria-haspopup="dialog"
              onClick={() => sideMenu.current?.showModal()}
            />
          </div>
        </nav>
      </Container>
      <SideMenu ref={sideMenu} />
    </header>
  );
}
