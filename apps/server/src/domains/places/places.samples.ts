import type { placesContract } from "@jobami/api/places/contract";
import { type Samples, visitor } from "../../testing/samples.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof placesContract> = {
  search: visitor({ query: { q: "Lyon", limit: "5" } }),
};
