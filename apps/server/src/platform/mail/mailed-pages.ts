import { digestLeaveRoute } from "@jobami/api/notifications/routes";
import type { Config } from "../../config.ts";

/**
 * Where mails lead with a token, which lets its holder do something. Programs open what a mail links to before its reader does: a GET
 * of each changes nothing, a button does, or the one POST of a mail program (RFC 8058). `mailed-links.test.ts` opens each.
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
] as const;
export type MailedPage = (typeof mailedPages)[number];

/** The address of a page for the holder of a token, as a mail writes it. */
export function mailedAddress(
  { publicUrl }: Pick<Config, "publicUrl">,
  page: MailedPage,
  token: string,
): string {
  return `${publicUrl}${page}?token=${encodeURIComponent(token)}`;
}
