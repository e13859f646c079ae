export { aboutText, momentText, outcomeLabels, standingText, standingTones } from "./copy.ts";
export { DecisionLinkPage } from "./DecisionLinkPage.tsx";
export type { LinkedAppealView } from "./decision-link.ts";
export { OwnDecisionScreen } from "./OwnDecisionScreen.tsx";
