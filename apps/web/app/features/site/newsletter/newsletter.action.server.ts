import { submissionView } from "@jobami/machines/submission";
import { formAction, runFlow } from "../../../platform/forms/index.server.ts";
import { followedLink, type NewsletterLink } from "./link.actors.ts";
import { subscription } from "./newsletter.actors.ts";

/** Asking for the newsletter without scripts. */
export const subscribeAction = formAction(["email"], async ({ text, api }) => {
  const { snapshot } = await runFlow(subscription(api), {
    input: undefined,
    event: { type: "form.submitted", values: { email: text("email") } },
    isBusy: (state) => submissionView(state).isSending,
  });
  return { view: submissionView(snapshot) };
});

/** Following a link of a newsletter mail without scripts. */
export const linkAction = (link: NewsletterLink) =>
  formAction([], async ({ query, api }) => {
    const { snapshot } = await runFlow(followedLink(api, link), {
      input: { atOnce: { token: query.get("token") ?? "" } },
      isBusy: (state) => submissionView(state).isSending,
    });
    return { view: submissionView(snapshot) };
  });
