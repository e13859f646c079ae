import { z } from "zod";
import { auditEntrySchema, logKinds } from "../audit/contract.ts";
import { answer, endpoint, listAnswer } from "../http/contract.ts";
import { countField } from "../http/fields.ts";
import { logPageSize, periods, staffRoutes } from "./routes.ts";

const count = z.int().min(0);
/** The newest acts first, at most ten. */
const entries = z.array(auditEntrySchema).max(10);

/** How many accounts there are, by what matters to those who run the house. */
const accounts = z.object({
  active: count,
  newThisWeek: count,
  suspended: count,
  deletionsUnderWay: count,
  staff: count,
  staffWithoutSecondFactor: count,
});
export type AccountFigures = z.output<typeof accounts>;

export const staffContract = {
  administration: endpoint({
    route: staffRoutes.administration,
    summary: "What waits for administrators: figures of accounts and the last acts of staff",
    answer: answer({ accounts, entries }),
    errors: [],
  }),
  moderation: endpoint({
    route: staffRoutes.moderation,
    summary: "What waits for moderators: suspensions, and the last acts by or about the caller",
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
    query: z.object({
      act: z.enum(logKinds, "Ce choix n’est pas connu.").optional(),
      period: z.enum(periods, "Ce choix n’est pas connu.").optional(),
      page: countField({ min: 1, max: 100, fallback: 1 }),
      limit: countField({ min: 1, max: 50, fallback: logPageSize }),
    }),
    answer: listAnswer(auditEntrySchema),
    errors: [],
  }),
};
export type AdministrationOverview = z.output<typeof staffContract.administration.answer>;
export type ModerationOverview = z.output<typeof staffContract.moderation.answer>;
