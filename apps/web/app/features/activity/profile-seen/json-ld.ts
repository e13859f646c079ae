import { nameAtWork, plainDescription } from "./copy.ts";
import type { SeenService, SeenView } from "./seen-view.ts";

/** What a shared link and a search engine state of a profile. */
export function descriptionOf({ name, headline, services, commune }: SeenView): string {
  const labels = services.map(({ label }) => label);
  return headline === ""
    ? plainDescription(name, labels, commune)
    : `${headline}. ${plainDescription(name, labels, commune)}`;
}

/** A person among others of the same name: what they do, and where. */
export function titleOf({ name, services, commune }: SeenView): string {
  const [first] = services;
  return first === undefined ? name : nameAtWork(name, first.label, commune);
}

function offerOf({ label, unit, amount }: SeenService, areaServed: string | null) {
  const area = areaServed === null ? {} : { areaServed };
  const price = amount === null ? {} : { price: amount, priceCurrency: "EUR" };
  return {
    "@type": "Offer",
    itemOffered: { "@type": "Service", name: label, ...area },
    ...(unit === "hour" && amount !== null
      ? { priceSpecification: { "@type": "UnitPriceSpecification", ...price, unitCode: "HUR" } }
      : price),
  };
}

/** What was written of a person; nothing before anything was. */
function ratingOf({ name, reviews: { rating, count } }: SeenView) {
  if (rating === null || count === 0) return {};
  return {
    mentions: {
      "@type": "AggregateRating",
      itemReviewed: { "@type": "Person", name },
      ratingValue: rating,
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

/** A profile as search engines read it (schema.org ProfilePage); `address` is that of its page, whole. */
export function profileJsonLd(view: SeenView, address: string) {
  const { name, headline, photo, languages, services, commune } = view;
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url: address,
    ...ratingOf(view),
    mainEntity: {
      "@type": "Person",
      name,
      ...(headline === "" ? {} : { description: headline }),
      ...(photo === null ? {} : { image: new URL(photo, address).href }),
      ...(languages.length === 0 ? {} : { knowsLanguage: languages }),
      ...(services.length === 0 ? {} : { makesOffer: services.map((one) => offerOf(one, commune)) }),
    },
  };
}
