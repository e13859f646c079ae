export { EditingScreen } from "./EditingScreen.tsx";
