/** Where a mail stands between the change that ordered it and the mail server. */
export type MailStatus = "queued" | "sending" | "sent" | "failed" | "dead" | "cancelled";

/** What the life cycle must know of a mail, as its record keeps it; instants in ms since 1970. */
export interface MailJobState {
  status: MailStatus;
  /** How often it was handed to the mail server. */
  tries: number;
  /** While `sending`, when whoever hands it over is given up; while `failed`, when it may be handed over again. */
  dueAt: number | null;
  /** When it states nothing worth reading any more, as a code that has run out; null for never. */
  usefulUntil: number | null;
}

/** What happens to a mail; `at` is the instant, in ms. */
export type MailJobEvent =
  | { type: "job.begun"; at: number }
  | { type: "server.took" }
  /** `isFinal`: asking again would get the same answer, as for an address that does not exist. */
  | { type: "server.refused"; at: number; isFinal: boolean }
  /** A person of the staff will not wait for the pause to end. */
  | { type: "staff.retried"; at: number }
  /** A person of the staff has it sent no more. */
  | { type: "staff.abandoned" };

/** What must follow: `mail.handed` after the step is stored, all others with it. */
export type MailFollowUp =
  | { type: "mail.handed" }
  | { type: "try.ordered"; at: number }
  | { type: "bodies.emptied" }
  | { type: "operator.notified" };

/** Why a step is refused: it is over, was never handed over, or is being handed over. */
export type MailJobRefusal = "MAIL_ENDED" | "MAIL_NOT_HANDED" | "MAIL_UNDER_WAY";
