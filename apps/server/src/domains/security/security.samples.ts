import type { securityContract } from "@jobami/api/security/contract";
import { type Samples, signedIn } from "../../testing/samples.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof securityContract> = {
  figures: signedIn({ query: { days: "30" } }, { role: "jobpadm" }),
};
