import { googleClient } from "@jobami/api/google/client";
import { googleLinkBody, googleRegisterBody } from "@jobami/api/google/contract";
import type { LoginAnswer } from "@jobami/machines/auth/login";
import { submissionView } from "@jobami/machines/submission";
import { type FormOutcome, fieldErrors, formAction, runFlow } from "../../../platform/forms/index.server.ts";
import {
  enteringEffects,
  type GoogleMachine,
  googleEntering,
  googleLinking,
  googleRegistering,
} from "./google.actors.ts";

/** Sends a step's form by its machine and returns where the answer leads. */
async function send<Values>(
  machine: GoogleMachine<Values>,
  values: Values,
  cameFrom: string | null,
): Promise<FormOutcome> {
  const { snapshot, answer } = await runFlow(machine as GoogleMachine<unknown>, {
    input: { atOnce: values },
    isBusy: (state) => submissionView(state).isSending,
  });
  const view = submissionView(snapshot);
  const effects = answer === null ? [] : enteringEffects(answer as LoginAnswer, cameFrom);
  const onward = effects.find((effect) => effect.type === "navigate");
  return onward === undefined ? { view } : { to: onward.to };
}

/** The steps after the return from Google, without scripts. */
export const googleAction = formAction(["user_type", "prenom", "nom"], async ({ text, isTicked, api }) => {
  const arrival = await googleClient(api)
    .arrival()
    .catch(() => null);
  if (arrival === null) return { view: { problem: { code: "OVER", message: "", fields: [] } } };
  const { step, cameFrom } = arrival;
  if (step === "signIn") return send(googleEntering(api), true, cameFrom);
  if (step === "link") {
    const typed = googleLinkBody.safeParse({ password: text("password") });
    return typed.success
      ? send(googleLinking(api), typed.data, cameFrom)
      : { fields: fieldErrors(typed.error) };
  }
  const typed = googleRegisterBody.safeParse({
    prenom: text("prenom"),
    nom: text("nom"),
    user_type: text("user_type"),
    acceptTerms: isTicked("acceptTerms"),
    isAdult: isTicked("isAdult"),
  });
  return typed.success
    ? send(googleRegistering(api), typed.data, cameFrom)
    : { fields: fieldErrors(typed.error) };
});
