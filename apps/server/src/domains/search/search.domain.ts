import { searchContract } from "@jobami/api/search/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { placesDomain } from "../places/places.domain.ts";
import { profilesDomain } from "../profiles/profiles.domain.ts";
import { proposalsDomain } from "../proposals/proposals.domain.ts";
import { reviewsDomain } from "../reviews/reviews.domain.ts";
import { searchRoutes } from "./search.routes.ts";
import { createSearch } from "./search.service.ts";
import { searchTables } from "./search.tables.ts";

export type { Search } from "./search.service.ts";

/** Jobbeurs, found by what they offer and where. */
export const searchDomain = defineDomain({
  name: "search",
  create: ({ platform, use }) =>
    createSearch({
      ...platform,
      profiles: use(profilesDomain),
      places: use(placesDomain),
      proposals: use(proposalsDomain),
      reviews: use(reviewsDomain),
    }),
  contract: searchContract,
  routes: searchRoutes,
  tables: searchTables,
  onProfileSave: (search) => search.index,
  jobs: (search) => ({ "search.catch-up": { cron: "41 3 * * *", run: search.catchUp } }),
});
