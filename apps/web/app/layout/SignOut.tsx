import type { NavBarEvent } from "@jobami/machines/navigation/nav-bar";
import { sideMenuStyle } from "@jobami/ui/SideMenu";
import { LogOut } from "lucide-react";
import { copy } from "./copy.ts";

/** The way out of the account. It does not wait for the code of what else stands in a menu. */
export function SignOut({ send }: { send: (event: NavBarEvent) => void }) {
  return (
    <button type="button" className={sideMenuStyle.entry} onClick={() => send({ type: "signOut.chosen" })}>
      <LogOut /> {copy.signOut}
    </button>
  );
}
