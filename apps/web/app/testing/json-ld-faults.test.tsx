import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { expect, test } from "vitest";
import { jsonLdFaults } from "./json-ld-faults.ts";

const context = { "@context": "https://schema.org" };
const rated = (rating: object) => ({
  ...context,
  "@type": "ProfilePage",
  url: "https://a.fr/b",
  mainEntity: { "@type": "Person", name: "Léa" },
  mentions: { "@type": "AggregateRating", itemReviewed: { "@type": "Person", name: "Léa" }, ...rating },
});
const listed = (...positions: number[]) => ({
  ...context,
  "@type": "BreadcrumbList",
  itemListElement: positions.map((position) => ({ "@type": "ListItem", position, name: "Ici" })),
});

test.each([
  [null, "no thing"],
  [{ "@type": "WebSite", name: "A", url: "https://a.fr" }, "@context: not schema.org"],
  [{ ...context, "@type": "Bricolage" }, "Bricolage: no type that is known here"],
  [{ ...context, "@type": "WebSite", url: "https://a.fr" }, "WebSite.name: missing"],
  [{ ...context, "@type": "WebSite", name: "A", url: "/" }, 'WebSite.url: "/"'],
  [{ ...context, "@type": "WebSite", name: " ", url: "https://a.fr" }, 'WebSite.name: " "'],
  [
    { ...context, "@type": "WebSite", name: "A", url: "https://a.fr", price: 1, priceCurrency: "EUR" },
    "WebSite.price: not of this type",
  ],
  [{ ...context, "@type": "Offer", price: 12 }, "Offer: a price without its currency"],
  [{ ...context, "@type": "Offer", validFrom: "20/11/2026" }, 'Offer.validFrom: "20/11/2026"'],
  [
    { ...context, "@type": "Offer", offeredBy: { "@type": "City", name: "Lyon" } },
    'Offer.offeredBy: {"@type":"City","name":"Lyon"}',
  ],
  [
    { ...context, "@type": "FAQPage", mainEntity: [{ "@type": "Question", name: "Où ?" }] },
    "Question.acceptedAnswer: missing",
  ],
  [{ ...context, "@type": "FAQPage", mainEntity: [] }, "FAQPage.mainEntity: empty"],
  [rated({ ratingValue: 4, reviewCount: 0 }), "AggregateRating: a rating without reviews"],
  [rated({ ratingValue: 6, reviewCount: 2 }), "AggregateRating: a rating off its scale"],
  [rated({ ratingValue: Number.NaN, reviewCount: 2 }), "AggregateRating.ratingValue: null"],
  [listed(0, 1), "BreadcrumbList: positions that do not count from 1"],
  [
    {
      ...context,
      "@type": "Service",
      name: "A",
      offers: { "@type": "AggregateOffer", priceCurrency: "EUR", lowPrice: 30, highPrice: 20 },
    },
    "AggregateOffer: prices upside down",
  ],
])("finds what is wrong with %j", (data, fault) => {
  expect(jsonLdFaults(data)).toContain(fault);
});

test("finds nothing where nothing is wrong", () => {
  expect(jsonLdFaults(listed(1, 2))).toEqual([]);
  expect(jsonLdFaults(rated({ ratingValue: 4.5, reviewCount: 2 }))).toEqual([]);
});

test("what a person wrote ends no script of the page", () => {
  const name = "</script><script>alert(1)</script>";
  const Stub = createRoutesStub([
    { path: "/", Component: () => <Meta />, meta: () => [{ "script:ld+json": { ...context, name } }] },
  ]);
  const html = renderToStaticMarkup(<Stub />);
  expect(html).toContain("application/ld+json");
  expect(html).not.toContain("</script><script>");
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json).name).toBe(name);
});
