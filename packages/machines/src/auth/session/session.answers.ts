import type { Navigation, Notice, Remembering } from "../../boundary/emitted.ts";
import type { Paths } from "../../boundary/paths.ts";
import type { Refusal } from "../../boundary/refusal.ts";
import { passwordExpiredEffects, passwordWarningDays } from "../login/sign-in.ts";
import type { ProfileAnswer, SessionNoticeCode, SessionRecord, Suspension } from "./session.types.ts";

/** Whether a failed call reports that the account was deactivated [SESS-16, SESS-20]. */
export function isDeactivated({ code }: Refusal): boolean {
  return code === "PROFIL_DISABLED" || code === "ACCOUNT_DEACTIVATED";
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Whose account it is that a failed call reports to be deactivated, and why; null when it does not state [SESS-17]. */
export function suspensionOf({ data: { email, reason, until } }: Refusal): Suspension | null {
  return typeof email === "string" ? { email, reason: textOf(reason), until: textOf(until) } : null;
}

/** Whether a failed call reports that the session is over; no answer, a limit or a fault of the server states nothing about it. */
export function isSessionRefused({ status }: Refusal): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** What the age of the password leads to; a number of days is spoken of once [PWD-09, PWD-11, PWD-12]. */
export function noticesOfPassword(
  { daysUntilExpiration: days, passwordExpired }: ProfileAnswer["passwordStatus"],
  warnedDays: number | null,
  paths: Pick<Paths, "forgottenPassword">,
): readonly (Notice<SessionNoticeCode> | Navigation | Remembering<SessionRecord>)[] {
  if (passwordExpired) return passwordExpiredEffects(paths);
  if (days > passwordWarningDays || days === warnedDays) return [];
  return [
    { type: "notice", kind: "warning", code: "PASSWORD_EXPIRES_SOON", params: { days } },
    { type: "remember", record: { warnedDays: days } },
  ];
}
