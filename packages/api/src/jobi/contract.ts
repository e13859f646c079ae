import { z } from "zod";
import { answer, endpoint, listAnswer } from "../http/contract.ts";
import { countField, cursorField, idField, instantField, line, paragraph } from "../http/fields.ts";
import { jobiGrantReasons } from "./grants.ts";
import { jobiRoutes, maxJobiMoved } from "./routes.ts";

/** Why Jobi moved. */
export const jobiReasons = [
  ...jobiGrantReasons,
  "annulation_mission",
  "retrait",
  "paiement_mission",
  "credits_ia",
  "retractation",
] as const;
export type JobiReason = (typeof jobiReasons)[number];

/** Whether Jobi came or went. */
export const jobiDirections = ["recus", "depenses"] as const;
export type JobiDirection = (typeof jobiDirections)[number];

const movementSchema = z.object({
  id: idField,
  /** Whole Jobi, negative when they left. */
  montant: z.int(),
  /** What was left right after it. */
  solde: z.int(),
  raison: z.enum(jobiReasons),
  /** The person's own text about it; null where the reason states all. */
  titre: z.string().nullable(),
  description: z.string().nullable(),
  mission: z.object({ id: idField, titre: z.string() }).nullable(),
  created_at: instantField,
});
/** A line of a person's statement. */
export type JobiMovement = z.output<typeof movementSchema>;

const gainSchema = z.object({
  raison: z.enum(jobiGrantReasons),
  /** Whole Jobi, each time. */
  montant: z.int(),
  /** How often the person was given them. */
  fois: z.int(),
  /** Whether it can be earned now: a grant of once is spent, and some come so often a month at most. */
  ouvert: z.boolean(),
});
/** A way to earn Jobi, and how often a person did. */
export type JobiGain = z.output<typeof gainSchema>;

const query = z.strictObject({
  sens: z.enum(jobiDirections, "Ce sens n’est pas connu.").optional(),
  page: countField({ min: 1, max: 100, fallback: 1 }),
  limit: countField({ min: 1, max: 50, fallback: 20 }),
  cursor: cursorField.optional(),
});

export const jobiContract = {
  balance: endpoint({
    route: jobiRoutes.balance,
    summary: "The Jobi of the signed-in person: the sum of their ledger",
    answer: answer({ montant: z.int(), profil_complet: z.boolean() }),
    errors: [],
  }),
  move: endpoint({
    route: jobiRoutes.move,
    summary:
      "Takes Jobi off one’s own balance, for the record. No one credits themselves: « plus » is refused",
    body: z.object({
      montant: z
        .int("Indiquez un nombre entier de Jobi.")
        .min(1, "Indiquez au moins 1 Jobi.")
        .max(maxJobiMoved, "C’est trop de Jobi en une fois."),
      operation: z.enum(["moins", "plus"], "L’opération est «\u202fmoins\u202f» ou «\u202fplus\u202f»."),
      titre: line({ name: "Titre", max: 80 }).trim(),
      description: paragraph({ name: "Description", min: 0, max: 500 }).trim().default(""),
    }),
    answer: answer({ montant: z.int() }),
    errors: ["INSUFFICIENT_JOBI", "JOBI_NOT_GIVEN"],
  }),
  movements: endpoint({
    route: jobiRoutes.movements,
    summary: "The movements of the person’s Jobi, the newest first, each with what was left after it",
    query,
    answer: listAnswer(movementSchema),
    errors: [],
  }),
  gains: endpoint({
    route: jobiRoutes.gains,
    summary: "What the company gives Jobi for, and how often the person was given them",
    answer: answer({ data: z.array(gainSchema) }),
    errors: [],
  }),
};
export type JobiMovementsQuery = z.output<typeof query>;
