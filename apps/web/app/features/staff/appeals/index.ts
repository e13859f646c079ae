export { AppealFiguresSection } from "./AppealFiguresSection.tsx";
export { AppealScreen } from "./AppealScreen.tsx";
export { AppealsScreen } from "./AppealsScreen.tsx";
export { StaffDecisionsScreen } from "./StaffDecisionsScreen.tsx";
