import { z } from "zod";
import { pictureSchema } from "../files/contract.ts";
import { answer, endpoint } from "../http/contract.ts";
import {
  currentPasswordField,
  emailField,
  idField,
  instantField,
  line,
  nameField,
  newPasswordField,
  proofField,
} from "../http/fields.ts";
import { roles } from "../http/route.ts";
import { withoutBreaks } from "../http/typed-code.ts";
import { authRoutes, mostArrivalPath, twoFactorMethods } from "./routes.ts";

export type { TwoFactorMethod } from "./routes.ts";

/** ROLE-12: a provider of services (jobbeur) or anybody else. */
export const userTypes = ["jobbeur", "other"] as const;

/** The signed-in person as the browser knows them. */
export const sessionUserSchema = z.object({
  id: idField,
  email: z.string(),
  role: z.enum(roles),
  profil_actif: z.boolean(),
  suspension_reason: z.string().nullable(),
  /** When a suspension ends by itself. */
  suspended_until: instantField.nullable(),
  user_type: z.enum(userTypes),
  date_inscription: instantField,
  last_login: instantField.nullable(),
  prenom: z.string(),
  nom: z.string(),
  email_verifier: z.boolean(),
  two_factor_enabled: z.boolean(),
  /** What they show themselves by; without one, their initials. */
  photo: pictureSchema.nullable(),
  /**
   * Where their live sequence stood at this answer: what is read from now on knows of everything before, and the channel sends the rest.
   * Only from what a page begins by: a sign-in, the profile, the page itself.
   */
  live_seq: z.int().optional(),
});
export type SessionUser = z.output<typeof sessionUserSchema>;

/** How old the password is: 90 days of life, a warning from 7 days before its end. */
export const passwordStatusSchema = z.object({ daysUntilExpiration: z.int(), passwordExpired: z.boolean() });

const message = z.string();
const tokenField = z
  .string("Le lien est incomplet.")
  .min(1, "Le lien est incomplet.")
  .max(200, "Le lien n’est pas valide.")
  .regex(/^[\w-]+$/, "Le lien n’est pas valide.");
/** The six digits of a code that was mailed or that an app shows. */
export const digitsField = z
  .string("Saisissez les 6 chiffres du code.")
  .max(40, "Ce code est trop long.")
  .overwrite(withoutBreaks)
  .regex(/^\d{6}$/, "Saisissez les 6 chiffres du code.");

export const registerBody = z.object({
  email: emailField,
  password: newPasswordField,
  prenom: nameField("Prénom"),
  nom: nameField("Nom"),
  user_type: z.enum(userTypes, "Dites-nous ce que vous venez faire."),
  acceptTerms: z.literal(true, "Acceptez les conditions pour créer votre compte."),
  /** The page that they were going to: where their first sign-in leads, on whatever device. */
  from: line({ name: "Adresse", max: mostArrivalPath }).optional(),
});

/** A challenge of the server as it was given, with its solution, or without where it was waited for. */
export const signUpProofField = z.object({
  challenge: z.string("Le défi est incomplet.").max(600, "Le défi n’est pas valide."),
  solution: z
    .object({
      counter: z.int("Un nombre est attendu.").min(0, "Un nombre est attendu."),
      derivedKey: z.string("La réponse est incomplète.").max(64, "La réponse n’est pas valide."),
    })
    .optional(),
});
export type SignUpProof = z.output<typeof signUpProofField>;

export const loginBody = z.object({
  email: emailField,
  password: currentPasswordField,
  rememberMe: z.boolean("Oui ou non est attendu.").default(false),
});

const codeRules = {
  sixDigits: { is: /^\d{6}$/, message: "Saisissez les 6 chiffres du code." },
  recovery: {
    is: /^[A-Za-z2-7]{16}$/,
    message: "Un code de secours compte quatre groupes de quatre lettres ou chiffres.",
  },
};

export const twoFactorBody = z
  .object({
    method: z.enum(twoFactorMethods, "Cette façon de vérifier n’existe pas.").default("mail"),
    code: z.string(codeRules.sixDigits.message).max(40, "Ce code est trop long.").overwrite(withoutBreaks),
  })
  .superRefine(({ method, code }, context) => {
    const rule = method === "recovery" ? codeRules.recovery : codeRules.sixDigits;
    if (!rule.is.test(code)) context.addIssue({ code: "custom", path: ["code"], message: rule.message });
  });
export const emailBody = z.object({ email: emailField });
export const resetPasswordBody = z.object({ token: tokenField, password: newPasswordField });

/** A sign-in that went through, or that waits for a code (`requiresTwoFactor`). */
export const loginAnswer = answer({
  message,
  toastType: z.enum(["success", "error", "warning", "info"]),
  user: sessionUserSchema.optional(),
  /** The sign-in before this one; null on the first [LOGIN-20, LOGIN-21]. */
  previousLogin: instantField.nullable().optional(),
  requiresTwoFactor: z.boolean(),
  maskedEmail: z.string().optional(),
  /** How the code may be given, the first one first; absent where only the mailed one is on. */
  methods: z.array(z.enum(twoFactorMethods)).optional(),
  redirectTo: z.string().optional(),
  passwordStatus: passwordStatusSchema.optional(),
});

