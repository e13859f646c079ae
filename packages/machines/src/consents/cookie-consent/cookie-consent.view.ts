import type { SnapshotFrom } from "xstate";
import type { CookieConsentMachine } from "./cookie-consent.machine.ts";
import type { CookieChoices } from "./cookie-consent.types.ts";

/** What is shown of the question about cookies. */
export interface CookieConsentView {
  shown: "banner" | "preferences" | "nothing";
  choices: CookieChoices;
}

/** The banner, the panel, or nothing once answered. */
export function cookieConsentView(snapshot: SnapshotFrom<CookieConsentMachine>): CookieConsentView {
  const shown = snapshot.matches("asking")
    ? "banner"
    : snapshot.matches("customising")
      ? "preferences"
      : "nothing";
  return { shown, choices: snapshot.context.choices };
}
