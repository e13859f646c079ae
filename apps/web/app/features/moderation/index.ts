export { CaseScreen } from "./CaseScreen.tsx";
export { CasesSection } from "./CasesSection.tsx";
export { ContestsSection } from "./ContestsSection.tsx";
export { ModerationLogScreen } from "./ModerationLogScreen.tsx";
export { ModerationStatsScreen } from "./ModerationStatsScreen.tsx";
export { ReportedContentScreen } from "./ReportedContentScreen.tsx";
