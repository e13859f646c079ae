import type { Offer } from "@jobami/api/offers/contract";
import { atPlace } from "@jobami/api/places/in-french";
import { profilePath } from "../../../paths.ts";

/** What a shared link and a search engine state of an offer. */
export const offerDescription = ({ advantage, title, place, owner }: Offer): string =>
  // An initial ends with its full stop already: « Karim B. ».
  `${advantage} — ${title}${place === null ? "" : `, ${atPlace(place.name)}`}. Proposée par ${owner.name.replace(/\.?$/, ".")}`;

/** An offer among others of the same name. */
export const offerTitle = ({ title, owner }: Offer): string => `${title}, par ${owner.name}`;

/** An offer as search engines read it (schema.org Offer). `address` is that of its page, whole. */
export function offerJsonLd(offer: Offer, address: string) {
  const { title, description, firstDay, lastDay, codesLeft, place, owner } = offer;
  return {
    "@context": "https://schema.org",
    "@type": "Offer",
    name: title,
    description,
    url: address,
    validFrom: firstDay,
    validThrough: lastDay,
    availability: `https://schema.org/${codesLeft === 0 ? "SoldOut" : "InStock"}`,
    ...(place === null ? {} : { areaServed: { "@type": "City", name: place.name } }),
    offeredBy: {
      "@type": "Person",
      name: owner.name,
      ...(owner.slug === null ? {} : { url: new URL(profilePath(owner.slug, "public"), address).href }),
    },
  };
}
