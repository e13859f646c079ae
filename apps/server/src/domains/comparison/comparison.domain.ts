import { comparisonContract } from "@jobami/api/comparison/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { missionsDomain } from "../missions/missions.domain.ts";
import { placesDomain } from "../places/places.domain.ts";
import { planningDomain } from "../planning/planning.domain.ts";
import { profilesDomain } from "../profiles/profiles.domain.ts";
import { searchDomain } from "../search/search.domain.ts";
import { comparisonRoutes } from "./comparison.routes.ts";
import { createComparison } from "./comparison.service.ts";

/** Those who propose to do a mission, beside each other. */
export const comparisonDomain = defineDomain({
  name: "comparison",
  create: ({ use }) =>
    createComparison({
      missions: use(missionsDomain),
      places: use(placesDomain),
      planning: use(planningDomain).planning,
      profiles: use(profilesDomain),
      search: use(searchDomain),
    }),
  contract: comparisonContract,
  routes: comparisonRoutes,
});
