import type { Route } from "../http/route.ts";

export const googleRoutes = {
  start: { method: "GET", path: "/api/auth/google", access: "public" },
  callback: { method: "GET", path: "/api/auth/google/callback", access: "public" },
  arrival: { method: "GET", path: "/api/auth/google/arrival", access: "public" },
  signIn: { method: "POST", path: "/api/auth/google/sign-in", access: "public", changesSession: true },
  link: { method: "POST", path: "/api/auth/google/link", access: "public", changesSession: true },
  register: { method: "POST", path: "/api/auth/google/register", access: "public", changesSession: true },
  state: { method: "GET", path: "/api/auth/google/account", access: "jobutil" },
  unlink: { method: "DELETE", path: "/api/auth/google/account", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** Why a sign-in with Google ended without anybody signed in, as the sign-in page reads it in its address. */
export const googleProblems = ["denied", "expired", "unverified", "unavailable", "failed"] as const;
export type GoogleProblem = (typeof googleProblems)[number];
