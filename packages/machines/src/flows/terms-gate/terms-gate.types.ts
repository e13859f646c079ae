import type { Notice } from "../../boundary/emitted.ts";

/** What the server and the profile say about a person. */
export interface TermsStanding {
  /** Both names are known. */
  isProfileComplete: boolean;
  hasConsent: boolean;
}

export interface TermsGateInput {
  /** Path of the page shown, without its query. */
  path: string;
}

export interface TermsGateContext {
  path: string;
}

export type TermsGateEvent =
  | { type: "profile.loaded" }
  | { type: "profile.updated" }
  | { type: "consent.updated" }
  | { type: "page.changed"; path: string }
  | { type: "check.due" };

/** `terms.needed`: the terms modal opens. */
export type TermsGateEmitted = { type: "terms.needed" } | Notice<"CHECK_FAILED">;
