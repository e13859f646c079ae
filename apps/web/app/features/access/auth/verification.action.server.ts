import { emailBody } from "@jobami/api/auth/contract";
import { emailVerificationView } from "@jobami/machines/auth/email-verification";
import { fieldErrors, formAction, runFlow } from "../../../platform/forms/index.server.ts";
import { verificationMachine } from "./verification.actors.ts";

const isBusy = (state: Parameters<typeof emailVerificationView>[0]) =>
  emailVerificationView(state).isResending || emailVerificationView(state).status === "verifying";

/** The button of the mailed link without scripts, or asking for another one: nothing here knows the address, so it is typed. */
export const verificationAction = formAction(["email"], async ({ text, query, api }) => {
  const token = query.get("token");
  if (token !== null && text("email") === "") {
    const { snapshot } = await runFlow(verificationMachine(api), {
      input: { token, record: null },
      event: { type: "confirmation.requested" },
      isBusy,
    });
    return { view: emailVerificationView(snapshot) };
  }
  const typed = emailBody.safeParse({ email: text("email") });
  if (!typed.success) return { fields: fieldErrors(typed.error) };
  const { snapshot } = await runFlow(verificationMachine(api), {
    input: { token: null, record: { email: typed.data.email, keptUntil: Number.MAX_VALUE, resendAt: null } },
    event: { type: "resend.requested" },
    isBusy,
  });
  return { view: emailVerificationView(snapshot) };
});
