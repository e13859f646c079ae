export { ComposerScreen } from "./ComposerScreen.tsx";
export { keptDraft } from "./draft-record.ts";
