import type { Paths } from "./paths.ts";

/** The addresses of a small product, for tests. */
export const samplePaths: Paths = {
  home: "/",
  login: "/login",
  dashboard: "/dashboard",
  forgottenPassword: "/forgot-password",
  emailVerification: "/verify-email",
  code: ({ maskedEmail, cameFrom, methods }) =>
    `/verify-two-factor?email=${encodeURIComponent(maskedEmail)}${cameFrom === null ? "" : `&from=${encodeURIComponent(cameFrom)}`}${methods === undefined ? "" : `&methods=${methods.join(",")}`}`,
  mission: (id) => `/dashboard/missions/${encodeURIComponent(id)}`,
  deletionStep: (step, token) => `/account/delete/${step}?token=${encodeURIComponent(token)}`,
  accountDeleted: "/account/deleted",
};
