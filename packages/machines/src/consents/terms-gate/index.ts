export { createTermsGateMachine, type TermsGateMachine } from "./terms-gate.machine.ts";
export type { TermsGateEmitted, TermsGateEvent, TermsGateInput, TermsStanding } from "./terms-gate.types.ts";
