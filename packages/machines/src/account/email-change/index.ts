export { decideEmailChange, type EmailChangeDecision } from "./email-change.decision.ts";
export { emailChangeLifecycle } from "./email-change.machine.ts";
export type {
  EmailChangeEvent,
  EmailChangeFollowUp,
  EmailChangeState,
} from "./email-change.types.ts";
