import { googleClient } from "@jobami/api/google/client";
import type { Api } from "@jobami/api/http/client";
import {
  codeEffects,
  isPasswordExpired,
  type LoginAnswer,
  type LoginEmitted,
  passwordExpiredEffects,
  signInEffects,
} from "@jobami/machines/auth/login";
import type { SubmissionMachine, SubmissionView } from "@jobami/machines/submission";
import { machinePaths } from "../../../machine-paths.ts";
import { submissionOf } from "../../../platform/forms/index.ts";

/** What keeps a person out; the server's sentence states it, the code decides the way on. */
export type GoogleRefusalCode = "OVER" | "WRONG_PASSWORD" | "PASSWORD_EXPIRED" | "FORM_INVALID" | "FAILED";

export type GoogleView = SubmissionView<GoogleRefusalCode>;
export type GoogleMachine<Values> = SubmissionMachine<Values, LoginAnswer, GoogleRefusalCode>;

export interface GoogleRegisterValues {
  prenom: string;
  nom: string;
  user_type: "jobbeur" | "other";
  acceptTerms: true;
  isAdult: true;
}

const outcomes = {
  problems: {
    GOOGLE_IDENTITY_EXPIRED: "OVER",
    GOOGLE_STEP_CHANGED: "OVER",
    INVALID_CREDENTIALS: "WRONG_PASSWORD",
    PASSWORD_EXPIRED: "PASSWORD_EXPIRED",
    VALIDATION_FAILED: "FORM_INVALID",
  },
  otherwise: "FAILED",
} as const;

/** Signs in whoever came back from Google and is known. */
export const googleEntering = (api: Api): GoogleMachine<true> =>
  submissionOf((_, idempotencyKey) => googleClient(api).signIn({ idempotencyKey }), { outcomes });

/** Links Google to an account under its password. */
export const googleLinking = (api: Api): GoogleMachine<{ password: string }> =>
  submissionOf((body, idempotencyKey) => googleClient(api).link({ body, idempotencyKey }), { outcomes });

/** Makes the account of a new person. */
export const googleRegistering = (api: Api): GoogleMachine<GoogleRegisterValues> =>
  submissionOf((body, idempotencyKey) => googleClient(api).register({ body, idempotencyKey }), { outcomes });

/** What follows an answer, as at the sign-in page: the code, another password, or in. */
export function enteringEffects(answer: LoginAnswer, cameFrom: string | null): readonly LoginEmitted[] {
  if (answer.requiresTwoFactor) {
    return codeEffects(answer, cameFrom, machinePaths);
  }
  return isPasswordExpired(answer)
    ? passwordExpiredEffects(machinePaths)
    : signInEffects(answer, cameFrom, machinePaths);
}
