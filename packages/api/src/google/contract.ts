import { z } from "zod";
import { loginAnswer, userTypes } from "../auth/contract.ts";
import { answer, endpoint } from "../http/contract.ts";
import { currentPasswordField, instantField, nameField } from "../http/fields.ts";
import { googleRoutes, proofPurposes } from "./routes.ts";

const legible = /^[^\p{Cc}\p{Cs}]*$/u;
const parameter = (most: number) =>
  z
    .string()
    .max(most, "Cette adresse est trop longue.")
    .regex(legible, "Des caractères ne sont pas lisibles.")
    .optional();

/** Where the browser is sent on, by the `Location` header too. */
const onward = answer({ redirectTo: z.string() });

/** What a person new here still has to state; the address is Google's, and proved. */
export const googleRegisterBody = z.object({
  prenom: nameField("Prénom"),
  nom: nameField("Nom"),
  user_type: z.enum(userTypes, "Dites-nous ce que vous venez faire."),
  acceptTerms: z.literal(true, "Acceptez les conditions pour créer votre compte."),
  isAdult: z.literal(true, "Il faut avoir 18 ans pour créer un compte."),
});

export const googleLinkBody = z.object({ password: currentPasswordField });

/** `signIn`: a known Google account; `link`: its address has an account; `register`: a new person. */
export const arrivalSteps = ["signIn", "link", "register"] as const;

const entering = ["GOOGLE_IDENTITY_EXPIRED", "GOOGLE_STEP_CHANGED", "ACCOUNT_DEACTIVATED"] as const;

export const googleContract = {
  start: endpoint({
    route: googleRoutes.start,
    summary: "Sends the browser to Google; `from` is the page to come back to",
    query: z.strictObject({ t: parameter(20), from: parameter(2000) }),
    status: 303,
    answer: onward,
    errors: [],
  }),
  callback: endpoint({
    route: googleRoutes.callback,
    summary: "Where Google sends the browser back to; checks who it is, once, and sends it on",
    query: z.object({ code: parameter(4000), state: parameter(1000), error: parameter(1000) }),
    status: 303,
    answer: onward,
    errors: [],
  }),
  prove: endpoint({
    route: googleRoutes.prove,
    summary:
      "Sends a person who is signed in to Google to give themselves once more; `for` names what the proof is to serve, `from` the page to come back to",
    query: z.strictObject({
      for: z.enum(proofPurposes, "Cette preuve ne sert à rien."),
      from: parameter(2000),
    }),
    status: 303,
    answer: onward,
    errors: [],
  }),
  arrival: endpoint({
    route: googleRoutes.arrival,
    summary: "Who came back from Google in this browser, and what is still missing",
    answer: answer({
      step: z.enum(arrivalSteps),
      email: z.string(),
      prenom: z.string(),
      nom: z.string(),
      /** The page to come back to. */
      cameFrom: z.string().nullable(),
    }),
    errors: ["GOOGLE_IDENTITY_EXPIRED"],
  }),
  signIn: endpoint({
    route: googleRoutes.signIn,
    summary: "Signs in whoever came back from Google and is known, or asks for the code sent by mail",
    answer: loginAnswer,
    errors: entering,
  }),
  link: endpoint({
    route: googleRoutes.link,
    summary: "Links Google to the account of its address under that account's password, and signs in",
    body: googleLinkBody,
    answer: loginAnswer,
    errors: [
      ...entering,
      "INVALID_CREDENTIALS",
      "ACCOUNT_LOCKED",
      "BRUTE_FORCE_BLOCKED",
      "EMAIL_NOT_VERIFIED",
      "PASSWORD_EXPIRED",
    ],
  }),
  register: endpoint({
    route: googleRoutes.register,
    summary: "Creates the account of whoever came back from Google and is new here, and signs in",
    body: googleRegisterBody,
    answer: loginAnswer,
    errors: entering,
  }),
  state: endpoint({
    route: googleRoutes.state,
    summary:
      "Which Google account is linked, whether a password is another way in, and what Google has just vouched for",
    answer: answer({
      linked: z.object({ email: z.string(), linkedAt: instantField }).nullable(),
      hasPassword: z.boolean(),
      /** What Google has just vouched for in this browser, for five minutes and one use. */
      proof: z.object({ purpose: z.enum(proofPurposes), expiresAt: instantField }).nullable(),
    }),
    errors: [],
  }),
  unlink: endpoint({
    route: googleRoutes.unlink,
    summary: "Removes the link with Google; refused while it is the only way in",
    answer: answer({ message: z.string() }),
    errors: ["LAST_WAY_IN"],
  }),
};
