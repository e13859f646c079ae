export { AdministrationScreen } from "./AdministrationScreen.tsx";
export { ModerationScreen } from "./ModerationScreen.tsx";
export { RequireStaff } from "./RequireStaff.tsx";
