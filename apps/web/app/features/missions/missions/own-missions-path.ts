import { missionsPath } from "../../../generated/paths.ts";

/** One’s own missions, as `missionSearchPath` writes it: apart, so that a first page does without the rest of a search. */
export const ownMissionsPath = `${missionsPath}?vue=mes`;
