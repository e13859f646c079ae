import { authClient } from "@jobami/api/auth/client";
import { landingPath } from "../../../generated/paths.ts";
import { formAction } from "../../../platform/forms/index.server.ts";

/** Ends the session without scripts [NAV-31, NAV-32]. */
export const signOutAction = formAction([], async ({ api }) => {
  await authClient(api).logout();
  return { to: landingPath };
});
