export { AdvancedScreen } from "./AdvancedScreen.tsx";
export { readStatisticsPeriod } from "./period.ts";
export { StatisticsScreen } from "./StatisticsScreen.tsx";
