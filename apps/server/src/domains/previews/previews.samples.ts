import type { Samples } from "../../testing/samples.ts";

/** It has no calls: pictures are no JSON. */
export const samples: Samples<Record<never, never>> = {};
