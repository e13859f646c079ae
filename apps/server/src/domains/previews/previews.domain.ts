import { defineDomain } from "../../composition/define-domain.ts";
import { filesDomain } from "../files/files.domain.ts";
import { offersDomain } from "../offers/offers.domain.ts";
import { profilesDomain } from "../profiles/profiles.domain.ts";
import { searchDomain } from "../search/search.domain.ts";
import { registerPreviews } from "./previews.route.ts";
import { createPreviewsService } from "./previews.service.ts";

/** What a link shows where it is shared. */
export const previewsDomain = defineDomain({
  name: "previews",
  create: ({ platform, use }) =>
    createPreviewsService({
      platform,
      files: use(filesDomain),
      profiles: use(profilesDomain),
      search: use(searchDomain),
      offers: use(offersDomain).offers,
    }),
  contract: {},
  routes: () => ({}),
  serve: (app, previews, { platform }) => registerPreviews(app, platform, previews),
});
