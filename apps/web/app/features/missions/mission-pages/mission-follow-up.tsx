import type { SessionUser } from "@jobami/api/auth/contract";
import type { Mission } from "@jobami/api/missions/contract";
import { useProgress } from "@jobami/api/progress/hooks";
import { MissionReviews } from "../../activity/reviews/index.ts";
import { DisputeSection } from "../disputes/index.ts";
import { isAgreedStatus } from "../negotiation/index.ts";
import { PaymentPart, ProgressPart } from "../progress/index.ts";
import { sideOf } from "./mission-parts.tsx";

/** What became of a mission once a person was chosen, and what both wrote of it, below what counts now. */
export function MissionFollowUp({ mission, user }: { mission: Mission; user: SessionUser }) {
  const side = sideOf(mission.owner.id, user);
  const mayBeSide = side !== null && isAgreedStatus(mission.statut);
  const progress = useProgress(mission.id, mayBeSide).data?.data ?? null;
  if (!mayBeSide) return null;
  return (
    <>
      <DisputeSection mission={mission} side={side} />
      <MissionReviews mission={mission} />
      {progress !== null && <ProgressPart progress={progress} />}
      {progress !== null && mission.statut !== "annulee" && (
        <PaymentPart progress={progress} mission={mission} side={side} />
      )}
    </>
  );
}
