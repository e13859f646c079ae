export {
  type AuthenticatorSetupMachine,
  createAuthenticatorSetupMachine,
} from "./authenticator-setup.machine.ts";
export type {
  AuthenticatorProblem,
  AuthenticatorProof,
  AuthenticatorPurpose,
  AuthenticatorSetupEvent,
} from "./authenticator-setup.types.ts";
export { type AuthenticatorSetupView, authenticatorSetupView } from "./authenticator-setup.view.ts";
