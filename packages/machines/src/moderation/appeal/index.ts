export { appealLifecycle, decideAppeal } from "./appeal.machine.ts";
export type { AppealEvent, AppealFollowUp, AppealRefusal, AppealState } from "./appeal.types.ts";
