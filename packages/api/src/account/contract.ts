import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { currentPasswordField, instantField } from "../http/fields.ts";
import { accountRoutes } from "./routes.ts";

/** Where an account stands in its life. */
export const accountStatuses = [
  "active",
  "paused",
  "suspended",
  "deletion_asked",
  "deletion_confirmed",
  "deleted",
] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Why a person leaves; they need not give any. */
export const departureReasons = [
  "no_use",
  "found_elsewhere",
  "too_hard",
  "privacy",
  "bad_experience",
] as const;
export type DepartureReason = (typeof departureReasons)[number];

/** What an account holds: `commitments` forbid leaving, the rest is lost with it. */
export const accountHoldingsSchema = z.object({
  /** Missions under way, as their owner or as their jobbeur. */
  commitments: z.int().min(0),
  openMissions: z.int().min(0),
  openProposals: z.int().min(0),
  jobi: z.int(),
});
export type AccountHoldings = z.output<typeof accountHoldingsSchema>;

/** A signed-in person's own account; `linkExpiresAt` is set while a deletion is asked for. */
export const accountStandingSchema = z.object({
  statut: z.enum(accountStatuses),
  linkExpiresAt: instantField.nullable(),
  holdings: accountHoldingsSchema,
});
export type AccountStanding = z.output<typeof accountStandingSchema>;

const tokenField = z
  .string("Le lien est incomplet.")
  .min(1, "Le lien est incomplet.")
  .max(200, "Le lien n’est pas valide.")
  .regex(/^[\w-]+$/, "Le lien n’est pas valide.");
const message = z.string();

export const deletionBody = z.object({
  password: currentPasswordField,
  reason: z.enum(departureReasons, "Choisissez une raison de la liste.").optional(),
});
export const finalBody = z.object({ token: tokenField, password: currentPasswordField });

/** What the mailed link of a deletion opens: whose account it is, and how far the deletion is. */
export const deletionLinkSchema = z.object({
  isConfirmed: z.boolean(),
  expiresAt: instantField,
  maskedEmail: z.string(),
  holdings: accountHoldingsSchema,
});
export type DeletionLink = z.output<typeof deletionLinkSchema>;

export const accountContract = {
  standing: endpoint({
    route: accountRoutes.standing,
    summary: "Where one's own account stands, and what would be lost with it",
    answer: answer({ data: accountStandingSchema }),
    errors: [],
  }),
  exportData: endpoint({
    route: accountRoutes.exportData,
    summary: "Everything that is stored about the person, table by table",
    answer: answer({
      exportedAt: instantField,
      data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
    errors: [],
  }),
  pause: endpoint({
    route: accountRoutes.pause,
    summary:
      "Pauses the account and ends every session, this one too (so that a repetition still hears the answer, no session is asked before); signing in again ends the pause",
    answer: answer({ message }),
    errors: ["UNAUTHENTICATED", "ACCOUNT_COMMITTED", "ACCOUNT_TRANSITION_REFUSED"],
  }),
  askDeletion: endpoint({
    route: accountRoutes.askDeletion,
    summary: "Asks for the deletion of the account by its password; a mailed link of 24 hours confirms it",
    body: deletionBody,
    answer: answer({ message, data: accountStandingSchema }),
    errors: [
      "INVALID_CREDENTIALS",
      "ACCOUNT_LOCKED",
      "ACCOUNT_COMMITTED",
      "ACCOUNT_TRANSITION_REFUSED",
      "COOLDOWN_ACTIVE",
    ],
  }),
  cancelDeletion: endpoint({
    route: accountRoutes.cancelDeletion,
    summary: "Keeps the account: the mailed link dies",
    answer: answer({ message, data: accountStandingSchema }),
    errors: ["ACCOUNT_TRANSITION_REFUSED"],
  }),
  lookAtDeletion: endpoint({
    route: accountRoutes.lookAtDeletion,
    summary: "What the mailed link opens; looking changes nothing",
    body: z.object({ token: tokenField }),
    answer: answer({ data: deletionLinkSchema }),
    errors: ["TOKEN_INVALID", "TOKEN_EXPIRED"],
  }),
  confirmDeletion: endpoint({
    route: accountRoutes.confirmDeletion,
    summary: "Confirms the deletion by the mailed link; the password is still to be given",
    body: z.object({ token: tokenField }),
    answer: answer({ message, data: deletionLinkSchema }),
    errors: ["TOKEN_INVALID", "TOKEN_EXPIRED"],
  }),
  finishDeletion: endpoint({
    route: accountRoutes.finishDeletion,
    summary: "Deletes the account for good, by a confirmed link and the password",
    body: finalBody,
    answer: answer({ message }),
    errors: [
      "TOKEN_INVALID",
      "TOKEN_EXPIRED",
      "INVALID_CREDENTIALS",
      "ACCOUNT_LOCKED",
      "ACCOUNT_COMMITTED",
      "ACCOUNT_TRANSITION_REFUSED",
    ],
  }),
};
