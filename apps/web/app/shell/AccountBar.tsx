import type { SessionUser } from "@jobami/api/auth/contract";
import { useJobiBalance } from "@jobami/api/jobi/hooks";
import type { NavBarEvent } from "@jobami/machines/flows/nav-bar";
import { Avatar } from "@jobami/ui/Avatar";
import { JobiAmount } from "@jobami/ui/JobiAmount";
import { NavBarButton, navBarStyle } from "@jobami/ui/NavBar";
import { Popover } from "@jobami/ui/Popover";
import { visuallyHidden } from "@jobami/ui/styles";
import { useEffect, useRef } from "react";
import { useHoldsFloor } from "../world/floor.ts";
import { Bell } from "./Bell.tsx";
import { words } from "./copy.ts";
import * as css from "./menus.css.ts";
import { SignedInReading } from "./SignedInReading.tsx";
import { AccountEntries } from "./SiteMenu.tsx";

interface AccountBarProps {
  user: SessionUser;
  isMenuOpen: boolean;
  send: (event: NavBarEvent) => void;
}

/** What the bar shows a signed-in person: balance, bell, account [NAV-14, NAV-15]. */
export function AccountBar(props: AccountBarProps) {
  return (
    <SignedInReading>
      <Figures />
      <AccountMenu {...props} />
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
        <span className={navBarStyle.balance}>
          <span className={visuallyHidden}>{words.balance} </span>
          <JobiAmount amount={balance} />
        </span>
      )}
      <Bell />
    </>
  );
}

function AccountMenu({ user, isMenuOpen, send }: AccountBarProps) {
  useHoldsFloor("account-menu", isMenuOpen);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <NavBarButton
        ref={button}
        label={words.account}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={() => send({ type: "account.pressed" })}
      >
        <Avatar name={`${user.prenom} ${user.nom}`} isDecorative />
      </NavBarButton>
      <Popover
        isOpen={isMenuOpen}
        onClose={() => send({ type: "menus.left" })}
        triggerRef={button}
        label={words.account}
        placement="bottom end"
      >
        <div className={css.menu}>
          <p className={css.who}>
            <strong>
              {user.prenom} {user.nom}
            </strong>
            <span>{user.email}</span>
          </p>
          <AccountEntries send={send} />
        </div>
      </Popover>
    </>
  );
}
