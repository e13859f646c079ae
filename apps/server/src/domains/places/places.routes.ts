import { placesContract } from "@jobami/api/places/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import type { PlacesService } from "./places.service.ts";

/** Serves the search of communes. */
export function registerPlaces(app: FastifyInstance, platform: Platform, places: PlacesService): void {
  serve(
    app,
    platform,
    placesContract,
  )({
    search: async ({ query }) => ({ success: true, data: places.search(query) }),
  });
}
