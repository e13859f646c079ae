import type { Route } from "../http/route.ts";

export const passkeysRoutes = {
  list: { method: "GET", path: "/api/auth/passkeys", access: "jobutil" },
  begin: { method: "POST", path: "/api/auth/passkeys/begin", access: "jobutil" },
  add: { method: "POST", path: "/api/auth/passkeys", access: "jobutil" },
  rename: { method: "PUT", path: "/api/auth/passkeys/:id", access: "jobutil" },
  remove: { method: "POST", path: "/api/auth/passkeys/:id/remove", access: "jobutil" },
  beginSignIn: { method: "POST", path: "/api/auth/passkeys/sign-in/begin", access: "public" },
  signIn: { method: "POST", path: "/api/auth/passkeys/sign-in", access: "public" },
} as const satisfies Record<string, Route>;

/** How many passkeys a person may have. */
export const mostPasskeys = 10;
