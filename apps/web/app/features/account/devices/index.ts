export { DevicesCard } from "./DevicesCard.tsx";
export type { DisownProblem } from "./devices.actors.ts";
export { UnknownDevicePage } from "./UnknownDevicePage.tsx";
