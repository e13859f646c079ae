export { decideTermsVersion, termsVersionLifecycle } from "./terms-version.machine.ts";
export { earliestTermsDay, isNewerTerms, termsNoticeMs } from "./terms-version.rules.ts";
export { termsVersionStatus } from "./terms-version.standing.ts";
export type {
  TermsVersionEvent,
  TermsVersionFollowUp,
  TermsVersionRefusal,
  TermsVersionStatus,
} from "./terms-version.types.ts";
