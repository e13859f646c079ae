import { mailedDecisionPath } from "../appeals/routes.ts";
import { digestLeaveRoute } from "../notifications/routes.ts";

/**
 * Where mails lead with a token, which lets its holder do something. Programs open what a mail links to before its reader does: a GET
 * of each changes nothing, a button does, or the one POST of a mail program (RFC 8058). Tests of the server and of the browser open each.
 */
export const mailedPages = [
  "/verify-email",
  "/reset-password",
  "/newsletter/verify",
  "/newsletter/unsubscribe",
  "/notifications/fin-du-resume",
  digestLeaveRoute,
  "/account/delete/confirm",
  "/account/email",
  "/unknown-device",
  mailedDecisionPath,
] as const;
export type MailedPage = (typeof mailedPages)[number];
