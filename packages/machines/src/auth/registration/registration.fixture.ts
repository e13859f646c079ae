import { refused } from "../../boundary/refused.fixture.ts";
import type { RegistrationAnswer, RegistrationValues } from "./registration.types.ts";

/** What a visitor types, for tests. */
export const values: RegistrationValues = {
  email: "lea@exemple.fr",
  password: "Bonjour-2026",
  prenom: "Léa",
  nom: "Martin",
  user_type: "jobbeur",
  acceptTerms: true,
};

/** A created account, for tests. */
export function created(needsVerification = true): RegistrationAnswer {
  return {
    success: true,
    user: { id: "0d5e8c9a-8a54-4a58-9f0e-3f3f0f5e2b11", email: "lea@exemple.fr" },
    needsVerification,
    verificationLink: "/verify-email",
    message: "",
  };
}

/** A refusal of a server whose sign-ups are unusual, for tests. */
export const proofNeeded = (challenge = "challenge", retryAfterSeconds = 60) =>
  refused("SIGN_UP_PROOF_NEEDED", { message: "Attendez.", data: { challenge, retryAfterSeconds } });
