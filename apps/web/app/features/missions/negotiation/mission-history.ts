import type { Mission, MissionVersion } from "@jobami/api/missions/contract";
import type { Offer, Proposal } from "@jobami/api/proposals/contract";

/** Something that happened about a mission. */
export type MissionHappening = { id: string; at: string } & (
  | { what: "published" }
  | { what: "edited"; before: MissionVersion; after: Mission | MissionVersion }
  | { what: "offered"; proposal: Proposal; offer: Offer }
  | { what: "agreed" | "refused" | "withdrawn" | "expired"; proposal: Proposal }
  | { what: "finished" | "cancelled" | "ended" }
);

const proposalEnds = {
  acceptee: "agreed",
  refusee: "refused",
  retiree: "withdrawn",
  expiree: "expired",
} as const;
const missionEnds = { terminee: "finished", annulee: "cancelled", expiree: "ended" } as const;

const lookup = <Found>(ends: Readonly<Record<string, Found>>, statut: string): Found | undefined =>
  ends[statut];

/** What happened about a mission as far as these proposals report, oldest first; what only follows from another step is left out. */
export function historyOf(
  mission: Mission,
  proposals: readonly Proposal[],
  versions: readonly MissionVersion[] = [],
): readonly MissionHappening[] {
  const { id, statut, createdAt, updatedAt } = mission;
  const missionEnd = lookup(missionEnds, statut);
  const agreedAt = proposals.find((proposal) => proposal.statut === "acceptee")?.updatedAt;
  /** The acceptance of one refuses the others, and the mission's end ends what was open. */
  const follows = (proposal: Proposal) =>
    proposal.statut !== "acceptee" &&
    (proposal.updatedAt === agreedAt || (missionEnd !== undefined && proposal.updatedAt === updatedAt));
  const steps: MissionHappening[] = proposals.flatMap((proposal) => {
    const offers = proposal.offers.map((offer) => ({
      id: `${proposal.proposalId}.${offer.version}`,
      at: offer.createdAt,
      what: "offered" as const,
      proposal,
      offer,
    }));
    const what = lookup(proposalEnds, proposal.statut);
    return what === undefined || follows(proposal)
      ? offers
      : [...offers, { id: proposal.proposalId, at: proposal.updatedAt, what, proposal }];
  });
  const edits = versions.map((before) => ({
    id: `${id}.${before.version}`,
    at: before.replacedAt,
    what: "edited" as const,
    before,
    after: versions.find(({ version }) => version === before.version + 1) ?? mission,
  }));
  const end = missionEnd === undefined ? [] : [{ id: `${id}.end`, at: updatedAt, what: missionEnd }];
  const middle = [...steps, ...edits].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return [{ id, at: createdAt, what: "published" }, ...middle, ...end];
}
