export { LeaveQuestion } from "./LeaveQuestion.tsx";
export { PhotoEditorScreen } from "./PhotoEditorScreen.tsx";
