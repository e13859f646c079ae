export { saveCopy, saveStates } from "./copy.ts";
export { autosaveRecord } from "./record.ts";
export { SaveState } from "./SaveState.tsx";
export { useAutosave } from "./use-autosave.ts";
