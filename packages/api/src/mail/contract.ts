import { z } from "zod";
import { answer, endpoint, keyedAnswer, keyedFields } from "../http/contract.ts";
import { emailField, idField, instantField, line, paragraph } from "../http/fields.ts";
import { mailBudgets, mailKinds, mailRoutes, mailStates } from "./routes.ts";

/** A mail on its way, by what its envelope states: no body, and no code in its subject. */
const outgoingSchema = z.object({
  id: idField,
  to: z.string(),
  subject: z.string(),
  kind: z.enum(mailKinds),
  state: z.enum(mailStates),
  tries: z.int().min(0),
  createdAt: instantField,
  sentAt: instantField.nullable(),
  /** When it is tried next: after a pause, at the end of quiet hours, or when a budget has room. */
  nextAt: instantField.nullable(),
  /** When it is of no use any more. */
  usefulUntil: instantField.nullable(),
  /** The budget that it waits for. */
  heldBy: z.enum(mailBudgets).nullable(),
  /** What the mail server reported last, where it refused. */
  lastError: z.string().nullable(),
});
export type OutgoingMail = z.output<typeof outgoingSchema>;

const count = z.int().min(0);
const stateCounts = z.object({
  queued: count,
  sending: count,
  failed: count,
  sent: count,
  dead: count,
  cancelled: count,
});
export type MailFigures = z.output<typeof stateCounts>;

const change = {
  params: z.object({ id: idField }),
  answer: answer({ data: outgoingSchema }),
  errors: ["NOT_FOUND", "MAIL_NOT_WAITING"],
} as const;

export const mailContract = {
  sendSuspension: endpoint({
    route: mailRoutes.sendSuspension,
    summary:
      "Asks for the mail that explains a deactivation; sent to deactivated accounts only, once a day, with the reason the server knows",
    body: z.object({ email: emailField, reason: paragraph({ name: "Motif", min: 0, max: 500 }) }),
    answer: answer({ message: z.string() }),
    errors: [],
  }),
  outbox: endpoint({
    route: mailRoutes.outbox,
    summary: "Mails that wait, left or were given up, the newest first: envelopes alone",
    query: z.strictObject({
      state: z.enum(mailStates, "Cet état n’est pas connu.").optional(),
      kind: z.enum(mailKinds, "Ce choix n’est pas connu.").optional(),
      search: line({ name: "Recherche", max: 120 }).trim().optional(),
      ...keyedFields(25),
    }),
    answer: keyedAnswer(outgoingSchema),
    errors: [],
  }),
  outboxFigures: endpoint({
    route: mailRoutes.outboxFigures,
    summary: "How many mails stand where, and whether they really leave",
    answer: answer({ data: z.object({ counts: stateCounts, leaves: z.boolean() }) }),
    errors: [],
  }),
  retryMail: endpoint({
    route: mailRoutes.retryMail,
    summary: "Has a mail that failed tried again at once",
    ...change,
  }),
  abandonMail: endpoint({
    route: mailRoutes.abandonMail,
    summary: "Has a mail that waits sent no more, and empties it",
    ...change,
  }),
};
