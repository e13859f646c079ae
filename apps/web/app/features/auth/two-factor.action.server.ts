import { twoFactorView } from "@jobami/machines/auth/two-factor";
import { formAction, runFlow } from "../../platform/forms/index.server.ts";
import { twoFactorMachine } from "./two-factor.actors.ts";

/** The code without scripts, or another mail: only the server knows how long ago the last one left. */
export const twoFactorAction = formAction([], async ({ text, query, api }) => {
  const isResend = text("intent") === "resend";
  const { snapshot, to } = await runFlow(twoFactorMachine(api), {
    input: {
      maskedEmail: query.get("email") ?? "",
      cameFrom: query.get("from"),
      ...(isResend ? { record: { expiresAt: 0, resendAt: 0 } } : {}),
    },
    event: isResend ? { type: "resend.requested" } : { type: "form.submitted", code: text("code") },
    isBusy: (state) => twoFactorView(state).isSubmitting || twoFactorView(state).isResending,
  });
  return to === null ? { view: { problem: twoFactorView(snapshot).problem } } : { to };
});
