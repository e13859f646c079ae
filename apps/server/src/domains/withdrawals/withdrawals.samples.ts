import type { withdrawalsContract } from "@jobami/api/withdrawals/contract";
import { type Samples, somebody, visitor } from "../../testing/samples.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof withdrawalsContract> = {
  contracts: somebody(),
  declare: visitor({ body: { name: "Léa Martin", reference: "K7M2P-9QXAB", email: "lea@exemple.fr" } }),
};
