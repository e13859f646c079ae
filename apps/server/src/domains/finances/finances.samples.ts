import type { financesContract } from "@jobami/api/finances/contract";
import { type Samples, signedIn } from "../../testing/samples.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof financesContract> = {
  year: signedIn({ query: { annee: "2026" } }, { userType: "jobbeur" }),
  payments: signedIn({ query: { sens: "verses", statut: "paye" } }),
};
