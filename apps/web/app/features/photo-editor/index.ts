export { PhotoEditorScreen } from "./PhotoEditorScreen.tsx";
