export { CaseScreen } from "./CaseScreen.tsx";
export { CasesScreen } from "./CasesScreen.tsx";
export { ContestsScreen } from "./ContestsScreen.tsx";
export { ModerationLogScreen } from "./ModerationLogScreen.tsx";
export { ModerationStatsScreen } from "./ModerationStatsScreen.tsx";
