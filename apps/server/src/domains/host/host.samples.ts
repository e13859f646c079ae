import type { hostContract } from "@jobami/api/host/contract";
import { type Samples, somebody } from "../../testing/samples.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof hostContract> = {
  figures: somebody({}, { role: "jobpadm" }),
  redis: somebody({}, { role: "jobpadm" }),
};
