export { MatchingMissions, OwnNewestMissions, shownMissions } from "./HomeMissions.tsx";
export { KnownMission } from "./KnownMission.tsx";
export { MatchingScreen } from "./MatchingScreen.tsx";
export { MissionBeside } from "./MissionBeside.tsx";
export { MissionPreview } from "./MissionPreview.tsx";
export { MissionRow } from "./MissionRow.tsx";
export { type MissionParts, MissionScreen } from "./MissionScreen.tsx";
export { MissionsScreen } from "./MissionsScreen.tsx";
export { missionPagesOf } from "./mission-pages.ts";
export {
  missionBesidePath,
  missionSearchPath,
  readMissionBeside,
  readMissionSearch,
  usualView,
} from "./mission-search.ts";
export { ownMissionsPath } from "./own-missions-path.ts";
export { useMissionsAddress } from "./use-missions-address.ts";
