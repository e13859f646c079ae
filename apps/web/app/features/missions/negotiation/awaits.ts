import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import { whoseTurn } from "@jobami/machines/proposals/proposal";

/** Whether a side's answer is what a proposal waits for. */
export function awaits({ statut, mission }: Proposal, side: ProposalSide): boolean {
  return whoseTurn({ statut, missionStatut: mission.statut }) === side;
}
