import type { MissionStatus } from "@jobami/api/missions/contract";
import type { ProposalSide, ProposalStatus } from "@jobami/api/proposals/contract";
import type { ProposalMover } from "./proposal.types.ts";

/** Who answers in each status. */
const turns: Partial<Record<ProposalStatus, ProposalSide>> = {
  en_attente: "client",
  contre_offre_client: "jobbeur",
  contre_offre_jobbeur: "client",
};

/**
 * Whether a proposal still waits for an answer, and of whom: whose acceptance, or confirmation, the life cycle allows. It is reported here without running
 * the machine, so that a first view lists proposals without the library of machines; its test holds both to the same answers.
 */
export function whoseTurn(state: {
  statut: ProposalStatus | null;
  missionStatut: MissionStatus;
  isUnconfirmed?: boolean;
}): ProposalSide | null {
  if (state.statut === null || state.missionStatut !== "ouverte") return null;
  const turn = turns[state.statut] ?? null;
  return turn !== null && state.isUnconfirmed === true ? "jobbeur" : turn;
}

/** The side a person has in a negotiation. */
export function sideOf(
  parties: { ownerId: string; jobbeurId: string },
  userId: string | null,
): ProposalMover {
  if (userId === parties.ownerId) return "client";
  return userId === parties.jobbeurId ? "jobbeur" : "stranger";
}
