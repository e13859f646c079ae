export { BadgesScreen } from "./BadgesScreen.tsx";
export { QualityScreen, readQualityPeriod } from "./QualityScreen.tsx";
