import type { EmailChangeLink, PendingEmailChange } from "./contract.ts";

/** Léa asked for another address; no one has confirmed yet. */
export const pendingEmailChange: PendingEmailChange = {
  email: "lea.martin@exemple.org",
  confirmed: [],
  expiresAt: "2026-11-21T10:00:00.000Z",
};
export const emailChangeLink: EmailChangeLink = {
  side: "current",
  maskedCurrent: "l•••@e•••.fr",
  maskedNext: "l•••@e•••.org",
  expiresAt: "2026-11-21T10:00:00.000Z",
  confirmed: [],
};
