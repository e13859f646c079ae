import { destinationOf } from "../../boundary/destination.ts";
import type { Navigation, Notice } from "../../boundary/emitted.ts";
import type { Paths } from "../../boundary/paths.ts";
import type { LoginAnswer, SessionOpened, SignInNoticeCode } from "./login.types.ts";

/** How long the sign-in notice stays, in ms [LOGIN-20, LOGIN-21]. */
export const welcomeDurationMs = 10_000;
/** From how many days before its end an ageing password is spoken of [PWD-11]. */
export const passwordWarningDays = 7;

/** Whether the password of an accepted sign-in is no longer valid [PWD-12]. */
export function isPasswordExpired(answer: LoginAnswer): boolean {
  return answer.passwordStatus?.passwordExpired === true;
}

function welcome(answer: LoginAnswer): Notice<SignInNoticeCode> {
  const previous = answer.previousLogin ?? null;
  return previous === null
    ? { type: "notice", kind: "success", code: "FIRST_LOGIN", duration: welcomeDurationMs }
    : {
        type: "notice",
        kind: "success",
        code: "LAST_LOGIN",
        params: { previousLogin: previous },
        duration: welcomeDurationMs,
      };
}

function passwordWarning(answer: LoginAnswer): Notice<SignInNoticeCode>[] {
  const days = answer.passwordStatus?.daysUntilExpiration;
  return days === undefined || days > passwordWarningDays
    ? []
    : [{ type: "notice", kind: "warning", code: "PASSWORD_EXPIRES_SOON", params: { days } }];
}

/** What an accepted sign-in reports, in order: the session first, since the page gone to needs it. */
export function signInEffects(
  answer: LoginAnswer,
  cameFrom: string | null,
  paths: Pick<Paths, "login" | "dashboard">,
): (Notice<SignInNoticeCode> | Navigation | SessionOpened)[] {
  return [
    { type: "session.opened", user: answer.user },
    welcome(answer),
    ...passwordWarning(answer),
    { type: "navigate", to: destinationOf(cameFrom, answer.redirectTo, paths) },
  ];
}

/** What a sign-in states that waits for its code: a mail went out unless the code is an app's. */
export function codeEffects(
  { maskedEmail = "", methods }: LoginAnswer,
  cameFrom: string | null,
  { code }: Pick<Paths, "code">,
): (Notice<"TWO_FACTOR_SENT"> | Navigation)[] {
  const isMailed = methods === undefined || methods[0] === "mail";
  return [
    ...(isMailed
      ? [{ type: "notice", kind: "info", code: "TWO_FACTOR_SENT", params: { maskedEmail } } as const]
      : []),
    { type: "navigate", to: code({ maskedEmail, cameFrom, methods }) },
  ];
}

/** What an expired password reports [PWD-09, PWD-10]. */
export function passwordExpiredEffects({
  forgottenPassword,
}: Pick<Paths, "forgottenPassword">): readonly [Notice<"PASSWORD_EXPIRED">, Navigation] {
  return [
    { type: "notice", kind: "error", code: "PASSWORD_EXPIRED" },
    { type: "navigate", to: forgottenPassword },
  ];
}

/** The addresses that a sign-in may lead to. */
export type SignInPaths = Pick<Paths, "login" | "dashboard" | "forgottenPassword">;
