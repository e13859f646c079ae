import { z } from "zod";
import { filesField, storedFileSchema } from "../files/contract.ts";
import { answer, endpoint, keyedAnswer, keyedFields } from "../http/contract.ts";
import { idField, instantField, paragraph } from "../http/fields.ts";
import { amountOrNoneField, maxJobis } from "../http/money.ts";
import { workParts } from "../staff/routes.ts";
import {
  disputeActs,
  disputeFile,
  disputeLength,
  disputeReasons,
  disputeSides,
  disputeStatuses,
  disputesPageSize,
  disputesRoutes,
} from "./routes.ts";

/** What happened in a dispute, by its sides, staff (`decided`, `reviewed`) or time (`stood`). */
export const disputeEntryKinds = [
  "opened",
  "said",
  "offered",
  "accepted",
  "withdrawn",
  "decided",
  "appealed",
  "reviewed",
  "stood",
] as const;
export type DisputeEntryKind = (typeof disputeEntryKinds)[number];

/** Cents and Jobi that the jobbeur gets in all. */
const sumSchema = z.object({ cents: z.int().min(0), jobis: z.int().min(0) });
export type DisputeSum = z.output<typeof sumSchema>;

const entrySchema = z.object({
  id: z.string(),
  kind: z.enum(disputeEntryKinds),
  at: instantField,
  /** Whose act it is; null for staff and for time. */
  side: z.enum(disputeSides).nullable(),
  words: z.string(),
  sum: sumSchema.nullable(),
  /** Photos and documents that go along. */
  files: z.array(storedFileSchema),
});
export type DisputeEntry = z.output<typeof entrySchema>;

const disputeSchema = z.object({
  id: idField,
  missionId: idField,
  openedBy: z.enum(disputeSides),
  reason: z.enum(disputeReasons),
  status: z.enum(disputeStatuses),
  openedAt: instantField,
  /** Until when staff waits for the word of the other side; null once it has spoken. */
  answerBy: instantField.nullable(),
  /** Until when what was decided can be appealed. */
  appealBy: instantField.nullable(),
  /** What is due by the agreement: the most that can be offered. */
  most: sumSchema,
  offers: z.object({ client: sumSchema.nullable(), jobbeur: sumSchema.nullable() }),
  /** What the jobbeur gets in all, once that is sure. */
  result: sumSchema.nullable(),
  /** Who decided also decided of the appeal: no one else could. */
  isReviewedBySame: z.boolean(),
  /** Oldest first. */
  entries: z.array(entrySchema),
});
export type Dispute = z.output<typeof disputeSchema>;

const standingSchema = z.object({
  /** The newest one. */
  dispute: disputeSchema.nullable(),
  /** What who asks may open one about now. */
  mayOpen: z.array(z.enum(disputeReasons)),
});
export type DisputeStanding = z.output<typeof standingSchema>;

const caseShape = {
  id: idField,
  missionId: idField,
  title: z.string(),
  reason: z.enum(disputeReasons),
  status: z.enum(disputeStatuses),
  openedAt: instantField,
  /** Since when it stands as it does. */
  since: instantField,
  /** The two sides as others see them, « Léa M. »; empty once they left. */
  client: z.string(),
  jobbeur: z.string(),
};
const caseSchema = z.object(caseShape);
/** A dispute as the list of staff shows it. */
export type DisputeCase = z.output<typeof caseSchema>;

const caseDetailSchema = z.object({
  ...caseShape,
  dispute: disputeSchema,
  /** Why who reads it cannot decide now; null when they can. */
  barred: z.enum(["answer", "own", "same", "over"]).nullable(),
  /** Since the appeal, no one else could decide: who decided first may. */
  isAlone: z.boolean(),
});
export type DisputeCaseDetail = z.output<typeof caseDetailSchema>;

const missionParams = z.object({ id: idField });
const text = paragraph({ name: "Message", ...disputeLength }).trim();
const jobis = z
  .int("Les Jobi se comptent en unités entières.")
  .min(0, "Les Jobi ne peuvent pas être négatifs.")
  .max(maxJobis, "Le nombre de Jobi doit être de 100\u202f000 au plus.");

