export { MissionStart } from "./MissionStart.tsx";
export {
  dayText,
  momentOf,
  placeText,
  proposalCountText,
  shortDay,
  statusCopy,
  whenText,
} from "./mission-text.ts";
