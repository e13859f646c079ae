import type { placesContract } from "@jobami/api/places/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { PlacesService } from "./places.service.ts";

/** Serves the search of communes. */
export function placesRoutes(places: PlacesService): Handlers<typeof placesContract> {
  return {
    search: async ({ query }) => ({ success: true, data: places.search(query) }),
  };
}
