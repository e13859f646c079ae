export { MissionStart } from "./MissionStart.tsx";
export {
  dayText,
  distanceText,
  instantText,
  momentOf,
  placeText,
  proposalCountText,
  shortDay,
  shortWhen,
  statusCopy,
} from "./mission-text.ts";

export { whenText } from "./when-text.ts";
