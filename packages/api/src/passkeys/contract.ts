import { z } from "zod";
import { loginAnswer } from "../auth/contract.ts";
import { answer, endpoint } from "../http/contract.ts";
import { idField, instantField, line, proofField } from "../http/fields.ts";
import { passkeysRoutes } from "./routes.ts";

export const passkeySchema = z.object({
  id: idField,
  name: z.string(),
  /** It is stored by a service that brings it to other devices too. */
  isSynced: z.boolean(),
  createdAt: instantField,
  lastUsedAt: instantField.nullable(),
});
export type Passkey = z.output<typeof passkeySchema>;

const message = z.string();
const wrong = "La réponse de l’appareil est incomplète.";
const bytes = (max: number) =>
  z
    .string(wrong)
    .max(max, wrong)
    .regex(/^[\w-]+$/, wrong);
const transports = z.array(z.string().max(20)).max(10).optional();

/** What a browser makes of the options, as WebAuthn writes it. */
const head = { id: bytes(1400), rawId: bytes(1400), type: z.literal("public-key", wrong) };
const registration = z.object({
  ...head,
  response: z.object({ clientDataJSON: bytes(1000), attestationObject: bytes(4000), transports }),
});
const assertion = z.object({
  ...head,
  response: z.object({
    clientDataJSON: bytes(1000),
    authenticatorData: bytes(1000),
    signature: bytes(1000),
    userHandle: bytes(100).nullish(),
  }),
});
export type PasskeyRegistration = z.output<typeof registration>;
export type PasskeyAssertion = z.output<typeof assertion>;

const passkeyNameField = line({ name: "Nom", max: 60 });

/** What WebAuthn is asked with; the browser alone reads it. */
const options = z.record(z.string(), z.unknown());

export const passkeysContract = {
  list: endpoint({
    route: passkeysRoutes.list,
    summary: "One's passkeys, the newest first",
    answer: answer({ data: z.array(passkeySchema) }),
    errors: [],
  }),
  begin: endpoint({
    route: passkeysRoutes.begin,
    summary:
      "Begins a passkey under the password: what the browser asks the device for, good for five minutes",
    body: z.object({ password: proofField }),
    answer: answer({ options }),
    errors: [
      "INVALID_CREDENTIALS",
      "PROOF_NEEDED",
      "MAIL_PROOF_NEEDED",
      "ACCOUNT_LOCKED",
      "PASSKEYS_FULL",
      "PASSKEYS_UNAVAILABLE",
    ],
  }),
  add: endpoint({
    route: passkeysRoutes.add,
    summary: "Keeps the passkey that the device made; its challenge serves once",
    body: z.object({ name: passkeyNameField, credential: registration }),
    bodyBytes: 64 * 1024,
    status: 201,
    answer: answer({ data: passkeySchema, message }),
    errors: ["PASSKEY_REFUSED", "PASSKEY_EXPIRED", "PASSKEY_KNOWN", "PASSKEYS_FULL", "PASSKEYS_UNAVAILABLE"],
  }),
  rename: endpoint({
    route: passkeysRoutes.rename,
    summary: "Gives a passkey of one's own another name",
    params: z.object({ id: idField }),
    body: z.object({ name: passkeyNameField }),
    answer: answer({ data: passkeySchema }),
    errors: ["NOT_FOUND"],
  }),
  remove: endpoint({
    route: passkeysRoutes.remove,
    summary: "Removes a passkey of one's own under the password, or Google's word, which stays as a way in",
    params: z.object({ id: idField }),
    body: z.object({ password: proofField }),
    answer: answer({ message }),
    errors: ["NOT_FOUND", "INVALID_CREDENTIALS", "PROOF_NEEDED", "ACCOUNT_LOCKED"],
  }),
  beginSignIn: endpoint({
    route: passkeysRoutes.beginSignIn,
    summary: "Begins a sign-in by a passkey: names no one, good for five minutes",
    answer: answer({ options }),
    errors: ["PASSKEYS_UNAVAILABLE"],
  }),
  signIn: endpoint({
    route: passkeysRoutes.signIn,
    summary: "Signs in by a passkey, which is both factors at once; its challenge serves once",
    body: z.object({ credential: assertion }),
    bodyBytes: 48 * 1024,
    answer: loginAnswer,
    errors: [
      "PASSKEY_REFUSED",
      "PASSKEY_EXPIRED",
      "PASSKEYS_UNAVAILABLE",
      "BRUTE_FORCE_BLOCKED",
      "EMAIL_NOT_VERIFIED",
      "ACCOUNT_DEACTIVATED",
    ],
  }),
};
