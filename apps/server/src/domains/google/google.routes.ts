import type { googleContract } from "@jobami/api/google/contract";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../platform/database/database.ts";
import type { AnswerCookie, Handlers } from "../../platform/http/call.ts";
import { ownPage } from "../../platform/http/own-page.ts";
import { shownAddress } from "../../platform/mail/shown-address.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Auth, type SignIn, signedInAnswer, signInCookies } from "../auth/auth.domain.ts";
import { flowLifeMs, proofLifeMs } from "./google.flows.ts";
import { GoogleRefusal } from "./google.refusal.ts";
import type { Google } from "./google.service.ts";

/** The page that goes on once the browser came back. */
const arrivalPage = "/google";

/** Where a person stands who proves themselves and came from nowhere. */
const securityPage = "/dashboard/profil/securite";

/** The sign-in page, or the page whose act was to be proved, stating why no one is signed in; what they came for is stored. */
function refusedPage({ problem, from, purpose }: GoogleRefusal): string {
  if (purpose !== null) {
    const back = new URL(from ?? securityPage, "http://here");
    back.searchParams.set("google", problem);
    back.searchParams.set("for", purpose);
    return `${back.pathname}${back.search}`;
  }
  const query = new URLSearchParams({ google: problem, ...(from === null ? {} : { from }) });
  return `/login?${query}`;
}

/** Serves Google sign-in. */
export function googleRoutes(
  google: Google,
  auth: Auth,
  platform: Platform,
): Handlers<typeof googleContract> {
  const { cookies: jar, db, sessions, local } = platform;
  const { journey, providers } = google;
  const tokenOf = (request: FastifyRequest) => request.cookies[jar.names.google];
  const callerOf = (request: FastifyRequest) => ({
    token: tokenOf(request),
    browser: sessions.browserOf(request),
  });
  const onward = (redirectTo: string) => ({ success: true as const, redirectTo });

  /** Sends a browser on; whatever goes wrong on the way is a page, never an answer for programs. */
  async function leadOn(
    request: FastifyRequest,
    from: string | null,
    lead: () => Promise<string>,
  ): Promise<{ success: true; redirectTo: string }> {
    try {
      return onward(await lead());
    } catch (error) {
      const refusal = error instanceof GoogleRefusal ? error : new GoogleRefusal("failed", from, error);
      const isOurs = refusal.problem === "failed" || refusal.problem === "unavailable";
      if (isOurs) request.log.warn({ err: refusal.cause }, "google sign-in failed");
      return onward(refusedPage(refusal));
    }
  }

  /** An answer to a sign-in that no password was given for states nothing of its age. */
  async function withoutPassword(from: Db, signIn: SignIn, now: number) {
    const { passwordStatus: _, ...answer } = await signedInAnswer(from, signIn, now);
    return answer;
  }

  async function endOthers(
    tx: Parameters<typeof sessions.endOwn>[0],
    request: FastifyRequest,
    result: SignIn,
    cookies: AnswerCookie[],
  ): Promise<void> {
    if (result.outcome === "signedIn") await sessions.endOwn(tx, request);
    cookies.push(...signInCookies(platform, request, result));
  }

  return {
    start: async ({ request, query, cookies }) => {
      const from = ownPage(query.from);
      return leadOn(request, from, async () => {
        const other = providers.otherOrigin(request);
        if (other !== null) return `${other}${request.url}`;
        const provider = await providers.of(request);
        if (provider === null) throw new GoogleRefusal("unavailable", from);
        const { url, token } = await journey.begin(db, provider, from);
        cookies.push(jar.rememberGoogle(token, flowLifeMs / 1000));
        return url;
      });
    },
    prove: async ({ request, query, session, cookies }) => {
      const from = ownPage(query.from);
      const purpose = query.for;
      const other = providers.otherOrigin(request);
      if (other !== null) return onward(`${other}${request.url}`);
      if (session === null) return onward(`/login?${new URLSearchParams({ from: from ?? securityPage })}`);
      return leadOn(request, from, async () => {
        const provider = await providers.of(request);
        if (provider === null) throw new GoogleRefusal("unavailable", from, undefined, purpose);
        const proving = { userId: session.person.id, sessionId: session.id, purpose };
        const { url, token } = await journey.begin(db, provider, from, proving);
        cookies.push(jar.rememberGoogle(token, flowLifeMs / 1000));
        return url;
      });
    },
    callback: async ({ request, cookies }) => {
      cookies.push(jar.forgetGoogle());
      return leadOn(request, null, async () => {
        const provider = await providers.of(request);
        if (provider === null) throw new GoogleRefusal("unavailable");
        const search = new URL(request.url, platform.config.publicUrl).search;
        const { identity, proving } = await journey.finish(db, provider, tokenOf(request), search);
        if (proving !== null) {
          const token = await google.vouch(db, identity, proving);
          cookies.splice(0, 1, jar.rememberGoogle(token, proofLifeMs / 1000));
          return identity.from ?? securityPage;
        }
        cookies.splice(0, 1, jar.rememberGoogle(await google.welcome(db, identity), flowLifeMs / 1000));
        return arrivalPage;
      });
    },
    arrival: async ({ request }) => {
      const { step, identity } = await google.arrive(tokenOf(request));
      const { email, prenom, nom, from } = identity;
      return { success: true, step, email: shownAddress(email), prenom, nom, cameFrom: from };
    },
    signIn: {
      ownTransactions: async ({ request, cookies, now, keep }) => {
        const mayUse = (account: { email: string }) => local.mayUse(request, account);
        const done = await google.signIn(callerOf(request), mayUse, async (tx, result) => {
          await endOthers(tx, request, result, cookies);
          cookies.push(jar.forgetGoogle());
          await keep(tx, await withoutPassword(tx, result, now));
        });
        return withoutPassword(db, done, now);
      },
    },
    link: {
      ownTransactions: async ({ body, request, cookies, now, keep }) => {
        const token = tokenOf(request) ?? "";
        const waiting = await google.linkable(token);
        const account = local.mayUse(request, waiting.account) ? waiting.account : null;
        await auth.signIn.countedByAddress(request, () =>
          auth.signIn.provePassword(waiting.identity.email, account, body.password),
        );
        const done = await google.link(waiting, { ...callerOf(request), token }, async (tx, result) => {
          await endOthers(tx, request, result, cookies);
          if (result.outcome === "signedIn") cookies.push(jar.forgetGoogle());
          await keep(tx, await signedInAnswer(tx, result, now));
        });
        return signedInAnswer(db, done, now);
      },
    },
    register: {
      ownTransactions: async ({ body, request, cookies, now, keep }) => {
        const done = await google.register(callerOf(request), body, async (tx, result) => {
          await endOthers(tx, request, result, cookies);
          cookies.push(jar.forgetGoogle());
          await keep(tx, await withoutPassword(tx, result, now));
        });
        return withoutPassword(db, done, now);
      },
    },
    state: async ({ request, session }) => ({
      success: true,
      ...(await google.state({ userId: session.person.id, sessionId: session.id }, tokenOf(request))),
    }),
    unlink: async ({ db: tx, session }) => {
      await google.unlink(tx, session.person.id);
      return { success: true, message: "Votre compte Google n’est plus relié." };
    },
  };
}
