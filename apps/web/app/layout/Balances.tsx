import { useJobiBalance } from "@jobami/api/jobi/hooks";
import { JobiAmount } from "@jobami/ui/JobiAmount";
import { sideMenuStyle } from "@jobami/ui/SideMenu";
import { targetLine } from "@jobami/ui/styles";
import { Link } from "react-router";
import { memberPages } from "../pages.ts";
import { SignedInReading } from "../platform/session/index.ts";
import { words } from "./copy.ts";
import * as css from "./menus.css.ts";

/** « Mes soldes » of the side menu [NAV-26]. */
export function Balances() {
  return (
    <SignedInReading>
      <Figures />
    </SignedInReading>
  );
}

function Figures() {
  const { data } = useJobiBalance(true);
  return (
    <div className={sideMenuStyle.box}>
      <strong>{words.balances}</strong>
      <Link className={`${targetLine} ${css.balance}`} to={memberPages.jobi.path}>
        {words.jobi} {data === undefined ? "…" : <JobiAmount amount={data.montant} />}
      </Link>
    </div>
  );
}
