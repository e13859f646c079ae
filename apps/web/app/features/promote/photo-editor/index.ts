export { LeaveQuestion } from "./LeaveQuestion.tsx";
export { loadSquareCrop } from "./load-square-crop.ts";
export { PhotoEditorScreen } from "./PhotoEditorScreen.tsx";
