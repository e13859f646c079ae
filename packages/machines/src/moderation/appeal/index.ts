export { type AppealDecision, decideAppeal } from "./appeal.decision.ts";
export { appealLifecycle } from "./appeal.machine.ts";
export type { AppealEvent, AppealFollowUp, AppealRefusal, AppealState } from "./appeal.types.ts";
