import type { maskingContract } from "@jobami/api/masking/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Masking } from "./masking.service.ts";

/** Serves what authors contest of what is masked. */
export function maskingRoutes(masking: Masking): Handlers<typeof maskingContract> {
  return {
    contest: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await masking.contest(db, person.id, { id: params.id, reason: body.reason }),
    }),
  };
}
