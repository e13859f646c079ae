import type { withdrawalsContract } from "@jobami/api/withdrawals/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Withdrawals } from "./withdrawals.service.ts";

/** Serves what may be withdrawn from, and takes declarations of anybody. */
export function withdrawalsRoutes(withdrawals: Withdrawals): Handlers<typeof withdrawalsContract> {
  return {
    contracts: async ({ db, session: { person } }) => ({
      success: true,
      data: await withdrawals.contracts(db, person.id),
    }),
    declare: async ({ db, body, session }) => ({
      success: true,
      data: await withdrawals.declare(db, body, session?.person.id ?? null),
    }),
  };
}
