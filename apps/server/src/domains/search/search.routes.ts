import type { searchContract } from "@jobami/api/search/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Search } from "./search.service.ts";
import { suggestServices } from "./suggest-services.ts";

/** Serves the search of jobbeurs, to everybody. */
export function searchRoutes(search: Search): Handlers<typeof searchContract> {
  return {
    search: async ({ db, query, session }) => ({
      success: true,
      ...(await search.search(db, query, session?.person.id ?? null)),
    }),
    suggestions: async ({ query: { q } }) => ({ success: true, data: suggestServices(q) }),
    counts: async ({ db }) => ({ success: true, data: await search.counts(db) }),
    cities: async () => ({ success: true, data: await search.cities() }),
    named: async ({ query }) => ({ success: true, data: search.named(query.name) }),
    shown: async ({ db, session }) => ({
      success: true,
      data: [...(await search.shown(db, session?.person.id ?? null))],
    }),
    city: async ({ db, params }) => ({
      success: true,
      data: await search.city(db, params.service, params.ville),
    }),
  };
}
