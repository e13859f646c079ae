import { z } from "zod";
import { storedFileSchema } from "../files/contract.ts";
import { answer, endpoint, keyedAnswer, keyedFields } from "../http/contract.ts";
import { emailField, idField, instantField, nameField, paragraph } from "../http/fields.ts";
import { periods, workParts } from "../staff/routes.ts";
import {
  casesPageSize,
  contentKinds,
  decisionReasons,
  maxReportReason,
  otherKinds,
  reportedKinds,
  reportsRoutes,
} from "./routes.ts";

/** Where a reported content stands; the life cycle decides what leads where. */
export const caseStatuses = ["reported", "kept", "removed", "restored", "appealed", "closed"] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** Whose report it is: a member's, a visitor's, or staff’s own filter. */
export const reportSources = ["person", "visitor", "filter"] as const;

const reason = paragraph({ name: "Motif", max: maxReportReason }).trim();

/** What one reports of a comment or a mission [MOD-06, MOD-07]. */
export const contentReportBody = z.object({
  content_type: z.enum(contentKinds, "Seuls un commentaire ou une mission se signalent ainsi."),
  content_id: idField,
  reason,
});

/** What one reports of anything else; a visitor declares who they are. */
export const reportBody = z.object({
  content_type: z.enum(otherKinds, "Choisissez ce que vous signalez."),
  content_id: idField,
  reason,
  /** The mission that the two agreed on, where it is about how they met. */
  mission_id: idField.optional(),
  name: nameField("Votre nom").optional(),
  email: emailField.optional(),
});

const reportSchema = z.object({ id: idField, createdAt: instantField });
const reported = answer({ data: reportSchema, message: z.string() });

const caseShape = {
  id: idField,
  kind: z.enum(reportedKinds),
  contentId: idField,
  status: z.enum(caseStatuses),
  isRemoved: z.boolean(),
  /** Where the content stands: the mission that it is, or that it is about. */
  title: z.string(),
  /** Its text when it was first reported. */
  words: z.string(),
  author: z.object({ id: idField, name: z.string() }),
  /** How many people reported it. */
  people: z.int().min(0),
  /** Staff’s own filter noticed it. */
  isFlagged: z.boolean(),
  openedAt: instantField,
  decidedAt: instantField.nullable(),
};
const caseSchema = z.object(caseShape);
/** A reported content: all reports of it until it is decided of. */
export type ModerationCase = z.output<typeof caseSchema>;

const caseDetailSchema = z.object({
  ...caseShape,
  /** What the content states now, and where it is; null when it is gone. */
  now: z.object({ words: z.string(), link: z.string(), photos: z.array(storedFileSchema) }).nullable(),
  /** What stands around it, in its order. */
  around: z.array(z.object({ name: z.string(), words: z.string(), isReported: z.boolean() })),
  /** How often something of its author was taken away. */
  removals: z.int().min(0),
  reports: z.array(
    z.object({
      id: idField,
      source: z.enum(reportSources),
      /** Null for the filter, and for who left. */
      name: z.string().nullable(),
      reason: z.string(),
      /** The agreed mission that it is about. */
      mission: z.object({ id: idField, title: z.string() }).nullable(),
      createdAt: instantField,
    }),
  ),
  /** Who decided, and the reasons that were reported. */
  decidedBy: z.string().nullable(),
  reasons: z.string().nullable(),
});
export type ModerationCaseDetail = z.output<typeof caseDetailSchema>;

const figuresShape = {
  /** Contents that were reported. */
  received: z.int().min(0),
  waiting: z.int().min(0),
  kept: z.int().min(0),
  removed: z.int().min(0),
  restored: z.int().min(0),
  /** Of those decided, the ones that can no longer be contested. */
  closed: z.int().min(0),
  /** How long half of them waited for their first decision at most, in seconds; null while there is none. */
  medianSeconds: z.int().min(0).nullable(),
};
/** How many contents were reported, how they stand, what was decided, and how fast. */
export type ReportFigures = z.output<z.ZodObject<typeof figuresShape>>;

const statsSchema = z.object({
  total: z.object(figuresShape),
  /** By kind, in the order of the list; every kind is there. */
  kinds: z.array(z.object({ kind: z.enum(reportedKinds), ...figuresShape })),
  /** Reports, by whose they are. */
  sources: z.object({ person: z.int().min(0), visitor: z.int().min(0), filter: z.int().min(0) }),
});
export type ReportStats = z.output<typeof statsSchema>;

const reasons = paragraph({ name: "Motif", ...decisionReasons }).trim();
const params = z.object({ id: idField });
const undecidable = [
  "NOT_FOUND",
  "REPORT_TRANSITION_REFUSED",
  "OWN_CONTENT",
  "OWN_REPORT",
  "CONTENT_GONE",
] as const;

export const reportsContract = {
  reportContent: endpoint({
    route: reportsRoutes.reportContent,
    summary: "Reports a comment or a mission that the person may see to the moderators, once",
    body: contentReportBody,
    status: 201,
    answer: reported,
    errors: ["NOT_FOUND", "OWN_CONTENT", "ALREADY_REPORTED"],
  }),
  report: endpoint({
    route: reportsRoutes.report,
    summary:
      "Reports a profile, a message, a review, an offer or a picture to the moderators, once; visitors report what they may see, with their name and address",
    body: reportBody,
    status: 201,
    answer: reported,
    errors: ["NOT_FOUND", "OWN_CONTENT", "ALREADY_REPORTED", "PROFIL_DISABLED", "SESSION_EXPIRED"],
  }),
  cases: endpoint({
    route: reportsRoutes.cases,
    summary: "Reported contents, 20 a page: open ones the oldest first, decided ones the newest first",
    query: z.strictObject({
      status: z.enum(["open", ...workParts, "decided"], "Ce choix n’est pas connu.").default("open"),
      kind: z.enum(reportedKinds, "Ce choix n’est pas connu.").optional(),
      source: z.enum(["people", "filter"], "Ce choix n’est pas connu.").optional(),
      ...keyedFields(casesPageSize),
    }),
    answer: keyedAnswer(caseSchema),
    errors: [],
  }),
  stats: endpoint({
    route: reportsRoutes.stats,
    summary: "Figures of the contents that were reported in a period, of all of them without one",
    query: z.strictObject({ period: z.enum(periods, "Ce choix n’est pas connu.").optional() }),
    answer: answer({ data: statsSchema }),
    errors: [],
  }),
  case: endpoint({
    route: reportsRoutes.case,
    summary: "A reported content in its context, with its reports and what was decided",
    params,
    answer: answer({ data: caseDetailSchema }),
    errors: ["NOT_FOUND"],
  }),
  decide: endpoint({
    route: reportsRoutes.decide,
    summary:
      "Keeps a reported content or hides it, once, with reasons that its author and who reported it read",
    params,
    body: z.object({
      decision: z.enum(["keep", "remove"], "Gardez ou masquez le contenu."),
      reasons,
    }),
    answer: answer({ data: caseDetailSchema }),
    errors: undecidable,
  }),
  restore: endpoint({
    route: reportsRoutes.restore,
    summary: "Shows a hidden content again, with reasons",
    params,
    body: z.object({ reasons }),
    answer: answer({ data: caseDetailSchema }),
    errors: undecidable,
  }),
};
