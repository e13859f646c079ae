import type { BarPages } from "@jobami/machines/navigation/bottom-bar";
import type { Paths } from "@jobami/machines/paths";
import { memberPages, profileArea, publicPages } from "./pages.ts";
import { missionPath } from "./paths.ts";

const deletionSteps = { confirm: publicPages.deletionConfirm, final: publicPages.deletionFinal };

/** Where the machines of the product lead. */
export const machinePaths: Paths = {
  home: publicPages.home.path,
  login: publicPages.login.path,
  dashboard: memberPages.home.path,
  forgottenPassword: publicPages.forgotPassword.path,
  emailVerification: publicPages.verifyEmail.path,
  code: ({ maskedEmail, cameFrom, methods }) =>
    `${publicPages.verifyTwoFactor.path}?email=${encodeURIComponent(maskedEmail)}${cameFrom === null ? "" : `&from=${encodeURIComponent(cameFrom)}`}${methods === undefined ? "" : `&methods=${methods.join(",")}`}`,
  mission: missionPath,
  deletionStep: (step, token) => `${deletionSteps[step].path}?token=${encodeURIComponent(token)}`,
  accountDeleted: publicPages.accountDeleted.path,
};

/** The pages that the bar at the bottom is about [BOT-05, BOT-07]. */
export const barPages: BarPages = {
  dashboard: memberPages.home.path,
  profile: profileArea,
  ordinaryBelowProfile: [`${profileArea}/favoris`, memberPages.security.path],
};

/** Pages on which nobody is asked to accept the terms: exact paths [CONS-36, reading 14]. */
export const termsExemptPaths: ReadonlySet<string> = new Set([
  memberPages.home.path,
  memberPages.settings.path,
  publicPages.saleTerms.path,
  publicPages.useTerms.path,
]);
