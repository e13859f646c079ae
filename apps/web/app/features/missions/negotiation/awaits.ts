import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import { whoseTurn } from "@jobami/machines/proposals/proposal";

/** Whether a side's answer is what a proposal waits for. */
export function awaits(proposal: Proposal, side: ProposalSide): boolean {
  const { statut, mission } = proposal;
  const state = { statut, missionStatut: mission.statut, isUnconfirmed: isToConfirm(proposal) };
  return whoseTurn(state) === side;
}

/** Whether its jobbeur is to confirm a proposal, since its mission changed. */
export const isToConfirm = ({ confirmBy }: Pick<Proposal, "confirmBy">): boolean =>
  typeof confirmBy === "string";

/** What is decided of a proposal away from its page. */
export type DecidedHere = "accept" | "reject";
