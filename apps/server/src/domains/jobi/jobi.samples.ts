import type { jobiContract } from "@jobami/api/jobi/contract";
import { type Samples, signedIn } from "../../testing/samples.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof jobiContract> = {
  balance: signedIn(),
  move: signedIn({ body: { montant: 1, operation: "moins", titre: "Coup de main", description: "" } }),
  movements: signedIn(),
  gains: signedIn(),
};
