export type { AccountDecision, Departure } from "./account.decision.ts";
export { allowedDepartures, decideAccount, isActive, mayReturn } from "./account.decision.ts";
export { accountLifecycle } from "./account.machine.ts";
export type {
  AccountEvent,
  AccountFollowUp,
  AccountMover,
  AccountRefusal,
  AccountState,
} from "./account.types.ts";
