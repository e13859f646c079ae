import { shortName } from "@jobami/api/http/display-text";
import type { Offer } from "@jobami/api/offers/contract";
import type { ProfileService, SeenProfile } from "@jobami/api/profiles/contract";
import type { CityPage } from "@jobami/api/search/contract";
import { serviceCategories } from "@jobami/api/taxonomy";
import type { PreviewCard, PreviewFact } from "../../platform/previews/preview-order.ts";
import { previewsCopy as copy } from "./previews.copy.ts";

/** A service of either level, and what it is a part of; null for none. */
function serviceOf(slug: string): { label: string; above: string } | null {
  for (const { slug: category, label, subcategories } of serviceCategories) {
    if (category === slug) return { label, above: copy.services };
    const part = subcategories.find((one) => one.slug === slug);
    if (part !== undefined) return { label: part.label, above: label };
  }
  return null;
}

const labelOf = (slug: string) => serviceOf(slug)?.label ?? slug;

/** The lowest price of those that are stated, by the hour where there is one. */
function priceOf(services: readonly Pick<ProfileService, "unit" | "amount">[]): PreviewFact[] {
  const lowest = (unit: ProfileService["unit"]) =>
    Math.min(...services.flatMap((one) => (one.unit === unit && one.amount !== null ? [one.amount] : [])));
  const [hour, flat] = [lowest("hour"), lowest("flat")];
  if (Number.isFinite(hour)) return [{ text: copy.hourly(hour) }];
  return Number.isFinite(flat) ? [{ text: copy.flat(flat) }] : [];
}

/** A service; null for none. */
export function serviceCard(slug: string): PreviewCard | null {
  const service = serviceOf(slug);
  if (service === null) return null;
  return { above: service.above, title: service.label, lead: copy.service, facts: [], initial: null };
}

/** A service in a commune where a person offers it; no one is named. */
export function cityCard({ service, commune, count, nearbyKm, people }: CityPage): PreviewCard {
  return {
    above: copy.department(commune.department, commune.departmentCode),
    title: copy.inCommune(labelOf(service), commune.name),
    lead: copy.around(count, nearbyKm),
    facts: priceOf(people.flatMap(({ services }) => services)),
    initial: null,
  };
}

/** A person who lets search engines show them. */
export function profileCard(profile: SeenProfile): PreviewCard {
  const { prenom, services, zone, reviews } = profile;
  const { rating, count } = reviews;
  return {
    above: copy.jobbeur(zone?.place.name ?? null),
    title: shortName(profile),
    lead: services.map(({ subcategory }) => labelOf(subcategory)).join(", "),
    facts: [
      ...(rating === null || count === 0
        ? []
        : [{ text: copy.rating(rating, count), isRating: true } as const]),
      ...priceOf(services),
    ],
    initial: prenom.slice(0, 1).toLocaleUpperCase("fr-FR"),
  };
}

/** A partner offer that is open. */
export function offerCard({ title, advantage, place, lastDay, owner }: Offer): PreviewCard {
  return {
    above: copy.offer,
    title,
    lead: copy.advantage(advantage, place?.name ?? null),
    facts: [{ text: copy.until(lastDay) }, { text: copy.by(owner.name) }],
    initial: null,
  };
}
