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
  whenText,
} from "./mission-text.ts";
