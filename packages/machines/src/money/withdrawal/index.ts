export { createWithdrawalMachine, type WithdrawalMachine } from "./withdrawal.machine.ts";
export type {
  NamedDeclaration,
  WithdrawalContext,
  WithdrawalEmitted,
  WithdrawalEvent,
  WithdrawalProblem,
} from "./withdrawal.types.ts";
export { type WithdrawalView, withdrawalView } from "./withdrawal.view.ts";
