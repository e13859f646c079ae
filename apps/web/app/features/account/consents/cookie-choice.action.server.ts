import { createCookieConsentMachine, noConsents } from "@jobami/machines/consents/cookie-consent";
import { isOwnPath } from "@jobami/machines/destination";
import { cookiesPath } from "../../../generated/paths.ts";
import { systemClock } from "../../../platform/clock/index.ts";
import { formAction, runFlow } from "../../../platform/forms/index.server.ts";
import { consentsCookie } from "./consents-cookie.ts";

const events: Record<string, { type: "all.accepted" } | { type: "banner.closed" }> = {
  all: { type: "all.accepted" },
  close: { type: "banner.closed" },
};
const allChoices = `${cookiesPath}#choix`;

/** The answer about cookies without scripts, which leads back to where it was given: what is not stated is refused. */
export const cookieChoiceAction = formAction([], async ({ text, isSecure }) => {
  if (text("choice") === "customise") return { to: allChoices };
  const { record } = await runFlow(createCookieConsentMachine({ now: systemClock.now }), {
    input: { consents: noConsents },
    event: events[text("choice")] ?? { type: "all.refused" },
    isBusy: () => false,
  });
  const from = text("from");
  return {
    to: isOwnPath(from) ? from : allChoices,
    cookie: consentsCookie(record as typeof noConsents, isSecure),
  };
});
