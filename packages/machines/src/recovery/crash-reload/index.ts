export {
  type CrashReloadMachine,
  createCrashReloadMachine,
} from "./crash-reload.machine.ts";
export { crashLoopMs, crashReloadMs } from "./crash-reload.times.ts";
export type {
  CrashReloadEmitted,
  CrashReloadEvent,
  CrashReloadInput,
  CrashReloadRecord,
} from "./crash-reload.types.ts";
export { type CrashReloadView, crashReloadView } from "./crash-reload.view.ts";
