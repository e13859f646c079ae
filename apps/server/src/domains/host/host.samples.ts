import type { hostContract } from "@jobami/api/host/contract";
import { type Samples, signedIn } from "../../testing/samples.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof hostContract> = {
  figures: signedIn({}, { role: "jobpadm" }),
  redis: signedIn({}, { role: "jobpadm" }),
};
