import { z } from "zod";
import { auditEntrySchema, logKinds } from "../audit/contract.ts";
import { answer, endpoint, keyedAnswer, keyedFields } from "../http/contract.ts";
import { instantField } from "../http/fields.ts";
import { logPageSize, periods, staffRoutes, workKinds } from "./routes.ts";

const count = z.int().min(0);
/** The newest acts first, at most ten. */
const entries = z.array(auditEntrySchema).max(10);

/** How many accounts there are, by what matters to those who run the company. */
const accounts = z.object({
  active: count,
  newThisWeek: count,
  suspended: count,
  deletionsUnderWay: count,
  staff: count,
  staffWithoutSecondFactor: count,
});
export type AccountFigures = z.output<typeof accounts>;

const figure = z.object({ totalCount: count, countIsEstimated: z.boolean() });
/** How long a list is, as the list shows it. */
export type WorkFigure = z.output<typeof figure>;

const workLine = z.object({
  kind: z.enum(workKinds),
  /** What the caller may act on now. */
  waiting: figure,
  /** What of it is given to the caller; null where nothing is given to anybody. */
  mine: figure.nullable(),
  /** What of it has waited for longer than the company aims at; null where it aims at nothing. */
  late: figure.nullable(),
  /** Since when the one waits that waits longest; null where that is not known. */
  since: instantField.nullable(),
  /** How long staff lets it wait, in hours. */
  targetHours: z.int().min(1).nullable(),
});
/** What waits of a kind for who asks. */
export type WorkLine = z.output<typeof workLine>;

export const staffContract = {
  work: endpoint({
    route: staffRoutes.work,
    summary:
      "What waits for the caller, by kind: theirs first, then what is overdue, then the longest waiting; nothing that they may not act on",
    answer: answer({ data: z.array(workLine) }),
    errors: [],
  }),
  administration: endpoint({
    route: staffRoutes.administration,
    summary: "Figures of accounts and the last acts of staff, for administrators",
    answer: answer({ accounts, entries }),
    errors: [],
  }),
  moderation: endpoint({
    route: staffRoutes.moderation,
    summary: "Figures of suspensions and the last acts by or about the caller, for moderators",
    answer: answer({
      suspensions: z.object({ running: count, endingThisWeek: count, withoutEnd: count }),
      entries,
    }),
    errors: [],
  }),
  moderationLog: endpoint({
    route: staffRoutes.moderationLog,
    summary:
      "What moderators decided, with the reasons, or what staff looked at, 20 a page, the newest first",
    query: z.strictObject({
      act: z.enum(logKinds, "Ce choix n’est pas connu.").optional(),
      period: z.enum(periods, "Ce choix n’est pas connu.").optional(),
      ...keyedFields(logPageSize),
    }),
    answer: keyedAnswer(auditEntrySchema),
    errors: [],
  }),
};
export type AdministrationOverview = z.output<typeof staffContract.administration.answer>;
export type ModerationOverview = z.output<typeof staffContract.moderation.answer>;
