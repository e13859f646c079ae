export {
  createForbiddenCountdownMachine,
  type ForbiddenCountdownMachine,
  forbiddenStayMs,
} from "./forbidden-countdown.machine.ts";
export type {
  ForbiddenCountdownEmitted,
  ForbiddenCountdownEvent,
  ForbiddenCountdownInput,
} from "./forbidden-countdown.types.ts";
export { type ForbiddenCountdownView, forbiddenCountdownView } from "./forbidden-countdown.view.ts";
