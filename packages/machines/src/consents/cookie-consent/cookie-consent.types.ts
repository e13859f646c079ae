import type { Remembering } from "../../boundary/emitted.ts";

/** What a visitor may allow besides the necessary. */
export type OptionalCookies = "analytics" | "marketing";
/** Which of them are allowed. */
export type CookieChoices = Record<OptionalCookies, boolean>;

export interface CategoryConsent {
  consent: boolean;
  /** When it was answered, ISO; empty before. */
  date: string;
}

/** The answer to the question about cookies, as the cookie `user_consents` holds it [COOK-11]. */
export interface UserConsents extends Record<OptionalCookies, CategoryConsent> {
  /** Answered or closed: the banner stays away. */
  bannerDismissed: boolean;
}

export interface CookieConsentInput {
  /** What the cookie holds now, the defaults when there is none. */
  consents: UserConsents;
}

export interface CookieConsentContext {
  consents: UserConsents;
  /** What is ticked in the panel, stored when it is saved. */
  choices: CookieChoices;
}

export type CookieConsentEvent =
  | { type: "customise.requested" }
  | { type: "customise.cancelled" }
  | { type: "choice.changed"; category: OptionalCookies; isAllowed: boolean }
  | { type: "choices.saved" }
  | { type: "all.accepted" }
  | { type: "all.refused" }
  | { type: "banner.closed" }
  /** The local event cookies-updated, with what the cookie holds now. */
  | { type: "cookies.updated"; consents: UserConsents }
  /** The local event cookies-reset. */
  | { type: "cookies.reset" };

export type CookieConsentEmitted = Remembering<UserConsents>;
