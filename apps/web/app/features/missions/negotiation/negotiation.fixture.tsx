import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { missionsContract } from "@jobami/api/missions/contract";
import { karim, openMission } from "@jobami/api/missions/fixtures";
import { mockAnswer } from "@jobami/api/mock";
import { type Proposal, proposalsContract } from "@jobami/api/proposals/contract";
import { pendingProposal } from "@jobami/api/proposals/fixtures";
import { Card } from "@jobami/ui/Card";
import { Container } from "@jobami/ui/Container";
import { visuallyHidden } from "@jobami/ui/styles";
import type { Decorator } from "@storybook/react-vite";
import { createLiveHub } from "../../../platform/live/index.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";

/** The live channel of the story: what it receives, the panel hears. */
export const hub = createLiveHub();
/** How each side opens its panel. */
export const sides = {
  client: { side: "client", proposalId: pendingProposal.proposalId },
  jobbeur: { side: "jobbeur", proposalId: null },
} as const;

/** The open mission, read by its owner unless a story declares otherwise. */
export const asOwner = { ...sides.client, mission: openMission, jobbeurId: karim.id };

/** The panel's place on the mission's page. */
export const onMissionPage: Decorator = (Story, { args }) => (
  <StoryProviders
    path={`/dashboard/missions/${openMission.id}`}
    user={args.side === "client" ? requester : jobbeur}
    live={hub.hear}
  >
    <main>
      <Container width="form">
        <h1 className={visuallyHidden}>{openMission.title}</h1>
        <h2 className={visuallyHidden}>Propositions</h2>
        <Card padding="large">
          <Story />
        </Card>
      </Container>
    </main>
  </StoryProviders>
);

/** The proposal as the server has it, whichever side asks. */
export function standing(proposal: Proposal): ReturnType<typeof mockAnswer>[] {
  return [
    mockAnswer(proposalsContract.one, { success: true, data: proposal }),
    mockAnswer(proposalsContract.own, { success: true, data: proposal }),
    mockAnswer(missionsContract.details, {
      success: true,
      data: { ...openMission, statut: proposal.mission.statut },
    }),
  ];
}
