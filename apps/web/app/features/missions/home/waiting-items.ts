import { dayIn } from "@jobami/api/missions/days";
import { lastDayOf } from "@jobami/api/missions/timing";
import type { Awaited, Proposal, ProposalSide, Waiting } from "@jobami/api/proposals/contract";
import { awaits } from "../negotiation/index.ts";

/** A negotiation, and which side of it the reader is on. */
export interface SeenProposal {
  proposal: Proposal;
  side: ProposalSide;
}

/** What waits for a person, sorted by what they can do with it. */
export interface WaitingItems {
  /** Several on one mission of their own, newest first: they are compared before one is answered. */
  toCompare: [Proposal, ...Proposal[]][];
  toAnswer: SeenProposal[];
  /** Their own missions whose day has come, the last of several. */
  toConfirm: Proposal[];
  /** What else is awaited of them. */
  awaited: readonly Awaited[];
  agreed: SeenProposal[];
}

/** `now` is in ms: a mission’s day has come where it is. What a live event has ended is left out until the server reports the whole anew. */
export function waitingItems(
  { toAnswer, underWay, awaited = [] }: Waiting,
  userId: string,
  now: number,
): WaitingItems {
  const seen = (proposal: Proposal): SeenProposal => ({
    proposal,
    side: proposal.mission.owner.id === userId ? "client" : "jobbeur",
  });
  const standing = underWay
    .filter(({ statut, mission }) => statut === "acceptee" && mission.statut === "en_cours")
    .map(seen);
  const isDue = ({ proposal: { mission }, side }: SeenProposal) =>
    side === "client" && lastDayOf(mission) <= dayIn(mission.zone, now);
  const hasRow = ({ proposal: { mission } }: SeenProposal) =>
    awaited.some(({ missionId }) => missionId === mission.id);
  const answered = toAnswer.map(seen).filter(({ proposal, side }) => awaits(proposal, side));
  const byMission = new Map<string, SeenProposal[]>();
  for (const one of answered) {
    const key = one.side === "client" ? one.proposal.mission.id : one.proposal.proposalId;
    byMission.set(key, [...(byMission.get(key) ?? []), one]);
  }
  const groups = [...byMission.values()];
  return {
    toCompare: groups.flatMap((group) => {
      const [newest, ...others] = group.map(({ proposal }) => proposal);
      return newest === undefined || others.length === 0 ? [] : [[newest, ...others]];
    }),
    toAnswer: groups.flatMap((group) => (group.length === 1 ? group : [])),
    toConfirm: standing.filter(isDue).map(({ proposal }) => proposal),
    awaited,
    agreed: standing.filter((one) => !isDue(one) && !hasRow(one)),
  };
}
