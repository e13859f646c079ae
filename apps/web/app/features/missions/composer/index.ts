export { ComposerScreen } from "./ComposerScreen.tsx";
export { storedDraft } from "./draft-record.ts";
