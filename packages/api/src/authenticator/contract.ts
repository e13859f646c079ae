import { z } from "zod";
import { digitsField, sessionUserSchema } from "../auth/contract.ts";
import { answer, endpoint } from "../http/contract.ts";
import { instantField, proofField } from "../http/fields.ts";
import { authenticatorRoutes } from "./routes.ts";

const message = z.string();
const passwordBody = z.object({ password: proofField });
const recoveryCodes = z.array(z.string());

export const authenticatorContract = {
  state: endpoint({
    route: authenticatorRoutes.state,
    summary: "Which second factors are on, and how many recovery codes are left",
    answer: answer({
      isOn: z.boolean(),
      /** The mailed code is on too. */
      isCodeMailed: z.boolean(),
      recoveryCodesLeft: z.int(),
      /** When the app was turned on; null without one. */
      onSince: instantField.nullable(),
    }),
    errors: [],
  }),
  begin: endpoint({
    route: authenticatorRoutes.begin,
    summary:
      "Draws the secret of an app under the password; shown here alone, it waits ten minutes for its first code",
    body: passwordBody,
    answer: answer({
      /** In base 32, to be typed. */
      secret: z.string(),
      /** The same as an address for a camera. */
      uri: z.string(),
      expiresAt: instantField,
    }),
    errors: ["INVALID_CREDENTIALS", "PROOF_NEEDED", "MAIL_PROOF_NEEDED", "ACCOUNT_LOCKED"],
  }),
  confirm: endpoint({
    route: authenticatorRoutes.confirm,
    summary: "Turns the app on by its first code; answers ten recovery codes, which are shown here alone",
    body: z.object({ code: digitsField }),
    answer: answer({ user: sessionUserSchema, recoveryCodes, message }),
    errors: ["CODE_INVALID", "CODE_EXPIRED", "CODE_TRIES_EXHAUSTED", "AUTHENTICATOR_UNREADABLE"],
  }),
  renewRecoveryCodes: endpoint({
    route: authenticatorRoutes.renewRecoveryCodes,
    summary: "Makes ten recovery codes under the password; those before end",
    body: passwordBody,
    answer: answer({ recoveryCodes, message }),
    errors: ["INVALID_CREDENTIALS", "PROOF_NEEDED", "ACCOUNT_LOCKED", "AUTHENTICATOR_OFF"],
  }),
  turnOff: endpoint({
    route: authenticatorRoutes.turnOff,
    summary: "Turns the app off under the password, and its recovery codes with it",
    body: passwordBody,
    answer: answer({ user: sessionUserSchema, message }),
    errors: ["INVALID_CREDENTIALS", "PROOF_NEEDED", "ACCOUNT_LOCKED", "AUTHENTICATOR_OFF"],
  }),
};
