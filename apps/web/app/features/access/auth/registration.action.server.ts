import { registerBody } from "@jobami/api/auth/contract";
import { registrationView } from "@jobami/machines/auth/registration";
import { fieldErrors, formAction, runFlow } from "../../../platform/forms/index.server.ts";
import { registrationMachine } from "./registration.actors.ts";

/** The sign-up without scripts. */
export const registrationAction = formAction(
  ["user_type", "prenom", "nom", "email", "acceptTerms", "challenge"],
  async ({ text, isTicked, api, key }) => {
    const from = text("from");
    const typed = registerBody.safeParse({
      user_type: text("user_type"),
      prenom: text("prenom"),
      nom: text("nom"),
      email: text("email"),
      password: text("password"),
      acceptTerms: isTicked("acceptTerms"),
      ...(from !== "" && { from }),
    });
    if (!typed.success) return { fields: fieldErrors(typed.error) };
    const challenge = text("challenge");
    const proof = challenge === "" ? undefined : { challenge };
    const { snapshot, to } = await runFlow(
      registrationMachine(api, () => key),
      {
        input: undefined,
        event: { type: "form.submitted", values: typed.data, proof },
        isBusy: (state) => registrationView(state).isSubmitting,
      },
    );
    if (to !== null) return { to };
    // A visitor without scripts waits by themselves, and is shown how long.
    return { view: { problem: snapshot.context.problem, challenge: snapshot.context.challenge } };
  },
);
