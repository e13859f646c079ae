import type { Api } from "@jobami/api/http/client";
import { newKey } from "@jobami/api/http/new-key";
import { missionsClient } from "@jobami/api/missions/client";
import { type ProposalsClient, proposalsClient } from "@jobami/api/proposals/client";
import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import {
  createProposalNegotiationMachine,
  type Negotiation,
  type ProposalNegotiationMachine,
  type Step,
} from "@jobami/machines/proposals/proposal-negotiation";
import { fromPromise } from "xstate";

/** One side of a negotiation with its calls to the server. */
export function negotiationMachine(api: Api, side: ProposalSide): ProposalNegotiationMachine {
  const proposals = proposalsClient(api);
  const missions = missionsClient(api);
  return createProposalNegotiationMachine({ newIdempotencyKey: newKey }).provide({
    actors: {
      loadNegotiation: fromPromise<Negotiation, { missionId: string; proposalId: string | null }>(
        async ({ input: { missionId, proposalId } }) => {
          const params = { id: missionId };
          const [mission, proposal] = await Promise.all([
            missions.details({ params }),
            proposalId === null
              ? proposals.own({ params })
              : proposals.one({ params: { ...params, proposalId } }),
          ]);
          return { proposal: proposal.data, missionStatut: mission.data.statut };
        },
      ),
      sendStep: fromPromise<Proposal, Step>(
        async ({ input }) => (await sendStep(proposals, side, input)).data,
      ),
    },
  });
}

function sendStep(proposals: ProposalsClient, side: ProposalSide, step: Step): Promise<{ data: Proposal }> {
  const { action, missionId, proposalId, terms, note, idempotencyKey } = step;
  const expectedVersion = step.expectedVersion ?? undefined;
  const params = { id: missionId };
  if (action === "propose") {
    if (terms === null) throw new Error("a proposal is sent with its terms");
    return proposals.propose({ params, body: terms, idempotencyKey });
  }
  if (proposalId === null) throw new Error("an answer is about a proposal");
  if (action === "counter") {
    if (terms === null) throw new Error("a counter-offer is sent with its terms");
    const counter = { params, body: { proposalId, expectedVersion, ...terms }, idempotencyKey };
    return side === "client" ? proposals.ownerCounter(counter) : proposals.jobbeurCounter(counter);
  }
  const decision = { params: { ...params, proposalId }, body: { expectedVersion }, idempotencyKey };
  if (action === "reject") return proposals.reject({ ...decision, body: { expectedVersion, ...note } });
  return proposals[action](decision);
}
