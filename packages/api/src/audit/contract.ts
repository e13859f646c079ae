import { z } from "zod";
import { instantField } from "../http/fields.ts";

/** Reads by staff of what is others': papers, evidence, journals and lists, accounts. */
export const lookKinds = ["papers.read", "evidence.read", "journal.read", "account.read"] as const;
export type LookKind = (typeof lookKinds)[number];

/** What can stand in the audit of staff's acts. */
export const auditKinds = [
  "staff.granted",
  "staff.revoked",
  "consents.exported",
  "terms.published",
  "terms.withdrawn",
  "verification.accepted",
  "verification.refused",
  "verification.revoked",
  "verification.requested",
  "content.kept",
  "content.removed",
  "content.restored",
  "dispute.decided",
  "dispute.reviewed",
  "filter.kept",
  "filter.lifted",
  "update.published",
  "update.corrected",
  "sanction.warned",
  "sanction.suspended",
  "sanction.banned",
  "sanction.lifted",
  "account.closed",
  "account.erasedAgain",
  "account.factorReset",
  "address.refused",
  "address.accepted",
  "appeal.upheld",
  "appeal.overturned",
  "decisions.exported",
  "newsletter.exported",
  "newsletter.removed",
  "mail.retried",
  "mail.abandoned",
  "data.audited",
  "promo.created",
  "promo.disabled",
  "option.changed",
  ...lookKinds,
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Those of moderation: about what people wrote, about their disputes, and about their accounts. */
export const moderationKinds = [
  "content.kept",
  "content.removed",
  "content.restored",
  "dispute.decided",
  "dispute.reviewed",
  "filter.kept",
  "filter.lifted",
  "sanction.warned",
  "sanction.suspended",
  "sanction.banned",
  "sanction.lifted",
  "appeal.upheld",
  "appeal.overturned",
] as const satisfies readonly AuditKind[];
export type ModerationKind = (typeof moderationKinds)[number];

/** What the log can be asked for: it lists what was decided, and reads where they are asked for. */
export const logKinds = [...moderationKinds, ...lookKinds] as const;
export type LogKind = (typeof logKinds)[number];

/** What an act was about. */
export const auditSubjects = [
  "account",
  "export",
  "terms",
  "content",
  "dispute",
  "update",
  "subscription",
  "mail",
  "audit",
  "promo",
  "list",
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable();

/** An act of staff or of the operator. `name` is null for the operator, and where the person is gone. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: instantField,
  kind: z.enum(auditKinds),
  actor: z.object({ kind: z.enum(["person", "operator"]), name: z.string().nullable() }),
  subject: z.object({ kind: z.enum(auditSubjects), id: z.uuid(), name: z.string().nullable() }),
  before: facts,
  after: facts,
  reason: z.string().nullable(),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;
export type AuditFacts = AuditEntry["before"];
