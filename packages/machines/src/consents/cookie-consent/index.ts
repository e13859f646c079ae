export {
  type CookieConsentMachine,
  createCookieConsentMachine,
  noConsents,
} from "./cookie-consent.machine.ts";
export type {
  CategoryConsent,
  CookieChoices,
  CookieConsentEmitted,
  CookieConsentEvent,
  CookieConsentInput,
  OptionalCookies,
  UserConsents,
} from "./cookie-consent.types.ts";
export { type CookieConsentView, cookieConsentView } from "./cookie-consent.view.ts";
