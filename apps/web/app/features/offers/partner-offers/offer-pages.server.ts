import { createApi } from "@jobami/api/http/client";
import { shortName } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import { dayInFrance } from "@jobami/api/missions/days";
import { offersClient } from "@jobami/api/offers/client";
import type { Offer } from "@jobami/api/offers/contract";
import { profilesClient } from "@jobami/api/profiles/client";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { systemClock } from "../../../platform/clock/index.ts";
import { versionedPreview } from "../../../platform/page/index.server.ts";
import { pageContext } from "../../../platform/page/index.ts";
import { offerFilter, readOfferSearch } from "./offer-search.ts";
import type { OffersView } from "./PartnerOffersScreen.tsx";
import { offerPath, partnersOffersPath } from "./where.ts";

type Context = Pick<LoaderFunctionArgs, "context">;

const apiOf = ({ context }: Context) =>
  createApi({ fetch: context.get(pageContext).fetch, readCookies: () => "", now: systemClock.now });

/** No one and nothing of that name is 404; a server that does not answer is 503. */
function notThere(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  throw data(null, { status: [400, 404].includes(error.status) ? 404 : 503 });
}

async function readOffers(args: LoaderFunctionArgs, slug?: string): Promise<OffersView> {
  const search = readOfferSearch(args.url.searchParams);
  const query = { ...offerFilter(search), page: search.page, ...(slug === undefined ? {} : { slug }) };
  const answer = await offersClient(apiOf(args))
    .browse({ query })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return null;
    });
  if (answer === null) return { search, found: null };
  return { search, found: { offers: answer.data, totalPages: answer.pagination.totalPages } };
}

/** A page of the offers that are open [OFFR-01]. */
export async function offersPageLoader(args: LoaderFunctionArgs): Promise<{ view: OffersView }> {
  return { view: await readOffers(args) };
}

/** The newest of those that are open, so many at most; none where they could not be read. */
export async function newestOffers(args: Context, limit: number): Promise<readonly Offer[]> {
  const answer = await offersClient(apiOf(args))
    .browse({ query: { page: 1, limit } })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return null;
    });
  return answer?.data ?? [];
}

/** The offers of a person; an earlier name leads on to the current one, of who is not found there are none [OFFR-02]. */
export async function partnersOffersLoader(args: LoaderFunctionArgs) {
  const asked = args.params.slug ?? "";
  const profile = await profilesClient(apiOf(args))
    .bySlug({ params: { slug: asked } })
    .then((answer) => answer.profil.data, notThere);
  const path = partnersOffersPath(profile.slug);
  if (profile.slug !== asked) throw redirect(path, 301);
  return {
    view: await readOffers(args, profile.slug),
    slug: profile.slug,
    name: shortName(profile),
    isIndexable: profile.isIndexable,
  };
}

/** One offer; an address with another name leads on to its own [OFFR-03]. */
export async function offerPageLoader(
  args: LoaderFunctionArgs,
): Promise<{ offer: Offer; today: string; address: string; preview: string | undefined }> {
  const offer = await offersClient(apiOf(args))
    .one({ params: { offerId: args.params.offerId ?? "" } })
    .then((answer) => answer.data, notThere);
  const path = offerPath(offer);
  if (offer.owner.slug === null) throw data(null, { status: 404 });
  // Not the address of the request: within the product a page is read from another one.
  if (args.params.slug !== offer.owner.slug) throw redirect(path, 301);
  const { id, title, advantage, place, lastDay, owner, status } = offer;
  return {
    offer,
    today: dayInFrance(systemClock.now()),
    address: new URL(path, args.url).href,
    preview:
      status === "published" && owner.isIndexable
        ? versionedPreview({ kind: "offre", id }, [title, advantage, place, lastDay, owner.name])
        : undefined,
  };
}

/** The most pages of offers that search engines are informed of. */
const mostPages = 40;

/** The addresses of open offers whose owners let search engines know them. */
export async function offerPaths(args: Context): Promise<string[]> {
  const client = offersClient(apiOf(args));
  const paths: string[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { data: offers, pagination } = await client.browse({ query: { page, limit: 50 } });
    paths.push(...offers.filter(({ owner }) => owner.isIndexable).map(offerPath));
    if (page >= pagination.totalPages) break;
  }
  return paths;
}
