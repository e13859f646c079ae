export { type ConsentMachine, createConsentMachine } from "./consent.machine.ts";
export type {
  ConsentEmitted,
  ConsentEvent,
  ConsentGiving,
  ConsentInput,
  ConsentNames,
  ConsentNoticeCode,
  ConsentProblem,
  ConsentRevocation,
} from "./consent.types.ts";
export { type ConsentView, consentView } from "./consent.view.ts";
