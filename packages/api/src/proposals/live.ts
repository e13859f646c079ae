import { comparisonRoutes } from "../comparison/routes.ts";
import type { AnswerOf } from "../http/contract.ts";
import type { Readings } from "../http/readings.ts";
import type { LivePatches } from "../live/define-live.ts";
import { missionsRoutes } from "../missions/routes.ts";
import { planningRoutes } from "../planning/routes.ts";
import type { Proposal, proposalsContract } from "./contract.ts";
import { proposalsRoutes } from "./routes.ts";

/** An older version never replaces a newer one: events and answers may cross. */
function newest(known: Proposal | null | undefined, incoming: Proposal): Proposal {
  return known && known.version > incoming.version ? known : incoming;
}

/** Puts a proposal, as an answer or a live event brings it, where it is read. */
export function applyProposal(readings: Readings, proposal: Proposal): void {
  const { proposalId, mission } = proposal;
  readings.change<AnswerOf<typeof proposalsContract.one>>(proposalsRoutes.one, { proposalId }, (known) => ({
    success: true,
    data: newest(known?.data, proposal),
  }));
  readings.change<AnswerOf<typeof proposalsContract.ofMission>>(
    proposalsRoutes.ofMission,
    { id: mission.id },
    (known) => {
      if (known === undefined) return known;
      const before = known.data.find((other) => other.proposalId === proposalId);
      const others = known.data.filter((other) => other.proposalId !== proposalId);
      return { success: true, data: [newest(before, proposal), ...others] };
    },
  );
  readings.change<AnswerOf<typeof proposalsContract.waiting>>(proposalsRoutes.waiting, {}, (known) => {
    if (known === undefined) return known;
    const { toAnswer, underWay } = known.data;
    const renew = (other: Proposal) => (other.proposalId === proposalId ? newest(other, proposal) : other);
    return {
      ...known,
      data: { ...known.data, toAnswer: toAnswer.map(renew), underWay: underWay.map(renew) },
    };
  });
  readings.readAgain(proposalsRoutes.waiting);
  readings.readAgain(proposalsRoutes.own, { id: mission.id });
  readings.readAgain(proposalsRoutes.sent);
  readings.readAgain(proposalsRoutes.received);
  readings.readAgain(proposalsRoutes.sentStats);
  readings.readAgain(proposalsRoutes.receivedStats);
  // What is agreed on stands in both plannings.
  readings.readAgain(planningRoutes.read);
  // Each row of a list of missions states how many want to do it.
  readings.readAgain(missionsRoutes.list);
  readings.readAgain(missionsRoutes.all);
  // Whose proposals stand is compared.
  readings.readAgain(comparisonRoutes.read, { id: mission.id });
  // Who was asked first and answers is asked no longer.
  readings.readAgain(missionsRoutes.asked);
  readings.readAgain(missionsRoutes.asks, { id: mission.id });
}

/** Has a proposal read anew where it is read on its own: what is masked of it is another now. */
export function readProposalAgain(readings: Readings, { proposalId, mission }: Proposal): void {
  readings.readAgain(proposalsRoutes.one, { proposalId });
  readings.readAgain(proposalsRoutes.ofMission, { id: mission.id });
  readings.readAgain(proposalsRoutes.own, { id: mission.id });
}

/** The live events of proposals, with what they do to what was read. */
export const proposalsLive = {
  /** A negotiation moved; sent to both of its sides, the one who moved included (their other tabs). */
  proposal_changed: (readings, { proposal }: { proposal: Proposal }) => applyProposal(readings, proposal),
} satisfies LivePatches;
