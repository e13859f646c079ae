export { type ConsentMachine, createConsentMachine } from "./consent-form.machine.ts";
export type {
  ConsentEmitted,
  ConsentEvent,
  ConsentGiving,
  ConsentInput,
  ConsentNames,
  ConsentNoticeCode,
  ConsentProblem,
  ConsentRevocation,
} from "./consent-form.types.ts";
export { type ConsentView, consentView } from "./consent-form.view.ts";
