import { useJobiBalance } from "@jobami/api/jobi/hooks";
import { JobiAmount } from "@jobami/ui/JobiAmount";
import { sideMenuStyle } from "@jobami/ui/SideMenu";
import { SignedInReading } from "../platform/session/index.ts";
import { words } from "./copy.ts";

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
      <span>
        {words.jobi} {data === undefined ? "…" : <JobiAmount amount={data.montant} />}
      </span>
    </div>
  );
}
