import { roleReaches } from "@jobami/api/http/route";
import type { NavBarEvent } from "@jobami/machines/navigation/nav-bar";
import { SideMenu, sideMenuStyle } from "@jobami/ui/SideMenu";
import {
  CircleHelp,
  Coins,
  Ellipsis,
  Gauge,
  Handshake,
  Heart,
  LifeBuoy,
  LogIn,
  LogOut,
  type LucideIcon,
  Scale,
  Settings,
  Shield,
  UserPlus,
  UserRound,
} from "lucide-react";
import { lazy, Suspense } from "react";
import { Link, NavLink } from "react-router";
import {
  endpoints,
  memberArea,
  memberPages,
  offeredIn,
  type PageEntry,
  type PageIcon,
  publicPages,
  staffPagesFor,
} from "../pages.ts";
import { useBrand } from "../platform/page/index.ts";
import { useSession } from "../platform/session/index.ts";
import { anchors, words } from "./copy.ts";
import * as css from "./menus.css.ts";

const Balances = lazy(async () => ({ default: (await import("./Balances.tsx")).Balances }));
const { entry } = sideMenuStyle;
const icons: Partial<Record<PageIcon, LucideIcon>> = {
  circleHelp: CircleHelp,
  coins: Coins,
  gauge: Gauge,
  handshake: Handshake,
  heart: Heart,
  lifeBuoy: LifeBuoy,
  logIn: LogIn,
  scale: Scale,
  settings: Settings,
  shield: Shield,
  userPlus: UserPlus,
  userRound: UserRound,
};

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
        { title: words.menuSection, entries: <Places send={send} /> },
        {
          title: words.accountSection,
          entries: user === null ? <WaysIn /> : <Account send={send} />,
        },
      ]}
    />
  );
}

function Places({ send }: Pick<SiteMenuProps, "send">) {
  const { user } = useSession();
  return (
    <>
      {anchors.map(({ to, label }) => (
        <Link key={to} className={entry} to={to} onClick={() => send({ type: "menus.left" })}>
          {label}
        </Link>
      ))}
      {user !== null &&
        offeredIn(memberPages, "menu").map(({ path, label }) => (
          <NavLink key={path} className={entry} to={path} end={path === memberArea}>
            {label}
          </NavLink>
        ))}
    </>
  );
}

function Entry({ page: { path, label, icon } }: { page: PageEntry }) {
  const Icon = icon && icons[icon];
  return (
    <NavLink className={entry} to={path}>
      {Icon && <Icon aria-hidden="true" />} {label}
    </NavLink>
  );
}

function WaysIn() {
  return offeredIn(publicPages, "menu").map((page) => <Entry key={page.path} page={page} />);
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
      {offeredIn(memberPages, "account").map((page) => (
        <Entry key={page.path} page={page} />
      ))}
      {user !== null &&
        staffPagesFor(user.role, "account").map((page) => <Entry key={page.path} page={page} />)}
      {user !== null && roleReaches(user.role, "jobmodo") && <Entry page={endpoints.support} />}
      <button
        type="button"
        className={`${entry} ${css.belowWide}`}
        aria-haspopup="dialog"
        onClick={() => send({ type: "places.pressed" })}
      >
        <Ellipsis aria-hidden="true" /> {words.morePlaces}
      </button>
      <button type="button" className={entry} onClick={() => send({ type: "signOut.chosen" })}>
        <LogOut aria-hidden="true" /> {words.signOut}
      </button>
    </>
  );
}
