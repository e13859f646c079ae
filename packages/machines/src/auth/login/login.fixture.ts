import type { LoginAnswer, LoginValues } from "./login.types.ts";

/** What a person types, for tests. */
export const values: LoginValues = { email: "lea@exemple.fr", password: "Bonjour-2026", rememberMe: false };

/** The person who signs in, for tests. */
export const lea: NonNullable<LoginAnswer["user"]> = {
  id: "0d5e8c9a-8a54-4a58-9f0e-3f3f0f5e2b11",
  email: "lea@exemple.fr",
  role: "jobutil",
  profil_actif: true,
  suspension_reason: null,
  suspended_until: null,
  user_type: "other",
  date_inscription: "2026-01-02T08:00:00.000Z",
  last_login: null,
  prenom: "Léa",
  nom: "Martin",
  email_verifier: true,
  two_factor_enabled: false,
  photo: null,
};

/** An accepted sign-in, for tests: the first of this person unless stated otherwise. */
export function accepted(more: Partial<LoginAnswer> = {}): LoginAnswer {
  return {
    success: true,
    message: "",
    toastType: "success",
    user: lea,
    previousLogin: null,
    requiresTwoFactor: false,
    ...more,
  };
}

/** The answer that asks for the mailed code, for tests. */
export const codeAsked: LoginAnswer = {
  success: true,
  message: "",
  toastType: "info",
  requiresTwoFactor: true,
  maskedEmail: "l***@exemple.fr",
};
