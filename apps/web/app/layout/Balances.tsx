import { useAiCredits } from "@jobami/api/ai-credits/hooks";
import { useJobiBalance } from "@jobami/api/jobi/hooks";
import { JobiAmount } from "@jobami/ui/JobiAmount";
import { sideMenuStyle } from "@jobami/ui/SideMenu";
import { targetLine } from "@jobami/ui/styles";
import { CreditAmount } from "../entities/credits/index.ts";
import { aiCreditsPath, jobiPath } from "../generated/paths.ts";
import { Link } from "../platform/links/index.ts";
import { SignedInReading } from "../platform/session/index.ts";
import { copy } from "./copy.ts";
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
  const credits = useAiCredits(true).data?.credits;
  return (
    <div className={sideMenuStyle.box}>
      <strong>{copy.balances}</strong>
      <Link className={`${targetLine} ${css.balance}`} to={jobiPath}>
        {copy.jobi} {data === undefined ? "…" : <JobiAmount amount={data.montant} />}
      </Link>
      <Link className={`${targetLine} ${css.balance}`} to={aiCreditsPath}>
        {copy.credits} {credits === undefined ? "…" : <CreditAmount amount={credits} />}
      </Link>
    </div>
  );
}
