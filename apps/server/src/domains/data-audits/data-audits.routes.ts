import type { dataAuditsContract } from "@jobami/api/data-audits/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { DataAudits } from "./data-audits.service.ts";

/** Serves audits of what the company promises. */
export function dataAuditsRoutes(audits: DataAudits): Handlers<typeof dataAuditsContract> {
  return {
    list: async ({ db, query }) => ({ success: true, ...(await audits.page(db, query)) }),
    run: async ({ db, session: { person }, request }) => ({
      success: true,
      data: await audits.run(db, { kind: "person", id: person.id, address: request.ip }),
    }),
    one: async ({ db, params }) => ({ success: true, data: await audits.one(db, params.id) }),
  };
}
