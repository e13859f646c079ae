import { submissionView } from "@jobami/machines/submission";
import { formAction, runFlow } from "../../../platform/forms/index.server.ts";
import { disowning, disownOf, resetPath } from "./devices.actors.ts";

/** Disowning a device without scripts: goes on to the choice of another password. */
export const disownAction = formAction([], async ({ query, api, key }) => {
  let to: string | null = null;
  const machine = disowning(async (body) => {
    const answer = await disownOf(api)(body, key);
    to = resetPath(answer.resetToken);
    return answer;
  });
  const { snapshot } = await runFlow(machine, {
    input: { atOnce: { token: query.get("token") ?? "" } },
    isBusy: (state) => submissionView(state).isSending,
  });
  return to === null ? { view: submissionView(snapshot) } : { to };
});
