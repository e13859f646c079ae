import { type WithdrawalEvent, withdrawalView } from "@jobami/machines/money/withdrawal";
import { formAction, runFlow } from "../../../platform/forms/index.server.ts";
import { statementFields, withdrawalMachine } from "./withdrawal.actors.ts";

/** Withdrawing without scripts: the first form states, the second one confirms or goes back. */
export const withdrawalAction = formAction(statementFields, async ({ text, isTicked, api, key }) => {
  const statement = { name: text("name"), reference: text("reference"), email: text("email") };
  const answer: WithdrawalEvent[] = isTicked("confirmed") ? [{ type: "withdrawal.confirmed" }] : [];
  const event: WithdrawalEvent[] = isTicked("back") ? [] : [{ type: "form.submitted", statement }, ...answer];
  const { snapshot } = await runFlow(
    withdrawalMachine(api, () => key),
    {
      input: undefined,
      event,
      isBusy: (state) => withdrawalView(state).isBusy,
    },
  );
  return { view: withdrawalView(snapshot) };
});
