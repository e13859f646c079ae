import type { BarPages } from "@jobami/machines/navigation/bottom-bar";
import type { Paths } from "@jobami/machines/paths";
import {
  accountDeletedPath,
  dashboardPath,
  deletionConfirmPath,
  deletionFinalPath,
  forgotPasswordPath,
  landingPath,
  loginPath,
  saleTermsPath,
  securityPath,
  settingsPath,
  useTermsPath,
  verifyEmailPath,
  verifyTwoFactorPath,
} from "./generated/paths.ts";
import { profileArea } from "./pages.ts";
import { missionPath } from "./paths.ts";

const deletionSteps = { confirm: deletionConfirmPath, final: deletionFinalPath };

/** Where the machines of the product lead. */
export const machinePaths: Paths = {
  home: landingPath,
  login: loginPath,
  dashboard: dashboardPath,
  forgottenPassword: forgotPasswordPath,
  emailVerification: verifyEmailPath,
  code: ({ maskedEmail, cameFrom, methods }) =>
    `${verifyTwoFactorPath}?email=${encodeURIComponent(maskedEmail)}${cameFrom === null ? "" : `&from=${encodeURIComponent(cameFrom)}`}${methods === undefined ? "" : `&methods=${methods.join(",")}`}`,
  mission: missionPath,
  deletionStep: (step, token) => `${deletionSteps[step]}?token=${encodeURIComponent(token)}`,
  accountDeleted: accountDeletedPath,
};

/** The pages that the bar at the bottom is about [BOT-05, BOT-07]. */
export const barPages: BarPages = {
  dashboard: dashboardPath,
  profile: profileArea,
  ordinaryBelowProfile: [`${profileArea}/favoris`, securityPath],
};

/** Pages on which no one is asked to accept the terms: exact paths [CONS-36, reading 14]. */
export const termsExemptPaths: ReadonlySet<string> = new Set([
  dashboardPath,
  settingsPath,
  saleTermsPath,
  useTermsPath,
]);
