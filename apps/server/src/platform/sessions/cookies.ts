import type { CookieSerializeOptions } from "@fastify/cookie";
import type { AnswerCookie } from "../http/call.ts";

/** What a browser is given when a session starts or is renewed. */
export interface Grant {
  sessionId: string;
  accessToken: string;
  accessSeconds: number;
  refreshToken: string;
  /** Seconds the refresh token lives; null until the browser closes. */
  rememberSeconds: number | null;
  /** By which the browser is known again at its next sign-in; null where the session is only renewed. */
  deviceToken: string | null;
}

/** How long a browser keeps the cookie it is known again by since its last sign-in: 13 months, in seconds. */
const deviceSeconds = 390 * 24 * 3600;

/** Only the marker and the CSRF token can be read by scripts; the marker states nothing but that a session exists. */
const plainNames = {
  access: "jobami_access",
  refresh: "jobami_refresh",
  marker: "jobami_session",
  twoFactor: "jobami_2fa",
  device: "jobami_device",
  google: "jobami_google",
  /** SESS-29. */
  csrf: "XSRF-TOKEN",
};

/**
 * The cookies of sessions, to read, set or clear. Under https their names begin with `__Host-`, so that a browser takes them
 * from this very host alone and no neighbouring domain can plant one; it then wants the path `/`, which else is the auth calls'
 * own for those that only they need.
 */
export function createCookies({ secure }: { secure: boolean }) {
  const names = secure
    ? (Object.fromEntries(
        Object.entries(plainNames).map(([role, name]) => [role, `__Host-${name}`]),
      ) as typeof plainNames)
    : plainNames;
  const lax: CookieSerializeOptions = { path: "/", sameSite: "lax", secure };
  const hidden: CookieSerializeOptions = { ...lax, httpOnly: true };
  const ofAuth: CookieSerializeOptions = {
    ...hidden,
    sameSite: "strict",
    path: secure ? "/" : "/api/auth",
  };
  /** The page that asks for the code takes it without scripts too. */
  const ofPages: CookieSerializeOptions = { ...ofAuth, path: "/" };
  const lasting = (seconds: number | null) => (seconds === null ? {} : { maxAge: seconds });

  return {
    names,
    /** Those of a session that starts or is renewed. */
    give: (grant: Grant): AnswerCookie[] => [
      { name: names.access, value: grant.accessToken, options: { ...hidden, maxAge: grant.accessSeconds } },
      {
        name: names.refresh,
        value: grant.refreshToken,
        options: { ...ofAuth, ...lasting(grant.rememberSeconds) },
      },
      { name: names.marker, value: "1", options: { ...lax, ...lasting(grant.rememberSeconds) } },
      ...(grant.deviceToken === null
        ? []
        : [
            {
              name: names.device,
              value: grant.deviceToken,
              // Sign-ins come from pages without scripts and back from other sites too.
              options: { ...hidden, maxAge: deviceSeconds },
            },
          ]),
    ],
    /** Takes those of a session away; the browser stays known. */
    clear: (): AnswerCookie[] => [
      { name: names.access, value: "", options: hidden },
      { name: names.refresh, value: "", options: ofAuth },
      { name: names.marker, value: "", options: lax },
    ],
    /** That of a sign-in that waits for its code. */
    wait: (challenge: string, seconds: number): AnswerCookie => ({
      name: names.twoFactor,
      value: challenge,
      options: { ...ofPages, maxAge: seconds },
    }),
    /** Takes it away. */
    waitNoMore: (): AnswerCookie => ({ name: names.twoFactor, value: "", options: ofPages }),
    /** That of a sign-in with Google under way. Lax, since the browser comes back from another site. */
    rememberGoogle: (token: string, seconds: number): AnswerCookie => ({
      name: names.google,
      value: token,
      options: { ...hidden, maxAge: seconds },
    }),
    /** Takes it away. */
    forgetGoogle: (): AnswerCookie => ({ name: names.google, value: "", options: hidden }),
    csrf: (token: string): AnswerCookie => ({ name: names.csrf, value: token, options: lax }),
  };
}

export type Cookies = ReturnType<typeof createCookies>;
