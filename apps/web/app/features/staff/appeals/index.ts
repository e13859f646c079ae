export { AppealFiguresSection } from "./AppealFiguresSection.tsx";
export { AppealScreen } from "./AppealScreen.tsx";
export { AppealsScreen } from "./AppealsScreen.tsx";
export { DecisionLinkPage } from "./DecisionLinkPage.tsx";
export type { LinkedAppealView } from "./decision-link.ts";
export { OwnDecisionScreen } from "./OwnDecisionScreen.tsx";
