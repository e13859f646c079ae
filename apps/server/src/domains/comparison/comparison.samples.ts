import type { comparisonContract } from "@jobami/api/comparison/contract";
import { negotiating, type Samples } from "../../testing/samples.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof comparisonContract> = {
  read: negotiating(({ owner, id }) => ({ client: owner.client, input: { params: { id } } })),
};
