import { submissionView } from "@jobami/machines/submission";
import { formAction, runFlow } from "../../../platform/forms/index.server.ts";
import { contactFields, contactMessage } from "./contact.actors.ts";

/** Writing to the operator without scripts. */
export const contactAction = formAction(contactFields, async ({ text, api }) => {
  const { snapshot } = await runFlow(contactMessage(api), {
    input: undefined,
    event: {
      type: "form.submitted",
      values: {
        name: text("name"),
        email: text("email"),
        subject: text("subject"),
        message: text("message"),
        site: text("site"),
      },
    },
    isBusy: (state) => submissionView(state).isSending,
  });
  return { view: submissionView(snapshot) };
});
