import type { hostContract } from "@jobami/api/host/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Host } from "./host.service.ts";

/** Serves the figures of the machine. */
export function hostRoutes(host: Host): Handlers<typeof hostContract> {
  return {
    figures: async ({ db }) => ({ success: true, data: await host.figures(db) }),
    redis: async () => ({ success: true, data: await host.redis() }),
  };
}
