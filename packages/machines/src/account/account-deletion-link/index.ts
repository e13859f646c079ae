export {
  type AccountDeletionLinkMachine,
  createAccountDeletionLinkMachine,
} from "./account-deletion-link.machine.ts";
export type {
  AccountDeletionLinkEvent,
  DeletionLinkProblem,
  DeletionStep,
  NamedErasure,
} from "./account-deletion-link.types.ts";
export { type AccountDeletionLinkView, accountDeletionLinkView } from "./account-deletion-link.view.ts";
