/** The objects that a page tells search engines (JSON-LD), in their order. */
export const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );

/** The questions of a page's FAQPage. */
export const questionsIn = (html: string): { name: string; acceptedAnswer: { text: string } }[] =>
  jsonLd(html).find((one) => one["@type"] === "FAQPage")?.mainEntity ?? [];
