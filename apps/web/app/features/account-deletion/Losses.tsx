import type { AccountHoldings } from "@jobami/api/account/contract";
import { lossWords } from "./copy.ts";
import * as css from "./leaving.css.ts";

/** What is lost with an account, named one by one. */
export function Losses({ holdings }: { holdings: AccountHoldings }) {
  return (
    <ul className={css.losses}>
      {lossWords(holdings).map((loss) => (
        <li key={loss}>{loss}</li>
      ))}
    </ul>
  );
}
