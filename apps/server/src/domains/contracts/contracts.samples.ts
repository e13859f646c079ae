import type { Samples } from "../../testing/samples.ts";

/** No one calls this domain: others sell by it. */
export const samples: Samples<Record<never, never>> = {};
