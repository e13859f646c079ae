import type { authContract, TwoFactorMethod } from "@jobami/api/auth/contract";
import type { AnswerOf } from "@jobami/api/http/contract";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../platform/database/database.ts";
import type { AnswerCookie } from "../../platform/http/call.ts";
import { withPlace } from "../../platform/live/stream.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Grant } from "../../platform/sessions/cookies.ts";
import { toSessionUser } from "../users/users.domain.ts";
import { copy } from "./copy.ts";
import { maskEmail } from "./mask-email.ts";
import { passwordStatusOf } from "./passwords.ts";
import type { SignIn } from "./sign-in.ts";
import { codeLifeMs } from "./two-factor.ts";

type SignedIn = AnswerOf<typeof authContract.login>;

/** How a person may prove the second factor, the one to ask for first at the head. */
function methodsOf(account: SignIn["account"]): TwoFactorMethod[] {
  if (!account.authenticatorEnabled) return ["mail"];
  return account.twoFactorEnabled ? ["app", "recovery", "mail"] : ["app", "recovery"];
}

/** What whoever signs in is answered, with their place in the live sequence as `db` sees it. */
export async function signedInAnswer(db: Db, signIn: SignIn, now: number): Promise<SignedIn> {
  const { account } = signIn;
  if (signIn.outcome === "codeAsked") {
    const maskedEmail = maskEmail(account.email);
    const methods = methodsOf(account);
    const page = `/verify-two-factor?email=${encodeURIComponent(maskedEmail)}`;
    return {
      success: true,
      message: account.authenticatorEnabled ? copy.codeAsked : copy.codeSent,
      toastType: "info",
      requiresTwoFactor: true,
      maskedEmail,
      ...(account.authenticatorEnabled
        ? { methods, redirectTo: `${page}&methods=${methods.join(",")}` }
        : { redirectTo: page }),
    };
  }
  return {
    success: true,
    message: copy.signedIn,
    toastType: "success",
    requiresTwoFactor: false,
    user: await withPlace(db, toSessionUser(account)),
    previousLogin: signIn.previousLogin?.toISOString() ?? null,
    ...(signIn.arrivalPath !== null && { redirectTo: signIn.arrivalPath }),
    passwordStatus: passwordStatusOf(account, now),
  };
}

/** A session's cookies, and the CSRF token that is its own. */
export function grantCookies(platform: Platform, request: FastifyRequest, grant: Grant): AnswerCookie[] {
  return [...platform.cookies.give(grant), platform.csrf.issue(request, grant.sessionId).cookie];
}

/** The cookies of a sign-in that went through, or waits for its code. */
export function signInCookies(platform: Platform, request: FastifyRequest, signIn: SignIn): AnswerCookie[] {
  return signIn.outcome === "codeAsked"
    ? [platform.cookies.wait(signIn.challenge, codeLifeMs / 1000)]
    : [...grantCookies(platform, request, signIn.grant), platform.cookies.waitNoMore()];
}
