import { z } from "zod";
import { answer, endpoint, keyedAnswer, keyedFields } from "../http/contract.ts";
import { idField, instantField, paragraph } from "../http/fields.ts";
import { sanctionKinds } from "../people/sanctions.ts";
import { decisionReasons, reportedKinds } from "../reports/routes.ts";
import { workParts } from "../staff/routes.ts";
import {
  appealLength,
  appealOutcomes,
  appealSides,
  appealSubjects,
  appealsPageSize,
  appealsRoutes,
  firstDecisionYear,
  ownDecisionKinds,
} from "./routes.ts";

const count = z.int().min(0);

/** What is in force: of a content whether it is shown, of a sanction whether it stands. */
export const decisionStandings = ["visible", "hidden", "inForce", "over", "lifted", "overturned"] as const;

const contentAbout = z.object({ subject: z.literal("content"), kind: z.enum(reportedKinds) });
const sanctionAbout = z.object({
  subject: z.literal("sanction"),
  kind: z.enum(sanctionKinds),
  /** When a temporary suspension ends by itself. */
  until: instantField.nullable(),
});
const about = z.discriminatedUnion("subject", [contentAbout, sanctionAbout]);
/** What a decision is about. */
export type DecisionAbout = z.output<typeof about>;

const appealShape = {
  madeAt: instantField,
  decidedAt: instantField.nullable(),
  outcome: z.enum(appealOutcomes).nullable(),
  /** The reasons of who decided of the appeal. */
  reasons: z.string().nullable(),
};

const decisionSchema = z.object({
  id: idField,
  side: z.enum(appealSides),
  about,
  /** What the content is called, or stands in; empty for a sanction and where that is withheld from who reads. */
  title: z.string(),
  /** What the content stated, for its author alone. */
  words: z.string(),
  standing: z.enum(decisionStandings),
  decidedAt: instantField,
  reasons: z.string(),
  /** Until when it can be appealed; null when it no longer can, or never could by who reads. */
  appealUntil: instantField.nullable(),
  /** The appeal that was made; its text is read by who made it alone. */
  appeal: z.object({ ...appealShape, isOwn: z.boolean(), words: z.string() }).nullable(),
});
/** A decision of moderation as a person whom it concerns reads it. */
export type Decision = z.output<typeof decisionSchema>;

/** Who may decide of an appeal: a moderator, an administrator, or whoever runs the company where no one else of it can. */
export const judgeLevels = ["moderator", "administrator", "operator"] as const;

const rowShape = {
  id: idField,
  about,
  side: z.enum(appealSides),
  title: z.string(),
  ...appealShape,
  /** Why who reads cannot decide: it is their own affair, or they decided first; null when they can. */
  barred: z.enum(["own", "same"]).nullable(),
  /** Whom it waits for. */
  waitsFor: z.enum(judgeLevels),
  /** Who of staff handles it; null for no one. */
  assignee: z.object({ id: idField, name: z.string(), isMe: z.boolean(), since: instantField }).nullable(),
};
const rowSchema = z.object(rowShape);
/** An appeal in the queue of staff. */
export type AppealRow = z.output<typeof rowSchema>;

const detailSchema = z.object({
  ...rowShape,
  subjectId: idField,
  /** What who appeals writes. */
  appealWords: z.string(),
  /** Whose content it is, or who was sanctioned; null once they are gone. */
  person: z.string().nullable(),
  words: z.string(),
  standing: z.enum(decisionStandings),
  /** The decision that is appealed: when, by whom and why. */
  first: z.object({ at: instantField, by: z.string().nullable(), reasons: z.string() }),
  decidedBy: z.string().nullable(),
});
/** An appeal with all that its decision asks for. */
export type AppealDetail = z.output<typeof detailSchema>;

const ownDecisionSchema = z.object({
  id: idField,
  about,
  decision: z.enum(ownDecisionKinds),
  /** What the content is called, or stands in; empty for a sanction. */
  title: z.string(),
  /** Who was sanctioned; null for a content, and once they are gone. */
  person: z.object({ id: idField, name: z.string() }).nullable(),
  at: instantField,
  reasons: z.string(),
  /** The appeal against it, which another person decides of; null where none was made. */
  appeal: z
    .object({
      id: idField,
      madeAt: instantField,
      decidedAt: instantField.nullable(),
      outcome: z.enum(appealOutcomes).nullable(),
    })
    .nullable(),
});
/** A decision as whoever of staff took it finds it again. */
export type OwnDecision = z.output<typeof ownDecisionSchema>;

const figuresShape = {
  /** Decisions of the year, and those of them that were appealed. */
  decisions: count,
  appeals: count,
  waiting: count,
  upheld: count,
  overturned: count,
  lifted: count,
  /** How long half of the appeals waited at most, in seconds; null while none is decided. */
  medianSeconds: count.nullable(),
};
const figuresSchema = z.object({ subject: z.enum(appealSubjects), ...figuresShape });
/** Decisions and appeals of a year. */
export type AppealFigures = z.output<typeof figuresSchema>;

