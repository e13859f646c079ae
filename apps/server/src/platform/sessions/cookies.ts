import type { CookieSerializeOptions } from "@fastify/cookie";
import type { AnswerCookie } from "../http/call.ts";

/** Names of the session's cookies. Only the marker can be read by scripts, and says nothing but that a session exists. */
export const cookieNames = {
  access: "jobami_access",
  refresh: "jobami_refresh",
  marker: "jobami_session",
  twoFactor: "jobami_2fa",
} as const;

/** The refresh token travels to the auth calls only. */
const refreshPath = "/api/auth";

/** What a browser is given when a session starts or is renewed. */
export interface Grant {
  sessionId: string;
  accessToken: string;
  accessSeconds: number;
  refreshToken: string;
  /** Seconds the refresh token lives; null until the browser closes. */
  rememberSeconds: number | null;
}

/** The session's cookies, to set or to clear. */
export function sessionCookies(options: { secure: boolean }) {
  const base = (more: CookieSerializeOptions): CookieSerializeOptions => ({
    path: "/",
    sameSite: "lax",
    secure: options.secure,
    ...more,
  });
  const lasting = (seconds: number | null) => (seconds === null ? {} : { maxAge: seconds });
  const refresh = { httpOnly: true, sameSite: "strict", path: refreshPath } as const;
  return {
    give: (grant: Grant): AnswerCookie[] => [
      {
        name: cookieNames.access,
        value: grant.accessToken,
        options: base({ httpOnly: true, maxAge: grant.accessSeconds }),
      },
      {
        name: cookieNames.refresh,
        value: grant.refreshToken,
        options: base({ ...refresh, ...lasting(grant.rememberSeconds) }),
      },
      { name: cookieNames.marker, value: "1", options: base(lasting(grant.rememberSeconds)) },
    ],
    clear: (): AnswerCookie[] => [
      { name: cookieNames.access, value: "", options: base({ httpOnly: true }) },
      { name: cookieNames.refresh, value: "", options: base(refresh) },
      { name: cookieNames.marker, value: "", options: base({}) },
    ],
  };
}
