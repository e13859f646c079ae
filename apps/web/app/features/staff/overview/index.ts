export { AdministrationScreen } from "./AdministrationScreen.tsx";
export { ModerationScreen } from "./ModerationScreen.tsx";
