export { allowedDepartures, type Departure, isActive, mayReturn } from "./account.acts.ts";
export { accountLifecycle, decideAccount } from "./account.machine.ts";
export type {
  AccountEvent,
  AccountFollowUp,
  AccountMover,
  AccountRefusal,
  AccountState,
} from "./account.types.ts";
