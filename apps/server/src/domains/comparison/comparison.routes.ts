import type { comparisonContract } from "@jobami/api/comparison/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Comparison } from "./comparison.service.ts";

/** Serves what the owner of a mission compares proposals by. */
export function comparisonRoutes(comparison: Comparison): Handlers<typeof comparisonContract> {
  return {
    read: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await comparison.read(db, person, params.id),
    }),
  };
}
