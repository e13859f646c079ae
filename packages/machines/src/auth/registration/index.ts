export {
  createRegistrationMachine,
  pendingVerificationLifeMs,
  type RegistrationMachine,
} from "./registration.machine.ts";
export type {
  PendingVerification,
  RegistrationAnswer,
  RegistrationEmitted,
  RegistrationEvent,
  RegistrationNoticeCode,
  RegistrationProblem,
  RegistrationProblemCode,
  RegistrationSending,
  RegistrationValues,
} from "./registration.types.ts";
export { type RegistrationView, registrationView } from "./registration.view.ts";
