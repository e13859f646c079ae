import { offersContract } from "@jobami/api/offers/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { watchOf } from "../../composition/watch.ts";
import { blocksDomain } from "../blocks/blocks.domain.ts";
import { placesDomain } from "../places/places.domain.ts";
import { createCodes } from "./codes.service.ts";
import { offersErrors } from "./offers.errors.ts";
import { moderateOffers } from "./offers.moderation.ts";
import { offersRoutes } from "./offers.routes.ts";
import { createOffers } from "./offers.service.ts";
import { offersTables } from "./offers.tables.ts";

export type { Offers } from "./offers.service.ts";

/** What jobbeurs offer to members, and the codes that these take of it. */
export const offersDomain = defineDomain({
  name: "offers",
  create: ({ platform, use, all }) => ({
    offers: createOffers({ ...platform, places: use(placesDomain), watch: watchOf({ all }) }),
    codes: createCodes({ ...platform, places: use(placesDomain), blocks: use(blocksDomain) }),
    moderation: moderateOffers(platform),
  }),
  contract: offersContract,
  errors: offersErrors,
  routes: offersRoutes,
  tables: offersTables,
  reportable: ({ moderation }) => [moderation],
  jobs: ({ offers }) => {
    const run = async () => {
      while ((await offers.endPast()) > 0);
    };
    return { "offers.end": { cron: "3 * * * *", run } };
  },
});
