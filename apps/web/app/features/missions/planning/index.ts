export { loadAskedHourRow } from "./asked.ts";
export { HourSection } from "./HourSection.tsx";
export { PlanningScreen } from "./PlanningScreen.tsx";
export { readPlanningAddress } from "./planning-view.ts";
