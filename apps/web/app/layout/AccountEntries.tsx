import { roleReaches } from "@jobami/api/http/route";
import type { NavBarEvent } from "@jobami/machines/navigation/nav-bar";
import { sideMenuStyle } from "@jobami/ui/SideMenu";
import {
  CircleHelp,
  Coins,
  Crown,
  Ellipsis,
  Gauge,
  Handshake,
  Heart,
  LifeBuoy,
  Scale,
  Settings,
  Shield,
  Sparkles,
  UserRound,
} from "lucide-react";
import { memberMap } from "../generated/member-map.ts";
import { supportRedirectLabel, supportRedirectPath } from "../generated/paths.ts";
import { staffAccount } from "../generated/staff-menu.ts";
import { offeredIn } from "../pages.ts";
import { useSession } from "../platform/session/index.ts";
import { Balances } from "./Balances.tsx";
import { copy } from "./copy.ts";
import { MenuEntry } from "./MenuEntry.tsx";
import * as css from "./menus.css.ts";

const { entry } = sideMenuStyle;
const icons = {
  circleHelp: CircleHelp,
  coins: Coins,
  crown: Crown,
  gauge: Gauge,
  handshake: Handshake,
  heart: Heart,
  lifeBuoy: LifeBuoy,
  scale: Scale,
  settings: Settings,
  shield: Shield,
  sparkles: Sparkles,
  userRound: UserRound,
} as const;

interface AccountEntriesProps {
  send: (event: NavBarEvent) => void;
}

/** The balances, and what a signed-in person can do with their account, in the menu of narrow screens; what staff works with has its own section there. */
export function AccountSection(props: AccountEntriesProps) {
  return (
    <>
      <Balances />
      <OwnEntries />
      <MorePlaces {...props} />
    </>
  );
}

/** What a signed-in person can do with their account but leave it, in either menu; staff reach the support from it [NAV-20, NAV-31, NAV-33]. */
export function AccountEntries(props: AccountEntriesProps) {
  return (
    <>
      <OwnEntries />
      <StaffEntries />
      <MorePlaces {...props} />
    </>
  );
}

function OwnEntries() {
  return offeredIn(memberMap, "account").map((page) => (
    <MenuEntry icons={icons} key={page.path} page={page} />
  ));
}

/** Where staff works, and the support. */
export function StaffEntries() {
  const { user } = useSession();
  return (
    <>
      {user !== null &&
        staffAccount
          .filter(({ audience }) => roleReaches(user.role, audience))
          .map((page) => <MenuEntry icons={icons} key={page.path} page={page} />)}
      {user !== null && roleReaches(user.role, "jobmodo") && (
        <MenuEntry
          icons={icons}
          page={{ path: supportRedirectPath, label: supportRedirectLabel, icon: "lifeBuoy" }}
        />
      )}
    </>
  );
}

function MorePlaces({ send }: AccountEntriesProps) {
  return (
    <button
      type="button"
      className={`${entry} ${css.besideNoRail}`}
      aria-haspopup="dialog"
      onClick={() => send({ type: "places.pressed" })}
    >
      <Ellipsis /> {copy.morePlaces}
    </button>
  );
}
