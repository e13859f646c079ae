import type { Samples } from "../../testing/samples.ts";

/** No one calls this domain: others pay by it, and the provider's messages are no calls of the contract. */
export const samples: Samples<Record<never, never>> = {};
