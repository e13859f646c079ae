export { type AutosaveMachine, createAutosaveMachine } from "./autosave.machine.ts";
export { autosaveRestMs } from "./autosave.setup.ts";
export type {
  AutosaveEmitted,
  AutosaveEvent,
  AutosaveInput,
  AutosaveRecord,
  AutosaveRules,
  AutosaveSending,
  SavedDraft,
} from "./autosave.types.ts";
export { type AutosaveStatus, type AutosaveView, autosaveView } from "./autosave.view.ts";
