export { UndoBar, type UndoBarProps, type UndoView } from "./UndoBar.tsx";
