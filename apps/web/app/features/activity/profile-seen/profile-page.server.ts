import { createApi } from "@jobami/api/http/client";
import { ApiError } from "@jobami/api/http/errors";
import { profilesClient } from "@jobami/api/profiles/client";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { wishOf } from "../../../entities/service/index.ts";
import { profilePath } from "../../../paths.ts";
import { systemClock } from "../../../platform/clock/index.ts";
import { versionedPreview } from "../../../platform/page/index.server.ts";
import { pageContext } from "../../../platform/page/index.ts";
import { reviewsPageOf } from "./reviews-page.ts";
import { type SeenView, seenView } from "./seen-view.ts";

/** Statuses by which the API states that no profile is there: none of that name, or no name at all. */
const absent: readonly number[] = [400, 404];

/** Reads the profile of the address, whole, with what the address states that whoever reads it came for; an earlier name leads on to the current one, what no one may see is not there. */
export async function profilePageLoader({
  url,
  params,
  context,
}: LoaderFunctionArgs): Promise<{ view: SeenView; address: string; preview: string | undefined }> {
  const slug = params.slug ?? "";
  const { fetch } = context.get(pageContext);
  const client = profilesClient(createApi({ fetch, readCookies: () => "", now: systemClock.now }));
  const profile = await client
    .bySlug({ params: { slug }, query: { reviews_page: reviewsPageOf(url.searchParams) } })
    .then(
      (answer) => answer.profil.data,
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        throw data(null, { status: absent.includes(error.status) ? 404 : 503 });
      },
    );
  const path = profilePath(profile.slug, "public");
  if (profile.slug !== slug) throw redirect(path + url.search, 301);
  const { zone, services, photo, reviews } = profile;
  const view = seenView(profile, wishOf(url.searchParams) ?? {});
  const shown = [view.name, zone?.place.name, services, photo?.file, reviews.rating, reviews.count];
  return {
    view,
    address: new URL(path, url).href,
    preview: view.isIndexable ? versionedPreview({ kind: "profil", slug }, shown) : undefined,
  };
}
