import type { AccountHoldings } from "@jobami/api/account/contract";
import { Stack } from "@jobami/ui/layout/Stack";
import { lossText } from "./copy.ts";
import * as css from "./leaving.css.ts";

/** What is lost with an account, named one by one. */
export function Losses({ holdings }: { holdings: AccountHoldings }) {
  return (
    <Stack as="ul" gap={2} className={css.losses}>
      {lossText(holdings).map((loss) => (
        <li key={loss}>{loss}</li>
      ))}
    </Stack>
  );
}