const yearField = z.coerce
  .number("Une année est attendue.")
  .pipe(z.int("Une année est attendue.").min(firstDecisionYear).max(2100))
  .optional();
/** A year, the current one where none is named. */
export const yearQuery = z.strictObject({ annee: yearField });

const text = paragraph({ name: "Vos raisons", ...appealLength }).trim();
const reasons = paragraph({ name: "Motif", ...decisionReasons }).trim();
const token = z
  .string("Le lien est incomplet.")
  .min(1, "Le lien est incomplet.")
  .max(200, "Le lien n’est pas valide.")
  .regex(/^[\w-]+$/, "Le lien n’est pas valide.");
const params = z.object({ id: idField });

export const appealBody = z.object({ words: text });
export const linkedAppealBody = z.object({ token, words: text });
export const judgementBody = z.object({
  decision: z.enum(["uphold", "overturn"], "Choisissez une décision."),
  reasons,
});
export type Judgement = z.output<typeof judgementBody>;
export const assigneeBody = z.object({
  /** Oneself, or no one: no one is put to work by another one. */
  assignee: z.enum(["me", "none"], "Ce choix n’est pas connu."),
  /** From whom it is taken over: who is seen to handle it. */
  instead: idField.nullable().default(null),
});
export type AssigneeBody = z.input<typeof assigneeBody>;

const unappealable = ["APPEAL_NOT_NOW", "APPEAL_TOO_LATE", "FORBIDDEN"] as const;

export const appealsContract = {
  decision: endpoint({
    route: appealsRoutes.decision,
    summary: "A decision of moderation as a person whom it concerns reads it, with how it is appealed",
    params,
    answer: answer({ data: decisionSchema }),
    errors: ["NOT_FOUND"],
  }),
  appeal: endpoint({
    route: appealsRoutes.appeal,
    summary: "Appeals a decision, once, within six months: another person decides of it",
    params,
    body: appealBody,
    status: 201,
    answer: answer({ data: decisionSchema }),
    errors: ["NOT_FOUND", ...unappealable],
  }),
  look: endpoint({
    route: appealsRoutes.look,
    summary: "What a mailed link opens; looking changes nothing",
    body: z.object({ token }),
    answer: answer({ data: decisionSchema }),
    errors: ["TOKEN_INVALID", "TOKEN_EXPIRED"],
  }),
  appealByLink: endpoint({
    route: appealsRoutes.appealByLink,
    summary: "Appeals by a mailed link: visitors and those who are suspended need no session",
    body: linkedAppealBody,
    status: 201,
    answer: answer({ data: decisionSchema }),
    errors: ["TOKEN_INVALID", "TOKEN_EXPIRED", ...unappealable],
  }),
  queue: endpoint({
    route: appealsRoutes.queue,
    summary: "Appeals, 20 a page: open ones the oldest first, decided ones the newest first",
    query: z.strictObject({
      status: z.enum(["open", ...workParts, "mine", "decided"], "Ce choix n’est pas connu.").default("open"),
      ...keyedFields(appealsPageSize),
    }),
    answer: keyedAnswer(rowSchema),
    errors: [],
  }),
  one: endpoint({
    route: appealsRoutes.one,
    summary: "An appeal with the decision that it is about",
    params,
    answer: answer({ data: detailSchema }),
    errors: ["NOT_FOUND"],
  }),
  judge: endpoint({
    route: appealsRoutes.judge,
    summary:
      "Upholds or overturns a decision, once, with reasons that both sides read; never by who decided first or whom it concerns",
    params,
    body: judgementBody,
    answer: answer({ data: detailSchema }),
    errors: [
      "NOT_FOUND",
      "OWN_CONTENT",
      "OWN_REPORT",
      "SAME_JUDGE",
      "APPEAL_TAKEN",
      "APPEAL_DECIDED",
      "CONTENT_GONE",
    ],
  }),
  assign: endpoint({
    route: appealsRoutes.assign,
    summary:
      "Takes an appeal, takes it over from whom one sees look after it, or hands it back; never by who decided first or whom it concerns",
    params,
    body: assigneeBody,
    answer: answer({ data: detailSchema }),
    errors: ["NOT_FOUND", "SAME_JUDGE", "APPEAL_TAKEN", "APPEAL_DECIDED"],
  }),
  ownDecisions: endpoint({
    route: appealsRoutes.ownDecisions,
    summary: "What one decided oneself, the newest first, 20 a page, with the appeal against it",
    query: z.strictObject(keyedFields(appealsPageSize)),
    answer: keyedAnswer(ownDecisionSchema),
    errors: [],
  }),
  figures: endpoint({
    route: appealsRoutes.figures,
    summary: "How much was decided in a year, how much of it was appealed, and how that ended",
    query: yearQuery,
    answer: answer({
      data: z.object({
        year: z.int(),
        /** Those that can be asked for, the newest first. */
        years: z.array(z.int()),
        figures: z.array(figuresSchema),
      }),
    }),
    errors: [],
  }),
};
