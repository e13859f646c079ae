import type { NavBarEvent } from "@jobami/machines/navigation/nav-bar";
import { SideMenu, sideMenuStyle } from "@jobami/ui/SideMenu";
import { LogIn, UserPlus } from "lucide-react";
import { lazy, Suspense } from "react";
import { NavLink } from "react-router";
import { memberMenu, visitorMenu } from "../../generated/menu.ts";
import { memberArea } from "../../pages.ts";
import { Link } from "../../platform/links/index.ts";
import { useBrand } from "../../platform/page/index.ts";
import { useSession } from "../../platform/session/index.ts";
import { anchors, copy } from "../copy.ts";
import { MenuEntry } from "../MenuEntry.tsx";
import { SignOut } from "../SignOut.tsx";
import { sections } from "./copy.ts";
import { loadAccountSection, loadStaffSection } from "./signed-in.ts";

const AccountSection = lazy(loadAccountSection);
const StaffSection = lazy(loadStaffSection);
const { entry } = sideMenuStyle;
const icons = { logIn: LogIn, userPlus: UserPlus } as const;

interface SiteMenuProps {
  isOpen: boolean;
  send: (event: NavBarEvent) => void;
}

/** The menu of narrow screens, in its sections; staff has one of its own [NAV-24, NAV-25]. */
export function SiteMenu({ isOpen, send }: SiteMenuProps) {
  const brand = useBrand();
  const { user } = useSession();
  return (
    <SideMenu
      isOpen={isOpen}
      onClose={() => send({ type: "menus.left" })}
      title={brand.name}
      closeLabel={copy.closeMenu}
      sections={[
        { title: sections.places, entries: <Places send={send} /> },
        ...(user === null || user.role === "jobutil"
          ? []
          : [
              {
                title: sections.staff,
                entries: (
                  <Suspense fallback={null}>
                    <StaffSection />
                  </Suspense>
                ),
              },
            ]),
        {
          title: sections.account,
          entries:
            user === null ? (
              <WaysIn />
            ) : (
              <>
                <Suspense fallback={null}>
                  <AccountSection send={send} />
                </Suspense>
                <SignOut send={send} />
              </>
            ),
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
        memberMenu.map(({ path, label }) => (
          <NavLink key={path} className={entry} to={path} end={path === memberArea}>
            {label}
          </NavLink>
        ))}
    </>
  );
}

function WaysIn() {
  return visitorMenu.map((page) => <MenuEntry key={page.path} page={page} icons={icons} />);
}
