import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import type { Mission } from "@jobami/api/missions/contract";
import { runningMission } from "@jobami/api/missions/fixtures";
import { mockAnswer } from "@jobami/api/mock";
import { type ProposalSide, proposalsContract } from "@jobami/api/proposals/contract";
import { acceptedProposal } from "@jobami/api/proposals/fixtures";
import { Stack } from "@jobami/ui/layout/Stack";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { MissionFollowUp } from "./mission-follow-up.tsx";
import { missionParts } from "./mission-parts.tsx";

export interface Followed {
  mission: Mission;
  /** Which side of it the reader is on. */
  side: ProposalSide;
  /** The time, in ms, at which it is shown. */
  now?: number;
}

/** Answers of a mission that two people agreed on. */
export const agreedAnswers: readonly object[] = [
  mockAnswer(proposalsContract.ofMission, { success: true, data: [acceptedProposal] }),
  mockAnswer(proposalsContract.own, { success: true, data: acceptedProposal }),
];

/** The card of a mission that was agreed on, and what is folded below it. */
export function FollowedMission({ mission, side, now }: Followed) {
  const user = side === "client" ? requester : jobbeur;
  const { renderNow } = missionParts(user, { chosenId: null, isComparing: false, onCompared: () => {} });
  return (
    <StoryProviders
      user={user}
      path={`/dashboard/missions/${runningMission.id}`}
      {...(now === undefined ? {} : { now })}
    >
      <main>
        <Stack gap={4}>
          {renderNow(mission)}
          <MissionFollowUp mission={mission} user={user} />
        </Stack>
      </main>
    </StoryProviders>
  );
}
