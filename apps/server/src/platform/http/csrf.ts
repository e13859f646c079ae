import type { FastifyRequest } from "fastify";
import { newToken, type ServerSecret } from "../secrets/secrets.ts";
import type { Cookies } from "../sessions/cookies.ts";
import type { AnswerCookie } from "./call.ts";
import { DomainError } from "./domain-error.ts";

function headerToken(request: FastifyRequest): string | undefined {
  const header = request.headers["x-xsrf-token"] ?? request.headers["x-csrf-token"];
  return typeof header === "string" ? header : undefined;
}

/**
 * Signed double-submit tokens, `value.owner.signature`: the header must repeat the readable cookie [SESS-29], the server must
 * have signed it, and a session takes its own tokens only. A visitor's has no owner; signing in replaces it.
 */
export function createCsrf(secret: ServerSecret, cookies: Cookies) {
  const ownerOf = (sessionId: string | null) =>
    sessionId === null ? "" : secret.sign("csrf session", sessionId);
  const isOwner = (sessionId: string | null, owner: string) =>
    sessionId === null ? owner === "" : secret.verify("csrf session", sessionId, owner);
  const signatureOf = (value: string, owner: string) => secret.sign("csrf", `${value}.${owner}`);

  function current(request: FastifyRequest): { token: string; owner: string } | null {
    const token = request.cookies[cookies.names.csrf];
    const [value = "", owner = "", signature = ""] = token?.split(".") ?? [];
    if (token === undefined || value === "") return null;
    return secret.verify("csrf", `${value}.${owner}`, signature) ? { token, owner } : null;
  }

  return {
    /** The token of a session, or of a visitor, drawn when the caller has none; and the cookie that keeps it [SESS-07]. */
    issue(request: FastifyRequest, sessionId: string | null): { token: string; cookie: AnswerCookie } {
      const owner = ownerOf(sessionId);
      const known = current(request);
      const value = newToken();
      const token =
        known !== null && isOwner(sessionId, known.owner)
          ? known.token
          : `${value}.${owner}.${signatureOf(value, owner)}`;
      return { token, cookie: cookies.csrf(token) };
    },
    /** Throws CSRF_TOKEN_INVALID unless the header repeats a cookie of ours [SESS-30, SESS-31]. */
    check(request: FastifyRequest): void {
      const known = current(request);
      if (known === null || headerToken(request) !== known.token) throw new DomainError("CSRF_TOKEN_INVALID");
    },
    /** Throws CSRF_TOKEN_INVALID unless the token is the living session's own. Without one, the token of a session that is over will do. */
    checkOwner(request: FastifyRequest, session: { id: string } | null): void {
      if (session !== null && !isOwner(session.id, current(request)?.owner ?? ""))
        throw new DomainError("CSRF_TOKEN_INVALID");
    },
    /** Names a visitor without a session, for their Idempotency-Keys. */
    visitor: (request: FastifyRequest) => `visitor:${current(request)?.token ?? ""}`,
  };
}
