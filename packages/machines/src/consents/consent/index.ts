export {
  aiConsentEndsAt,
  aiConsentMonths,
  type ConsentDecision,
  consentStatus,
  decideConsent,
} from "./consent.decision.ts";
export { consentLifecycle } from "./consent.machine.ts";
export type {
  ConsentEnding,
  ConsentEvent,
  ConsentFollowUp,
  ConsentRecord,
  ConsentRefusal,
  ConsentStatus,
  TermsVersions,
} from "./consent.types.ts";
