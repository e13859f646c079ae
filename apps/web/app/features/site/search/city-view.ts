import type { CityPage, Commune, ServiceSlug } from "@jobami/api/search/contract";
import { serviceCategories } from "@jobami/api/taxonomy";
import { servicesPath } from "../../../generated/paths.ts";
import { serviceCityPath, serviceSearchPath } from "../../../paths.ts";
import { cityCopy, cityQuestions } from "./city.copy.ts";
import { copy, jobbeurText } from "./copy.ts";
import { searchPath } from "./search-address.ts";
import { serviceLabel } from "./search-filters.ts";
import { type FoundView, foundView } from "./search-view.ts";
import { tradeQuestions } from "./trade-questions.ts";

interface CountedLink {
  label: string;
  path: string;
  count: string;
}

/** A service in a commune, as text and addresses. */
export interface CityView {
  title: string;
  lead: string;
  description: string;
  service: string;
  commune: string;
  department: string;
  count: number;
  crumbs: readonly { label: string; href: string }[];
  people: readonly FoundView[];
  /** How many more there are than are shown. */
  others: number;
  searchPath: string;
  questions: readonly { question: string; answer: string }[];
  around: readonly CountedLink[];
  neighbours: readonly CountedLink[];
}

/** What is drawn of a service in a commune. */
export function cityView(page: CityPage): CityView {
  const { service, commune, count, nearbyKm } = page;
  const label = serviceLabel(service);
  const category = serviceCategories.find(
    ({ slug, subcategories }) => slug === service || subcategories.some((part) => part.slug === service),
  );
  const asked =
    category === undefined || category.slug === service
      ? { category: service }
      : { category: category.slug, subcategory: service };
  const title = "subcategory" in asked ? label : "";
  const wish = { ...asked, title, place: commune.name, commune: commune.code };
  const people = page.people.map((one) => foundView(one, { place: commune.name, wish }));
  const hours = people.flatMap(({ price }) => (price?.unit === "hour" ? [price.amount] : []));
  const counted = (label: string, slug: string, ville: string, many: number): CountedLink => ({
    label,
    path: serviceCityPath(slug, ville),
    count: jobbeurText(many),
  });
  return {
    title: cityCopy.title(label, commune.name),
    lead: cityCopy.lead(count, commune.name, nearbyKm),
    description: cityCopy.description(count, label, commune.name),
    service: label,
    commune: commune.name,
    department: commune.department,
    count,
    crumbs: [
      { label: copy.services, href: servicesPath },
      ...(category === undefined ? [] : [{ label: category.label, href: serviceSearchPath(category.slug) }]),
      ...(category === undefined || category.slug === service
        ? []
        : [{ label, href: serviceSearchPath(category.slug, service) }]),
      { label: commune.name, href: serviceCityPath(service, commune.slug) },
    ],
    people,
    others: count - people.length,
    searchPath: searchPath({ ...asked, place: `${commune.name} (${commune.departmentCode})` }),
    questions: [
      ...cityQuestions({
        commune: commune.name,
        count,
        km: nearbyKm,
        prices: page.prices,
        lowest: hours.length === 0 ? null : Math.min(...hours),
      }),
      ...(category === undefined ? [] : [tradeQuestions[category.slug]]),
    ],
    around: page.around.map((one) => counted(one.commune.name, service, one.commune.slug, one.count)),
    neighbours: page.neighbours.map((one) =>
      counted(serviceLabel(one.service), one.service, commune.slug, one.count),
    ),
  };
}

/** Communes of one name, for who follows an address that names no department. */
export interface NamesakesView {
  title: string;
  communes: readonly { label: string; path: string }[];
}

export const namesakesView = (
  service: ServiceSlug,
  name: string,
  communes: readonly Commune[],
): NamesakesView => ({
  title: cityCopy.which(serviceLabel(service), communes[0]?.name ?? name),
  communes: communes.map((commune) => ({
    label: `${commune.name} (${commune.department})`,
    path: serviceCityPath(service, commune.slug),
  })),
});
