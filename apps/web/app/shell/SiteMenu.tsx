import { roleReaches } from "@jobami/api/http/route";
import type { NavBarEvent } from "@jobami/machines/flows/nav-bar";
import { SideMenu, sideMenuStyle } from "@jobami/ui/SideMenu";
import { LifeBuoy, LogIn, LogOut, Settings, Shield, UserPlus } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link, NavLink } from "react-router";
import { useBrand } from "../world/page-facts.ts";
import { useSession } from "../world/session.ts";
import { anchors, words } from "./copy.ts";

const Balances = lazy(async () => ({ default: (await import("./Balances.tsx")).Balances }));
const { entry } = sideMenuStyle;

interface SiteMenuProps {
  isOpen: boolean;
  send: (event: NavBarEvent) => void;
}

/** The menu of narrow screens, in its sections [NAV-24, NAV-25]. */
export function SiteMenu({ isOpen, send }: SiteMenuProps) {
  const brand = useBrand();
  const { user } = useSession();
  return (
    <SideMenu
      isOpen={isOpen}
      onClose={() => send({ type: "menus.left" })}
      title={brand.name}
      closeLabel={words.closeMenu}
      sections={[
        { title: words.menuSection, entries: <Places isSignedIn={user !== null} send={send} /> },
        {
          title: words.accountSection,
          entries: user === null ? <WaysIn /> : <Account send={send} />,
        },
      ]}
    />
  );
}

function Places({ isSignedIn, send }: Pick<SiteMenuProps, "send"> & { isSignedIn: boolean }) {
  return (
    <>
      {anchors.map(({ to, label }) => (
        <Link key={to} className={entry} to={to} onClick={() => send({ type: "menus.left" })}>
          {label}
        </Link>
      ))}
      {isSignedIn && (
        <>
          <NavLink className={entry} to="/dashboard" end>
            {words.dashboard}
          </NavLink>
          <NavLink className={entry} to="/dashboard/missions">
            {words.missions}
          </NavLink>
          <NavLink className={entry} to="/dashboard/notifications">
            {words.notifications}
          </NavLink>
        </>
      )}
    </>
  );
}

function WaysIn() {
  return (
    <>
      <NavLink className={entry} to="/login">
        <LogIn aria-hidden="true" /> {words.signIn}
      </NavLink>
      <NavLink className={entry} to="/inscription">
        <UserPlus aria-hidden="true" /> {words.signUp}
      </NavLink>
    </>
  );
}

function Account({ send }: Pick<SiteMenuProps, "send">) {
  return (
    <>
      <Suspense fallback={null}>
        <Balances />
      </Suspense>
      <AccountEntries send={send} />
    </>
  );
}

/** What a signed-in person can do with their account, in either menu; staff reach the support from it [NAV-20, NAV-31, NAV-33]. */
export function AccountEntries({ send }: Pick<SiteMenuProps, "send">) {
  const { user } = useSession();
  return (
    <>
      <NavLink className={entry} to="/dashboard/parametres">
        <Settings aria-hidden="true" /> {words.settings}
      </NavLink>
      <NavLink className={entry} to="/dashboard/profil/securite">
        <Shield aria-hidden="true" /> {words.security}
      </NavLink>
      {user !== null && roleReaches(user.role, "jobmodo") && (
        <NavLink className={entry} to="/support">
          <LifeBuoy aria-hidden="true" /> {words.support}
        </NavLink>
      )}
      <button type="button" className={entry} onClick={() => send({ type: "signOut.chosen" })}>
        <LogOut aria-hidden="true" /> {words.signOut}
      </button>
    </>
  );
}
