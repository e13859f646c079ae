import type { CityView } from "./city-view.ts";

/** A service in a commune as search engines read it (schema.org Service and BreadcrumbList); no one is named. `address` is that of its page, whole. */
export function cityJsonLd(view: CityView, address: string) {
  const prices = view.people.flatMap(({ price }) => (price?.unit === "hour" ? [price.amount] : []));
  return [
    {
      "@context": "https://schema.org",
      "@type": "Service",
      name: view.title,
      serviceType: view.service,
      url: address,
      description: view.description,
      areaServed: {
        "@type": "City",
        name: view.commune,
        containedInPlace: { "@type": "AdministrativeArea", name: view.department },
      },
      ...(prices.length === 0
        ? {}
        : {
            offers: {
              "@type": "AggregateOffer",
              priceCurrency: "EUR",
              lowPrice: Math.min(...prices),
              highPrice: Math.max(...prices),
              offerCount: view.count,
            },
          }),
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: view.crumbs.map(({ label, href }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name: label,
        item: new URL(href, address).href,
      })),
    },
  ];
}
