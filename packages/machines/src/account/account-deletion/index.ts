export { type AccountDeletionMachine, createAccountDeletionMachine } from "./account-deletion.machine.ts";
export type {
  AccountDeletionEvent,
  AccountDeletionProblem,
  AccountDeletionProblemCode,
  NamedDeletionAsk,
} from "./account-deletion.types.ts";
export { type AccountDeletionView, accountDeletionView } from "./account-deletion.view.ts";
