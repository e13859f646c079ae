import type { qualityContract } from "@jobami/api/quality/contract";
import { type Samples, signedIn } from "../../testing/samples.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof qualityContract> = {
  badges: signedIn({}, { userType: "jobbeur" }),
  figures: signedIn({ query: { days: "30" } }, { userType: "jobbeur" }),
};
