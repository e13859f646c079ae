import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { emailField, instantField, proofField } from "../http/fields.ts";
import { emailChangeRoutes } from "./routes.ts";

/** The address that an account has, and the one that it shall have. */
export const emailChangeSides = ["current", "next"] as const;
export type EmailChangeSide = (typeof emailChangeSides)[number];

/** A change that waits: for whom, and until when its links can be followed. */
export const pendingEmailChangeSchema = z.object({
  email: z.string(),
  confirmed: z.array(z.enum(emailChangeSides)),
  expiresAt: instantField,
});
export type PendingEmailChange = z.output<typeof pendingEmailChangeSchema>;

/** Why an address takes no more mail: the mailbox is not there, or whoever reads it called our mails spam. */
export const refusedWhys = ["bounce", "complaint"] as const;

/** How an address stands that no mail goes to any more. */
export const refusedAddressSchema = z.object({ why: z.enum(refusedWhys), since: instantField });
export type RefusedAddress = z.output<typeof refusedAddressSchema>;

/** What a mailed link opens; addresses are masked, since anybody may have the link. */
export const emailChangeLinkSchema = z.object({
  side: z.enum(emailChangeSides),
  maskedCurrent: z.string(),
  maskedNext: z.string(),
  expiresAt: instantField,
  /** Which addresses have confirmed. */
  confirmed: z.array(z.enum(emailChangeSides)),
});
export type EmailChangeLink = z.output<typeof emailChangeLinkSchema>;

export const emailChangeBody = z.object({ email: emailField, password: proofField });

const message = z.string();
const linkBody = z.object({
  token: z
    .string("Le lien est incomplet.")
    .min(1, "Le lien est incomplet.")
    .max(200, "Le lien n’est pas valide.")
    .regex(/^[\w-]+$/, "Le lien n’est pas valide."),
});

export const emailChangeContract = {
  standing: endpoint({
    route: emailChangeRoutes.standing,
    summary:
      "The change of address that waits for its links, if there is one, and whether the present address refuses our mails",
    answer: answer({ data: pendingEmailChangeSchema.nullable(), refused: refusedAddressSchema.nullable() }),
    errors: [],
  }),
  ask: endpoint({
    route: emailChangeRoutes.ask,
    summary:
      "Asks for another address by the password, or by Google's word where there is none; each address is mailed a link, and both confirm; where the present one is gone, the next one alone. Answers the same when the address has an account, and mails its owner",
    body: emailChangeBody,
    answer: answer({ message, data: pendingEmailChangeSchema }),
    errors: ["INVALID_CREDENTIALS", "PROOF_NEEDED", "ACCOUNT_LOCKED", "COOLDOWN_ACTIVE"],
  }),
  resume: endpoint({
    route: emailChangeRoutes.resume,
    summary: "Has mails sent again to an address that they came back from, beginning with one that tries it",
    answer: answer({ message }),
    errors: ["COOLDOWN_ACTIVE"],
  }),
  cancel: endpoint({
    route: emailChangeRoutes.cancel,
    summary: "Keeps the address: both links die",
    answer: answer({ message }),
    errors: [],
  }),
  look: endpoint({
    route: emailChangeRoutes.look,
    summary: "What a mailed link opens; looking changes nothing",
    body: linkBody,
    answer: answer({ data: emailChangeLinkSchema }),
    errors: ["TOKEN_INVALID", "TOKEN_EXPIRED"],
  }),
  confirm: endpoint({
    route: emailChangeRoutes.confirm,
    summary: "Confirms by one of the two links; the second one changes the address (`isChanged`)",
    body: linkBody,
    answer: answer({ message, isChanged: z.boolean() }),
    errors: ["TOKEN_INVALID", "TOKEN_EXPIRED"],
  }),
  refuse: endpoint({
    route: emailChangeRoutes.refuse,
    summary: "Refuses by one of the two links: nothing changes, and both die",
    body: linkBody,
    answer: answer({ message }),
    errors: ["TOKEN_INVALID", "TOKEN_EXPIRED"],
  }),
};
