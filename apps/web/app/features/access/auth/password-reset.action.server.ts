import { emailBody, resetPasswordBody } from "@jobami/api/auth/contract";
import { passwordResetView } from "@jobami/machines/auth/password-reset";
import { fieldErrors, formAction, runFlow } from "../../../platform/forms/index.server.ts";
import { checkPage } from "./check-page.ts";
import { passwordResetMachine } from "./password-reset.actors.ts";

const rules = resetPasswordBody.pick({ password: true });
const isBusy = (state: Parameters<typeof passwordResetView>[0]) =>
  passwordResetView(state).isSubmitting || passwordResetView(state).status === "validating";

/** Asking for the link without scripts. */
export const forgotAction = formAction(["email"], async ({ text, api }) => {
  const typed = emailBody.safeParse({ email: text("email") });
  if (!typed.success) return { fields: fieldErrors(typed.error) };
  const { snapshot } = await runFlow(passwordResetMachine(api), {
    input: { token: null, record: null },
    event: { type: "email.submitted", email: typed.data.email },
    isBusy,
  });
  return { view: passwordResetView(snapshot) };
});

/** Choosing another password without scripts: what is too weak is reported before the link is looked at. */
export const resetAction = formAction([], async ({ text, query, api, key }) => {
  const typed = rules.safeParse({ password: text("password") });
  const { snapshot, to } = await runFlow(
    passwordResetMachine(api, () => key),
    {
      input: { token: query.get("token") ?? "", record: null },
      ...(typed.success ? { event: { type: "password.submitted", password: typed.data.password } } : {}),
      isBusy,
    },
  );
  if (to !== null)
    return { to: `${to}?${new URLSearchParams({ "mot-de-passe": "change", from: checkPage })}` };
  const view = passwordResetView(snapshot);
  return typed.success || view.status !== "choosing"
    ? { view }
    : { view: { ...view, problem: { code: "FORM_INVALID", message: "", fields: fieldErrors(typed.error) } } };
});
