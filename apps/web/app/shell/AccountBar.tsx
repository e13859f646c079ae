import type { SessionUser } from "@jobami/api/auth/contract";
import { useJobiBalance } from "@jobami/api/jobi/hooks";
import { Avatar } from "@jobami/ui/Avatar";
import { JobiAmount } from "@jobami/ui/JobiAmount";
import { visuallyHidden } from "@jobami/ui/styles";
import { LogOut, Settings, Shield } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useSession } from "../world/session.ts";
import { Bell } from "./Bell.tsx";
import { words } from "./copy.ts";
import * as menu from "./menus.css.ts";
import * as css from "./NavigationBar.css.ts";
import { SignedInReading } from "./SignedInReading.tsx";

const iconOf = { size: 20, strokeWidth: 1.75 } as const;

/** What the bar shows a signed-in person: balance, bell, account [NAV-14, NAV-15]. */
export function AccountBar({ user }: { user: SessionUser }) {
  return (
    <SignedInReading>
      <Figures />
      <AccountMenu user={user} />
    </SignedInReading>
  );
}

/** The balance is read again when the page says that it moved [JOBI-09]. */
function Figures() {
  const { data, mutate } = useJobiBalance(true);
  const balance = data?.montant;
  useEffect(() => {
    const refresh = () => void mutate();
    globalThis.addEventListener("jobi-updated", refresh);
    return () => globalThis.removeEventListener("jobi-updated", refresh);
  }, [mutate]);
  return (
    <>
      {balance !== undefined && (
        <span className={css.balance}>
          <span className={visuallyHidden}>{words.balance} </span>
          <JobiAmount amount={balance} />
        </span>
      )}
      <Bell />
    </>
  );
}

function AccountMenu({ user }: { user: SessionUser }) {
  const { close } = useSession();
  const id = useId();
  const menuRef = useRef<HTMLDivElement>(null);
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of address is what closes the menu.
  useEffect(() => menuRef.current?.hidePopover(), [location]);
  return (
    <>
      <button type="button" className={css.iconButton} popoverTarget={id}>
        <span className={visuallyHidden}>{words.account}</span>
        <Avatar name={`${user.prenom} ${user.nom}`} isDecorative />
      </button>
      <div ref={menuRef} id={id} popover="auto" className={menu.menu}>
        <p className={menu.who}>
          <strong>
            {user.prenom} {user.nom}
          </strong>
          <span>{user.email}</span>
        </p>
        <div className={menu.menuEntries}>
          <Link className={menu.entry} to="/dashboard/parametres">
            <Settings {...iconOf} /> {words.settings}
          </Link>
          <Link className={menu.entry} to="/dashboard/profil/securite">
            <Shield {...iconOf} /> {words.security}
          </Link>
          <button
            type="button"
            className={menu.entry}
            onClick={() => {
              menuRef.current?.hidePopover();
              close();
            }}
          >
            <LogOut {...iconOf} /> {words.signOut}
          </button>
        </div>
      </div>
    </>
  );
}
