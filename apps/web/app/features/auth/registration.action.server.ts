import { registerBody } from "@jobami/api/auth/contract";
import { registrationView } from "@jobami/machines/auth/registration";
import { fieldErrors, formAction, runFlow } from "../../platform/forms/index.server.ts";
import { registrationMachine } from "./registration.actors.ts";

/** The sign-up without scripts. */
export const registrationAction = formAction(
  ["user_type", "prenom", "nom", "email", "acceptTerms"],
  async ({ text, isTicked, api, key }) => {
    const typed = registerBody.safeParse({
      user_type: text("user_type"),
      prenom: text("prenom"),
      nom: text("nom"),
      email: text("email"),
      password: text("password"),
      acceptTerms: isTicked("acceptTerms"),
    });
    if (!typed.success) return { fields: fieldErrors(typed.error) };
    const { snapshot, to } = await runFlow(
      registrationMachine(api, () => key),
      {
        input: undefined,
        event: { type: "form.submitted", values: typed.data },
        isBusy: (state) => registrationView(state).isSubmitting,
      },
    );
    return to === null ? { view: { problem: registrationView(snapshot).problem } } : { to };
  },
);
