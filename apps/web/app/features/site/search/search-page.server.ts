import { createApi } from "@jobami/api/http/client";
import { ApiError } from "@jobami/api/http/errors";
import { dayInFrance } from "@jobami/api/missions/days";
import { previewPath } from "@jobami/api/previews/routes";
import { profilesClient } from "@jobami/api/profiles/client";
import { searchClient } from "@jobami/api/search/client";
import { type ServiceSlug, serviceSlugs } from "@jobami/api/search/contract";
import { findCategory, isSubcategoryOf, serviceGroups } from "@jobami/api/taxonomy";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { serviceCityPath, serviceSearchPath } from "../../../paths.ts";
import { systemClock } from "../../../platform/clock/index.ts";
import { versionedPreview } from "../../../platform/page/index.server.ts";
import { pageContext } from "../../../platform/page/index.ts";
import { type CityView, cityView, type NamesakesView, namesakesView } from "./city-view.ts";
import type { SearchAddress } from "./search-address.ts";
import { withTypedDay } from "./search-day.ts";
import { isAsking, readSearchAddress, searchQueryOf } from "./search-reading.ts";
import { type SearchView, searchView } from "./search-view.ts";
import { type ShownView, shownView } from "./shown-view.ts";

type Context = Pick<LoaderFunctionArgs, "context">;

const clientOf = ({ context }: Context) =>
  searchClient(
    createApi({ fetch: context.get(pageContext).fetch, readCookies: () => "", now: systemClock.now }),
  );

/** A service of the list, with the text of the page that shows all of them. */
export interface ServiceView {
  slug: string;
  label: string;
  path: string;
  /** Null where no one offers it yet. */
  count: number | null;
}
export interface ServicesView {
  groups: readonly {
    label: string;
    categories: readonly (ServiceView & { parts: readonly ServiceView[] })[];
  }[];
}

/** The whole taxonomy, with how many offer each; without the counts where they could not be read. */
export async function servicesPageLoader(args: LoaderFunctionArgs): Promise<ServicesView> {
  const counts = await clientOf(args)
    .counts()
    .then(
      (answer) => new Map<string, number>(answer.data.map(({ service, count }) => [service, count])),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        return new Map<string, number>();
      },
    );
  return {
    groups: serviceGroups.map((group) => ({
      label: group.label,
      categories: group.categories.map(({ slug, label, subcategories }) => ({
        slug,
        label,
        path: serviceSearchPath(slug),
        count: counts.get(slug) ?? null,
        parts: subcategories.map((part) => ({
          ...part,
          path: serviceSearchPath(slug, part.slug),
          count: counts.get(part.slug) ?? null,
        })),
      })),
    })),
  };
}

/** A search as its address states it, without services that are none; a day that was typed among its terms is when a person is wanted. */
function askedBy({ url }: Pick<LoaderFunctionArgs, "url">, today: string): SearchAddress {
  const search = withTypedDay(readSearchAddress(url.searchParams, today), today);
  if (findCategory(search.category) === undefined)
    return { ...search, category: "", subcategory: "", need: "" };
  return isSubcategoryOf(search.subcategory, search.category) ? search : { ...search, subcategory: "" };
}

/** An answer of the API; null where it refuses or cannot. */
const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return null;
  });

/** The commune that the profile of whoever asks states, as text; empty where there is none, or no one is signed in. */
async function ownPlace({ context }: Context): Promise<string> {
  const { fetch, facts } = context.get(pageContext);
  if (facts.user === null) return "";
  const client = profilesClient(createApi({ fetch, readCookies: () => "", now: systemClock.now }));
  const place = (await orNull(client.own()))?.profil.data.zone?.place;
  // Several communes have one name: the first figures of their code are of their department.
  return place === undefined ? "" : `${place.name} (${/^97.|^../.exec(place.code)?.[0]})`;
}

/** Who is found by the search of the address, around their own commune where a member states none [SRCH-04, SRCH-05, SRCH-06]. */
export async function searchPageLoader(
  args: LoaderFunctionArgs,
): Promise<{ view: SearchView; isFailed: boolean; preview: string | undefined }> {
  const today = dayInFrance(systemClock.now());
  const asked = askedBy(args, today);
  const service = asked.subcategory || asked.category;
  const preview = service === "" ? undefined : previewPath({ kind: "service", service });
  if (!isAsking(asked)) return { view: searchView(asked, null, { today }), isFailed: false, preview };
  const own = asked.place === "" && !asked.isAnywhere ? await ownPlace(args) : "";
  const search = own === "" ? asked : { ...asked, place: own };
  const read = async (of: SearchAddress) => ({
    of,
    answer: await clientOf(args).search({ query: searchQueryOf(of, today) as never }),
  });
  const found = await orNull(
    read(search).catch((error: unknown) => {
      // A place in a list of another order is none: the list begins anew.
      if (search.cursor === "" || !(error instanceof ApiError && error.status === 400)) throw error;
      return read({ ...search, cursor: "" });
    }),
  );
  const view = searchView(found?.of ?? search, found?.answer ?? null, { today, isOwnPlace: own !== "" });
  return { view, isFailed: found === null, preview };
}

/** A service in a commune, or the communes that its address may mean. */
export type CityAnswer =
  | { view: CityView; address: string; preview: string; namesakes: null }
  | { view: null; namesakes: NamesakesView };

/** Another spelling of an address leads to its commune; where several are called so, people choose. Throws what sends the browser on, or 404. */
async function otherSpelling(
  client: ReturnType<typeof clientOf>,
  service: ServiceSlug,
  ville: string,
): Promise<NamesakesView> {
  const { data: communes } = await client.named({ query: { name: ville } }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    throw data(null, { status: error.status === 400 ? 404 : 503 });
  });
  const [only] = communes;
  if (only === undefined || communes.some(({ slug }) => slug === ville)) throw data(null, { status: 404 });
  if (communes.length === 1) throw redirect(serviceCityPath(service, only.slug), 301);
  return namesakesView(service, ville, communes);
}

/** The page of a service in a commune, 404 where the address names none [APP-03]. */
export async function cityPageLoader(args: LoaderFunctionArgs): Promise<CityAnswer> {
  const { ville = "" } = args.params;
  const service = serviceSlugs.find((slug) => slug === args.params.service?.toLowerCase());
  if (service === undefined) throw data(null, { status: 404 });
  const client = clientOf(args);
  const page = await client.city({ params: { service, ville } }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (![400, 404].includes(error.status)) throw data(null, { status: 503 });
    return null;
  });
  if (page === null) return { view: null, namesakes: await otherSpelling(client, service, ville) };
  const path = serviceCityPath(service, page.data.commune.slug);
  // Not the address of the request: within the product a page is read from another one.
  if (args.params.service !== service) throw redirect(path, 301);
  const { commune, count, people } = page.data;
  const shown = [commune.name, count, people.flatMap(({ services }) => services)];
  return {
    view: cityView(page.data),
    address: new URL(path, args.url).href,
    preview: versionedPreview({ kind: "ville", service, commune: commune.slug }, shown),
    namesakes: null,
  };
}

/** The addresses of services in communes that have a person, for search engines. */
export async function cityPaths(args: Context): Promise<string[]> {
  const cities = await clientOf(args).cities();
  return cities.data.map(({ service, commune }) => serviceCityPath(service, commune));
}

/** Who stands for the services that are asked for most; no one where they could not be read. */
export async function shownPeople(args: Context): Promise<readonly ShownView[]> {
  const answer = await orNull(clientOf(args).shown());
  return answer?.data.map(shownView) ?? [];
}
