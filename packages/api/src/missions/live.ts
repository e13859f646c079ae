import type { Readings } from "../http/readings.ts";
import { jobiRoutes } from "../jobi/routes.ts";
import type { LivePatches } from "../live/define-live.ts";
import { notificationsRoutes } from "../notifications/routes.ts";
import { proposalsRoutes } from "../proposals/routes.ts";
import type { Mission } from "./contract.ts";
import { missionsRoutes } from "./routes.ts";

function readListsAgain(readings: Readings): void {
  readings.readAgain(missionsRoutes.list);
  readings.readAgain(missionsRoutes.all);
  readings.readAgain(missionsRoutes.matching);
  readings.readAgain(missionsRoutes.asked);
}

/** Puts a mission, as an answer or a live event brings it, where it is read. */
export function applyMission(readings: Readings, mission: Mission): void {
  const { id } = mission;
  readings.change(missionsRoutes.details, { id }, () => ({ success: true, data: mission }));
  readings.readAgain(missionsRoutes.asks, { id });
  readings.readAgain(missionsRoutes.pictures, { id });
  readings.readAgain(missionsRoutes.versions, { id });
  readListsAgain(readings);
  // Each proposal carries its mission, and what may be done with it.
  readings.readAgain(proposalsRoutes.ofMission, { id });
  readings.readAgain(proposalsRoutes.own, { id });
  readings.readAgain(proposalsRoutes.waiting);
  readings.readAgain(jobiRoutes.balance);
}

/** The live events of missions, with what they do to what was read. */
export const missionsLive = {
  /** A mission was posted; sent to every jobbeur but its owner, whose lists show it. No one is notified by that. */
  mission_published: (readings, _: { mission: Mission }) => readListsAgain(readings),
  /** A mission was posted that suits a person, or they are asked for it first, or no longer; sent to each of them. */
  mission_matched: (readings, _: { missionId: string }) => {
    readings.readAgain(missionsRoutes.asked);
    readings.readAgain(proposalsRoutes.waiting);
    // A line was left in the inbox without an event of its own: it has thousands of readers.
    readings.readAgain(notificationsRoutes.list);
    readings.readAgain(notificationsRoutes.unreadCount);
  },
  /** More were informed that a mission suits them; sent to its owner. */
  mission_notified: (readings, { missionId }: { missionId: string }) =>
    readings.readAgain(missionsRoutes.publication, { id: missionId }),
  /** A mission changed status; sent to its owner and to everybody with a proposal on it. */
  mission_changed: (readings, { mission }: { mission: Mission }) => applyMission(readings, mission),
} satisfies LivePatches;
