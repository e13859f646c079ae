export {
  decideTermsVersion,
  earliestTermsDay,
  isNewerTerms,
  type TermsVersionDecision,
  termsNoticeMs,
  termsVersionStatus,
} from "./terms-version.decision.ts";
export { termsVersionLifecycle } from "./terms-version.machine.ts";
export type {
  TermsVersionEvent,
  TermsVersionFollowUp,
  TermsVersionRefusal,
  TermsVersionStatus,
} from "./terms-version.types.ts";
