import type { SessionUser } from "@jobami/api/auth/contract";
import type { Mission } from "@jobami/api/missions/contract";
import { MissionReviews } from "../../activity/reviews/index.ts";
import { DisputeSection } from "../disputes/index.ts";
import { isAgreedStatus } from "../negotiation/index.ts";
import { HourSection } from "../planning/index.ts";
import { ProgressSection } from "../progress/index.ts";
import { sideOf } from "./mission-parts.tsx";

/** What becomes of a mission once a person was chosen, and what both wrote of it; its page alone shows it. */
export function MissionFollowUp({ mission, user }: { mission: Mission; user: SessionUser }) {
  const side = sideOf(mission.owner.id, user);
  if (side === null || !isAgreedStatus(mission.statut)) return null;
  return (
    <>
      <HourSection mission={mission} />
      <ProgressSection mission={mission} side={side} />
      <DisputeSection mission={mission} side={side} />
      <MissionReviews mission={mission} />
    </>
  );
}
