export { BillingScreen } from "./BillingScreen.tsx";
export { BillingStatsScreen } from "./BillingStatsScreen.tsx";
export { DocumentScreen } from "./DocumentScreen.tsx";
export { DocumentSheet } from "./DocumentSheet.tsx";
export { ReceivedScreen } from "./ReceivedScreen.tsx";
export { SettingsScreen } from "./SettingsScreen.tsx";
export { SharedScreen } from "./SharedScreen.tsx";
