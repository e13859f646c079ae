export { nowRows } from "./mission-now.rows.ts";
export { type MissionNow, missionNow } from "./mission-now.rules.ts";
export {
  type MissionNowState,
  type NowAct,
  type NowSide,
  type NowSituation,
  nowSides,
  nowSituations,
} from "./mission-now.types.ts";
