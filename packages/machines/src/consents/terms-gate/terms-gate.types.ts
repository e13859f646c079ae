import type { Notice } from "../../boundary/emitted.ts";

/** What the server and the profile state about a person. */
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
  /** The check under way is made because the connection returned. */
  isRecheck: boolean;
}

export type TermsGateEvent =
  | { type: "profile.loaded" }
  | { type: "profile.updated" }
  | { type: "consent.updated" }
  | { type: "page.changed"; path: string }
  /** The network or the server is there again. */
  | { type: "connection.returned" }
  /** The person put the answer off: they are asked again by what happens from now on, not by what was due already. */
  | { type: "answer.postponed" }
  | { type: "check.due" };

/** `terms.needed`: the terms modal opens. `terms.known`: this device keeps that they are accepted. `terms.settled`: a modal that a failed check opened leaves. */
export type TermsGateEmitted =
  | { type: "terms.needed" }
  | { type: "terms.known" }
  | { type: "terms.settled" }
  | Notice<"CHECK_FAILED">;
