import type { FastifyRequest } from "fastify";
import { newToken, type ServerSecret } from "../secrets/secrets.ts";
import type { AnswerCookie } from "./call.ts";
import { DomainError } from "./domain-error.ts";

/** Readable cookie that every change repeats in a header [SESS-29]. */
export const csrfCookie = "XSRF-TOKEN";

function headerToken(request: FastifyRequest): string | undefined {
  const header = request.headers["x-xsrf-token"] ?? request.headers["x-csrf-token"];
  return typeof header === "string" ? header : undefined;
}

/** Signed double-submit tokens: the header must repeat the cookie and the server must have signed it. */
export function createCsrf(secret: ServerSecret, options: { secure: boolean }) {
  const isOurs = (token: string) => {
    const [value = "", signature = ""] = token.split(".");
    return value.length > 0 && secret.verify("csrf", value, signature);
  };
  const current = (request: FastifyRequest) => {
    const token = request.cookies[csrfCookie];
    return token !== undefined && isOurs(token) ? token : null;
  };
  return {
    /** The caller's token, drawn when they have none, and the cookie that keeps it [SESS-07]. */
    issue(request: FastifyRequest): { token: string; cookie: AnswerCookie } {
      const value = newToken();
      const token = current(request) ?? `${value}.${secret.sign("csrf", value)}`;
      return {
        token,
        cookie: {
          name: csrfCookie,
          value: token,
          options: { path: "/", sameSite: "lax", secure: options.secure },
        },
      };
    },
    /** Throws CSRF_TOKEN_INVALID unless the header repeats the cookie [SESS-30, SESS-31]. */
    check(request: FastifyRequest): void {
      const token = current(request);
      if (token === null || headerToken(request) !== token) throw new DomainError("CSRF_TOKEN_INVALID");
    },
    /** Names a visitor without a session, for their Idempotency-Keys. */
    visitor: (request: FastifyRequest) => `visitor:${current(request) ?? ""}`,
  };
}
