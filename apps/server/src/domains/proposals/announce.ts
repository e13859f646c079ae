import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import type { Tx } from "../../platform/database/database.ts";
import type { Live } from "../../platform/live/live.ts";
import { type ProposalRow, proposalsRepository as repository } from "./proposals.repository.ts";

/** A proposal as each of its sides reads it. */
export type AsRead = Record<ProposalSide, Proposal>;

/** Shows the sides of proposals how they stand now, to each as they may read it; answers that by the ids of the proposals. */
export async function announceProposals(
  tx: Tx,
  live: Pick<Live, "record">,
  rows: readonly Pick<ProposalRow, "id" | "ownerId" | "jobbeurId">[],
): Promise<(id: string) => AsRead> {
  const ids = rows.map(({ id }) => id);
  const asClient = await repository.read(tx, ids, "client");
  const asJobbeur = await repository.read(tx, ids, "jobbeur");
  function readOf(id: string): AsRead {
    const [client, jobbeur] = [asClient.get(id), asJobbeur.get(id)];
    if (client === undefined || jobbeur === undefined)
      throw new Error(`Proposal ${id} is gone inside its own transaction.`);
    return { client, jobbeur };
  }
  for (const { id, ownerId, jobbeurId } of rows) {
    const { client, jobbeur } = readOf(id);
    live.record(tx, [ownerId], "proposal_changed", { proposal: client });
    live.record(tx, [jobbeurId], "proposal_changed", { proposal: jobbeur });
  }
  return readOf;
}
