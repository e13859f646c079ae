import type { qualityContract } from "@jobami/api/quality/contract";
import { type Samples, somebody } from "../../testing/samples.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof qualityContract> = {
  badges: somebody({}, { userType: "jobbeur" }),
  figures: somebody({ query: { days: "30" } }, { userType: "jobbeur" }),
};
