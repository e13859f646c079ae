export { consentLifecycle, decideConsent } from "./consent.machine.ts";
export type {
  ConsentEnding,
  ConsentEvent,
  ConsentFollowUp,
  ConsentRecord,
  ConsentRefusal,
  ConsentStatus,
  TermsVersions,
} from "./consent.types.ts";
export { aiConsentEndsAt, aiConsentMonths, consentStatus } from "./consent.validity.ts";
