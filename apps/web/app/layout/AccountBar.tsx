import { useAiCredits } from "@jobami/api/ai-credits/hooks";
import type { SessionUser } from "@jobami/api/auth/contract";
import { displayText } from "@jobami/api/http/display-text";
import { useJobiBalance } from "@jobami/api/jobi/hooks";
import type { NavBarEvent, NavBarView } from "@jobami/machines/navigation/nav-bar";
import { Avatar } from "@jobami/ui/Avatar";
import { JobiAmount } from "@jobami/ui/JobiAmount";
import { Stack } from "@jobami/ui/layout/Stack";
import { NavBarButton, navBarStyle } from "@jobami/ui/NavBar";
import { Popover } from "@jobami/ui/Popover";
import { targetLine, visuallyHidden } from "@jobami/ui/styles";
import { useEffect, useRef } from "react";
import { CreditAmount } from "../entities/credits/index.ts";
import { Bell } from "../features/talk/notifications/index.ts";
import { aiCreditsPath, jobiPath } from "../generated/paths.ts";
import { FramePart } from "../platform/failures/index.ts";
import { Link } from "../platform/links/index.ts";
import { useOverlayLock } from "../platform/overlays/index.ts";
import { SignedInReading } from "../platform/session/index.ts";
import { AccountEntries } from "./AccountEntries.tsx";
import { copy } from "./copy.ts";
import * as css from "./menus.css.ts";
import { PlacesDrawer } from "./PlacesDrawer.tsx";
import { SignOut } from "./SignOut.tsx";

interface AccountBarProps {
  user: SessionUser;
  openMenu: NavBarView["openMenu"];
  send: (event: NavBarEvent) => void;
}

/** What the bar shows a signed-in person: balances, bell, account, and the drawer of all places [NAV-14, NAV-15]. */
export function AccountBar(props: AccountBarProps) {
  return (
    <SignedInReading>
      <Figures />
      <AccountMenu {...props} />
      <FramePart>
        <PlacesDrawer
          isOpen={props.openMenu === "places"}
          onClose={() => props.send({ type: "menus.left" })}
        />
      </FramePart>
    </SignedInReading>
  );
}

/** The balances are read again when the page announces that they moved, and lead to their statements [JOBI-09, NAV-16, NAV-17, AICR-15]. */
function Figures() {
  const { data, mutate } = useJobiBalance(true);
  const balance = data?.montant;
  const credits = useAiCredits(true).data?.credits;
  useEffect(() => {
    const refresh = () => void mutate();
    globalThis.addEventListener("jobi-updated", refresh);
    return () => globalThis.removeEventListener("jobi-updated", refresh);
  }, [mutate]);
  return (
    <>
      <span className={navBarStyle.balance}>
        {balance !== undefined && (
          <Link className={`${targetLine} ${css.balance}`} to={jobiPath}>
            <span className={visuallyHidden}>{copy.balance} </span>
            <JobiAmount amount={balance} />
          </Link>
        )}
      </span>
      <span className={navBarStyle.balance}>
        {credits !== undefined && (
          <Link className={`${targetLine} ${css.balance}`} to={aiCreditsPath}>
            <span className={visuallyHidden}>{copy.creditBalance} </span>
            <CreditAmount amount={credits} />
          </Link>
        )}
      </span>
      <FramePart>
        <Bell />
      </FramePart>
    </>
  );
}

function AccountMenu({ user, openMenu, send }: AccountBarProps) {
  const isMenuOpen = openMenu === "account";
  useOverlayLock("account-menu", isMenuOpen);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <NavBarButton
        ref={button}
        label={copy.account}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={() => send({ type: "account.pressed" })}
      >
        <Avatar name={`${user.prenom} ${user.nom}`} src={user.photo?.small} isDecorative />
      </NavBarButton>
      <Popover
        isOpen={isMenuOpen}
        onClose={() => send({ type: "menus.left" })}
        triggerRef={button}
        label={copy.account}
        placement="bottom end"
      >
        <div className={css.menu}>
          <Stack as="p" className={css.who}>
            <strong>{displayText(`${user.prenom} ${user.nom}`)}</strong>
            <span>{user.email}</span>
          </Stack>
          <AccountEntries send={send} />
          <SignOut send={send} />
        </div>
      </Popover>
    </>
  );
}
