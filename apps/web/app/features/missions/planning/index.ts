export { loadAskedHourRow, loadDayTaken } from "./asked.ts";
export { actLabels as hourLabels, hourCopy, proposeAnother, tightText } from "./copy.ts";
export { HourActs } from "./HourActs.tsx";
export { HourStanding } from "./HourStanding.tsx";
export { PlanningScreen } from "./PlanningScreen.tsx";
export { readPlanningAddress } from "./planning-view.ts";
