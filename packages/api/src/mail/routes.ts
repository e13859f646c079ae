import type { Route } from "../http/route.ts";

export const mailRoutes = {
  sendSuspension: { method: "POST", path: "/api/email/send-suspension", access: "public" },
  outbox: { method: "GET", path: "/api/admin/mails", access: "jobpadm" },
  outboxFigures: { method: "GET", path: "/api/admin/mail-figures", access: "jobpadm" },
  retryMail: { method: "POST", path: "/api/admin/mails/:id/retry", access: "jobpadm" },
  abandonMail: { method: "POST", path: "/api/admin/mails/:id/abandon", access: "jobpadm" },
} as const satisfies Record<string, Route>;

/** How a mail stands for those who watch over them: it waits, is handed over, failed and will be tried again, left, was given up, or is not to be sent any more. */
export const mailStates = ["queued", "sending", "failed", "sent", "dead", "cancelled"] as const;
export type MailState = (typeof mailStates)[number];

/** Whom mails go to: a person with an account, or an address without one. */
export const mailKinds = ["member", "address"] as const;
export type MailKind = (typeof mailKinds)[number];

/** What may keep a mail waiting: how many went to its recipient, to their domain, because of one network, or in all. */
export const mailBudgets = ["recipient", "domain", "network", "site"] as const;
export type MailBudget = (typeof mailBudgets)[number];
