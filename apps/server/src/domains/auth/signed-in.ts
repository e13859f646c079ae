import type { authContract } from "@jobami/api/auth/contract";
import type { AnswerOf } from "@jobami/api/http/contract";
import type { FastifyRequest } from "fastify";
import type { AnswerCookie } from "../../platform/http/call.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Grant } from "../../platform/sessions/cookies.ts";
import { toSessionUser } from "../users/users.domain.ts";
import { copy } from "./copy.ts";
import { maskEmail } from "./mask-email.ts";
import { passwordStatusOf } from "./passwords.ts";
import type { SignIn } from "./sign-in.ts";
import { codeLifeMs } from "./two-factor.ts";

type SignedIn = AnswerOf<typeof authContract.login>;

/** What whoever signs in is answered. */
export function signedInAnswer(signIn: SignIn, now: number): SignedIn {
  const { account } = signIn;
  if (signIn.outcome === "codeSent") {
    const maskedEmail = maskEmail(account.email);
    return {
      success: true,
      message: copy.codeSent,
      toastType: "info",
      requiresTwoFactor: true,
      maskedEmail,
      redirectTo: `/verify-two-factor?email=${encodeURIComponent(maskedEmail)}`,
    };
  }
  return {
    success: true,
    message: copy.signedIn,
    toastType: "success",
    requiresTwoFactor: false,
    user: toSessionUser(account),
    previousLogin: signIn.previousLogin?.toISOString() ?? null,
    passwordStatus: passwordStatusOf(account, now),
  };
}

/** A session's cookies, and the CSRF token that is its own. */
export function grantCookies(platform: Platform, request: FastifyRequest, grant: Grant): AnswerCookie[] {
  return [...platform.cookies.give(grant), platform.csrf.issue(request, grant.sessionId).cookie];
}

/** The cookies of a sign-in that went through, or waits for its code. */
export function signInCookies(platform: Platform, request: FastifyRequest, signIn: SignIn): AnswerCookie[] {
  return signIn.outcome === "codeSent"
    ? [platform.cookies.wait(signIn.challenge, codeLifeMs / 1000)]
    : [...grantCookies(platform, request, signIn.grant), platform.cookies.waitNoMore()];
}
