export { undoCopy } from "./copy.ts";
export { UndoButtons, type UndoSteps } from "./UndoButtons.tsx";
