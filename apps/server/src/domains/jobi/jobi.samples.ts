import type { jobiContract } from "@jobami/api/jobi/contract";
import { type Samples, somebody } from "../../testing/samples.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof jobiContract> = {
  balance: somebody(),
  move: somebody({ body: { montant: 1, operation: "moins", titre: "Coup de main", description: "" } }),
  movements: somebody(),
  gains: somebody(),
};
