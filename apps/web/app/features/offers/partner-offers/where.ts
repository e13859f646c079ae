import {
  codeCheckPattern,
  ownOfferPattern,
  partnerOfferPattern,
  partnerOffersPath,
  partnersOffersPattern,
} from "../../../generated/paths.ts";

/** One offer, for everybody; the list of all where whoever makes it has no page now. */
export function offerPath({ id, owner: { slug } }: { id: string; owner: { slug: string | null } }): string {
  if (slug === null) return partnerOffersPath;
  return partnerOfferPattern
    .replace(":slug", encodeURIComponent(slug))
    .replace(":offerId", encodeURIComponent(id));
}

/** All offers of a person, for everybody. */
export const partnersOffersPath = (slug: string): string =>
  partnersOffersPattern.replace(":slug", encodeURIComponent(slug));

/** One of one's own offers. */
export const ownOfferPath = (id: string): string =>
  ownOfferPattern.replace(":offerId", encodeURIComponent(id));

/** Where a code is validated: what a QR code leads to. */
export const codePath = (hash: string): string => codeCheckPattern.replace(":hash", encodeURIComponent(hash));

/** What is looked for among offers. */
export interface OfferSearch {
  q: string;
  /** A service of the list; empty for all. */
  category: string;
  page: number;
}

export const names = { q: "q", category: "service", page: "page" } as const;

/** The address of a search at a path, leaving out what is not asked. */
export function searchPath(path: string, { q, category, page }: OfferSearch): string {
  const params = new URLSearchParams({
    ...(q === "" ? {} : { [names.q]: q }),
    ...(category === "" ? {} : { [names.category]: category }),
    ...(page > 1 ? { [names.page]: String(page) } : {}),
  });
  const asked = params.toString();
  return asked === "" ? path : `${path}?${asked}`;
}
