import type { Route } from "../http/route.ts";

export const googleRoutes = {
  start: { method: "GET", path: "/api/auth/google", access: "public" },
  callback: { method: "GET", path: "/api/auth/google/callback", access: "public" },
  prove: { method: "GET", path: "/api/auth/google/proof", access: "public" },
  arrival: { method: "GET", path: "/api/auth/google/arrival", access: "public" },
  signIn: { method: "POST", path: "/api/auth/google/sign-in", access: "public", changesSession: true },
  link: { method: "POST", path: "/api/auth/google/link", access: "public", changesSession: true },
  register: { method: "POST", path: "/api/auth/google/register", access: "public", changesSession: true },
  state: { method: "GET", path: "/api/auth/google/account", access: "jobutil" },
  unlink: { method: "DELETE", path: "/api/auth/google/account", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** What Google may vouch for once more where no password can: a proof of one purpose serves no other. */
export const proofPurposes = ["email", "authenticator", "passkeys", "mailedCode"] as const;
export type ProofPurpose = (typeof proofPurposes)[number];

/** Why a visit to Google ended without what it was for, as the page it comes back to reads it in its address; `other`: another person’s Google account. */
export const googleProblems = ["denied", "expired", "unverified", "unavailable", "failed", "other"] as const;
export type GoogleProblem = (typeof googleProblems)[number];