export const authContract = {
  csrf: endpoint({
    route: authRoutes.csrf,
    summary: "Token that every changing call carries in X-XSRF-TOKEN or X-CSRF-Token",
    answer: z.object({ csrfToken: z.string() }),
    errors: [],
  }),
  register: endpoint({
    route: authRoutes.register,
    summary:
      "Creates an account and sends the verification mail; answers the same when the address has one, and mails its owner. Where sign-ups are unusual, the refusal carries a challenge (ALTCHA) to solve, or to wait for",
    body: registerBody.extend({ proof: signUpProofField.optional() }),
    status: 201,
    answer: answer({
      user: z.object({ id: idField, email: z.string() }),
      needsVerification: z.boolean(),
      /** The page that waits for the proof of the address; never the mailed link itself. */
      verificationLink: z.string(),
      message,
    }),
    errors: ["SIGN_UP_PROOF_NEEDED"],
  }),
  verifyEmail: endpoint({
    route: authRoutes.verifyEmail,
    summary: "Proves an address by the token of the mail; a second use answers alreadyVerified",
    body: z.object({ token: tokenField }),
    answer: answer({ message, alreadyVerified: z.boolean(), code: z.literal("ALREADY_VERIFIED").optional() }),
    errors: ["TOKEN_INVALID", "TOKEN_EXPIRED"],
  }),
  resendVerification: endpoint({
    route: authRoutes.resendVerification,
    summary:
      "Sends the verification mail again, at most every 2 minutes; answers the same whether the address is known",
    body: emailBody,
    answer: answer({ message, cooldownMinutes: z.number() }),
    errors: ["COOLDOWN_ACTIVE"],
  }),
  login: endpoint({
    route: authRoutes.login,
    summary: "Signs in, or asks for a code",
    body: loginBody,
    answer: loginAnswer,
    errors: [
      "INVALID_CREDENTIALS",
      "ACCOUNT_LOCKED",
      "EMAIL_NOT_VERIFIED",
      "ACCOUNT_DEACTIVATED",
      "BRUTE_FORCE_BLOCKED",
      "PASSWORD_EXPIRED",
    ],
  }),
  verifyTwoFactor: endpoint({
    route: authRoutes.verifyTwoFactor,
    summary: "Ends a sign-in that waits for its code (the waiting sign-in is known by an HttpOnly cookie)",
    body: twoFactorBody,
    answer: loginAnswer,
    errors: ["CODE_INVALID", "CODE_EXPIRED", "CODE_TRIES_EXHAUSTED", "ACCOUNT_DEACTIVATED"],
  }),
  resendTwoFactor: endpoint({
    route: authRoutes.resendTwoFactor,
    summary: "Mails a code for the waiting sign-in, at most once a minute, where mailed codes are on",
    answer: answer({ message, cooldownSeconds: z.int() }),
    errors: ["CODE_EXPIRED", "COOLDOWN_ACTIVE", "FORBIDDEN"],
  }),
  setTwoFactor: endpoint({
    route: authRoutes.setTwoFactor,
    summary:
      "Turns the mailed code at sign-in on or off; asks for the password, or for Google's word where there is none",
    body: z.object({ enabled: z.boolean("Oui ou non est attendu."), password: proofField }),
    answer: answer({ user: sessionUserSchema, message }),
    errors: ["INVALID_CREDENTIALS", "PROOF_NEEDED", "ACCOUNT_LOCKED"],
  }),
  refresh: endpoint({
    route: authRoutes.refresh,
    summary: "Rotates the refresh token and gives a new access token, both in HttpOnly cookies",
    answer: answer({ user: sessionUserSchema }),
    errors: ["SESSION_EXPIRED", "PROFIL_DISABLED"],
  }),
  logout: endpoint({
    route: authRoutes.logout,
    summary: "Ends the session; answers yes even without one",
    answer: answer({ message }),
    errors: [],
  }),
  profile: endpoint({
    route: authRoutes.profile,
    summary: "Who is signed in",
    answer: answer({ user: sessionUserSchema, passwordStatus: passwordStatusSchema }),
    errors: [],
  }),
  updateProfile: endpoint({
    route: authRoutes.updateProfile,
    summary: "Changes first name, last name or kind of use",
    body: z.object({
      prenom: nameField("Prénom"),
      nom: nameField("Nom"),
      user_type: z.enum(userTypes).optional(),
    }),
    answer: answer({ user: sessionUserSchema, message }),
    errors: [],
  }),
  verifyProfile: endpoint({
    route: authRoutes.verifyProfile,
    summary: "Whether the account is still active; asked every 2 minutes",
    body: z.object({ userId: idField }),
    answer: answer({ profil_actif: z.boolean() }),
    errors: ["PROFIL_DISABLED"],
  }),
  socketToken: endpoint({
    route: authRoutes.socketToken,
    summary: "Token of one minute that opens the live channel",
    answer: answer({ token: z.string(), expiresAt: instantField }),
    errors: [],
  }),
  forgotPassword: endpoint({
    route: authRoutes.forgotPassword,
    summary: "Sends a reset link of one hour; answers the same whether the address is known",
    body: emailBody,
    answer: answer({ message, cooldownMinutes: z.number() }),
    errors: ["COOLDOWN_ACTIVE"],
  }),
  validateResetToken: endpoint({
    route: authRoutes.validateResetToken,
    summary: "Whether a reset link can still be used",
    body: z.object({ token: tokenField }),
    /** Whose password is chosen stands beside it for password managers; absent unless the link can be used. */
    answer: answer({ valid: z.boolean(), expired: z.boolean(), email: z.string().optional() }),
    errors: [],
  }),
  resetPassword: endpoint({
    route: authRoutes.resetPassword,
    summary: "Chooses a new password by the reset link and ends every session",
    body: resetPasswordBody,
    answer: answer({ message }),
    errors: ["TOKEN_INVALID", "TOKEN_EXPIRED"],
  }),
  updatePassword: endpoint({
    route: authRoutes.updatePassword,
    summary: "Changes the password and ends the other sessions",
    body: z.object({ currentPassword: currentPasswordField, newPassword: newPasswordField }),
    answer: answer({ message }),
    errors: ["INVALID_CREDENTIALS", "ACCOUNT_LOCKED"],
  }),
};
