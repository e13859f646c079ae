import type { displayContract } from "@jobami/api/display/contract";
import { darkAndLarge } from "@jobami/api/display/fixtures";
import { type Samples, signedIn } from "../../testing/samples.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof displayContract> = {
  read: signedIn(),
  save: signedIn({ body: darkAndLarge }),
};
