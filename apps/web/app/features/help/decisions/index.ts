export { aboutWords, momentWords, outcomeWords, standingTones, standingWords } from "./copy.ts";
export { DecisionLinkPage } from "./DecisionLinkPage.tsx";
export type { LinkedAppealView } from "./decision-link.ts";
export { OwnDecisionScreen } from "./OwnDecisionScreen.tsx";
