import type { Samples } from "../../testing/samples.ts";

/** Nobody calls this domain: others sell by it. */
export const samples: Samples<Record<never, never>> = {};
