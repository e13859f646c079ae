import type { Navigation, Notice, Remembering } from "../../boundary/emitted.ts";
import type { Refusal } from "../../boundary/refusal.ts";
import { passwordExpiredEffects, passwordWarningDays } from "../login/sign-in.ts";
import type { ProfileAnswer, SessionNoticeCode, SessionRecord } from "./session.types.ts";

/** Whether a failed call says that the account was deactivated [SESS-16, SESS-20]. */
export function isDeactivated({ code }: Refusal): boolean {
  return code === "PROFIL_DISABLED" || code === "ACCOUNT_DEACTIVATED";
}

/** Whether a failed call says that the session is over; no answer, a limit or a fault of the server says nothing about it. */
export function isSessionRefused({ status }: Refusal): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** What the age of the password leads to; a number of days is spoken of once [PWD-09, PWD-11, PWD-12]. */
export function noticesOfPassword(
  { daysUntilExpiration: days, passwordExpired }: ProfileAnswer["passwordStatus"],
  warnedDays: number | null,
): readonly (Notice<SessionNoticeCode> | Navigation | Remembering<SessionRecord>)[] {
  if (passwordExpired) return passwordExpiredEffects;
  if (days > passwordWarningDays || days === warnedDays) return [];
  return [
    { type: "notice", kind: "warning", code: "PASSWORD_EXPIRES_SOON", params: { days } },
    { type: "remember", record: { warnedDays: days } },
  ];
}
