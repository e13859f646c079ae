import type { Route } from "../http/route.ts";

/** How the second factor is proved: by the code of an app, a recovery code, or a mailed code. */
export const twoFactorMethods = ["app", "recovery", "mail"] as const;
export type TwoFactorMethod = (typeof twoFactorMethods)[number];

export const authRoutes = {
  csrf: { method: "GET", path: "/api/auth/csrf", access: "public" },
  register: { method: "POST", path: "/api/auth/inscription", access: "public" },
  verifyEmail: { method: "POST", path: "/api/auth/verify-email", access: "public" },
  resendVerification: { method: "POST", path: "/api/auth/resend-verification", access: "public" },
  login: { method: "POST", path: "/api/auth/login", access: "public", changesSession: true },
  verifyTwoFactor: {
    method: "POST",
    path: "/api/auth/verify-two-factor",
    access: "public",
    changesSession: true,
  },
  resendTwoFactor: { method: "POST", path: "/api/auth/resend-two-factor", access: "public" },
  setTwoFactor: { method: "PUT", path: "/api/auth/two-factor", access: "jobutil" },
  refresh: { method: "POST", path: "/api/auth/refresh-token", access: "public", changesSession: true },
  logout: { method: "POST", path: "/api/auth/logout", access: "public", changesSession: true },
  profile: { method: "GET", path: "/api/auth/profil", access: "jobutil" },
  updateProfile: { method: "PUT", path: "/api/auth/profil", access: "jobutil" },
  verifyProfile: { method: "POST", path: "/api/auth/verify-profil", access: "jobutil" },
  socketToken: { method: "GET", path: "/api/auth/socket/token", access: "jobutil" },
  forgotPassword: { method: "POST", path: "/api/auth/forgot-password", access: "public" },
  validateResetToken: { method: "POST", path: "/api/auth/validate-reset-token", access: "public" },
  resetPassword: { method: "POST", path: "/api/auth/reset-password", access: "public" },
  updatePassword: { method: "POST", path: "/api/auth/update-password", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** The page that a person was going to who signs up is stored up to so many characters. */
export const mostArrivalPath = 500;
