import type { withdrawalsContract } from "@jobami/api/withdrawals/contract";
import { type Samples, signedIn, visitor } from "../../testing/samples.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof withdrawalsContract> = {
  contracts: signedIn(),
  declare: visitor({ body: { name: "Léa Martin", reference: "K7M2P-9QXAB", email: "lea@exemple.fr" } }),
};