export const disputeBody = z.object({
  reason: z.enum(disputeReasons, "Choisissez ce qui ne va pas."),
  words: text,
  files: filesField(disputeFile),
});
export type DisputeBody = z.input<typeof disputeBody>;
export type DisputeInput = z.output<typeof disputeBody>;

/** An act of a side. Text and appeals are written, offers and acceptances name a sum; files go along with what is reported. */
export const disputeActBody = z
  .object({
    act: z.enum(disputeActs, "Cette action n’est pas connue."),
    words: paragraph({ name: "Message", min: 0, max: disputeLength.max }).trim().default(""),
    euros: amountOrNoneField.optional(),
    jobis: jobis.optional(),
    files: filesField(disputeFile),
  })
  .superRefine(({ act, words: message, euros: amount, files }, context) => {
    if ((act === "accept" || act === "withdraw") && files.length > 0)
      context.addIssue({ code: "custom", path: ["files"], message: "Rien ne se joint à cette action." });
    if ((act === "say" || act === "appeal") && message.length < disputeLength.min)
      context.addIssue({
        code: "custom",
        path: ["words"],
        message: `Message\u00a0: au moins ${disputeLength.min} caractères.`,
      });
    if ((act === "offer" || act === "accept") && amount === undefined)
      context.addIssue({ code: "custom", path: ["euros"], message: "Indiquez un montant." });
  });
export type DisputeActBody = z.input<typeof disputeActBody>;
export type DisputeActInput = z.output<typeof disputeActBody>;

export const disputeDecisionBody = z.object({
  euros: amountOrNoneField,
  jobis: jobis.default(0),
  reasons: paragraph({ name: "Motif", ...disputeLength }).trim(),
});
export type DisputeDecisionBody = z.input<typeof disputeDecisionBody>;
export type DisputeDecisionInput = z.output<typeof disputeDecisionBody>;

const standing = answer({ data: standingSchema });

export const disputesContract = {
  read: endpoint({
    route: disputesRoutes.read,
    summary:
      "The newest dispute of a mission that was agreed on, for its two sides and staff, and what may be opened",
    params: missionParams,
    answer: standing,
    errors: ["NOT_FOUND"],
  }),
  open: endpoint({
    route: disputesRoutes.open,
    summary:
      "Opens a dispute: once a side, while the work is declared done and fourteen days after, or when no one came",
    params: missionParams,
    body: disputeBody,
    status: 201,
    answer: standing,
    errors: ["NOT_FOUND", "DISPUTE_CHANGED", "DISPUTE_NOT_NOW"],
  }),
  act: endpoint({
    route: disputesRoutes.act,
    summary:
      "A side speaks, offers to settle, accepts, withdraws or appeals. Who comes second gets `data.standing` as it stands",
    params: missionParams,
    body: disputeActBody,
    answer: standing,
    errors: ["NOT_FOUND", "DISPUTE_CHANGED", "DISPUTE_FULL", "AMOUNT_TOO_HIGH", "MISSION_TRANSITION_REFUSED"],
  }),
  list: endpoint({
    route: disputesRoutes.list,
    summary: "Disputes, 20 a page: open ones the longest waiting first, ended ones the newest first",
    query: z.strictObject({
      status: z.enum(["open", ...workParts, "ended"], "Ce choix n’est pas connu.").default("open"),
      ...keyedFields(disputesPageSize),
    }),
    answer: keyedAnswer(caseSchema),
    errors: [],
  }),
  one: endpoint({
    route: disputesRoutes.one,
    summary: "A dispute with both sides, for staff",
    params: missionParams,
    answer: answer({ data: caseDetailSchema }),
    errors: ["NOT_FOUND"],
  }),
  decide: endpoint({
    route: disputesRoutes.decide,
    summary:
      "States what the jobbeur gets in all, with reasons that both sides read; of an appeal, another person does",
    params: missionParams,
    body: disputeDecisionBody,
    answer: answer({ data: caseDetailSchema }),
    errors: [
      "NOT_FOUND",
      "DISPUTE_CHANGED",
      "ANSWER_AWAITED",
      "AMOUNT_TOO_HIGH",
      "MISSION_TRANSITION_REFUSED",
    ],
  }),
};
