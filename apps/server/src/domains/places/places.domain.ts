import { placesContract } from "@jobami/api/places/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { readGazetteer, readPositions } from "./gazetteer.ts";
import { placesRoutes } from "./places.routes.ts";
import { createPlacesService, type FoundPlace, type PlacesService } from "./places.service.ts";

export type { Position } from "./gazetteer.ts";
export type { NearPlace } from "./places.service.ts";
export type { FoundPlace, PlacesService };

let places: PlacesService | undefined;

/** The gazetteer never changes while the process lives: it is read once, when it is first asked, which a start need not wait for. */
function loadPlaces(): PlacesService {
  places ??= createPlacesService(readGazetteer(), readPositions());
  return places;
}

/** The communes of France, and where they lie. */
export const placesDomain = defineDomain({
  name: "places",
  create: (): PlacesService => ({
    search: (query) => loadPlaces().search(query),
    find: (code) => loadPlaces().find(code),
    bySlug: (slug) => loadPlaces().bySlug(slug),
    meant: (terms) => loadPlaces().meant(terms),
    named: (text) => loadPlaces().named(text),
    centre: (code) => loadPlaces().centre(code),
    kmBetween: (one, other) => loadPlaces().kmBetween(one, other),
    areJoined: (one, other) => loadPlaces().areJoined(one, other),
    around: (code, km) => loadPlaces().around(code, km),
  }),
  contract: placesContract,
  routes: placesRoutes,
});
