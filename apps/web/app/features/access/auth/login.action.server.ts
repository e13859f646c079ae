import { loginBody } from "@jobami/api/auth/contract";
import { loginView } from "@jobami/machines/auth/login";
import { fieldErrors, formAction, runFlow } from "../../../platform/forms/index.server.ts";
import { loginMachine } from "./login.actors.ts";

/** The sign-in without scripts: the page's own machine, run on the server. */
export const loginAction = formAction(["email", "rememberMe"], async ({ text, isTicked, query, api }) => {
  const typed = loginBody.safeParse({
    email: text("email"),
    password: text("password"),
    rememberMe: isTicked("rememberMe"),
  });
  if (!typed.success) return { fields: fieldErrors(typed.error) };
  const { snapshot, to } = await runFlow(loginMachine(api), {
    input: { cameFrom: query.get("from") },
    event: { type: "form.submitted", values: typed.data },
    isBusy: (state) => loginView(state).isSubmitting,
  });
  return to === null ? { view: { problem: loginView(snapshot).problem } } : { to };
});
