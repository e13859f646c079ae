import { expect, it } from "vitest";
import { mostAddresses, sitemapXml } from "./sitemap.xml.ts";

const own = "https://jobami.fr/sitemap.xml";
const entries = Array.from({ length: 5 }, (_, place) => ({ address: `https://jobami.fr/p?a=1&b=${place}` }));
const locsOf = (xml: string | null) =>
  [...(xml ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

it("is one file while it may be, with the day of each change that is known", () => {
  const xml = sitemapXml([{ address: own, changed: "2026-11-20" }], { own, part: null });
  expect(xml).toContain(`<url><loc>${own}</loc><lastmod>2026-11-20</lastmod></url>`);
  expect(mostAddresses).toBe(50_000);
});

it("is an index of parts where it has too many addresses, each of them in one part", () => {
  const parts = locsOf(sitemapXml(entries, { own, part: null, most: 2 }));
  expect(parts).toEqual([1, 2, 3].map((part) => `${own}?partie=${part}`));
  const found = ["1", "2", "3"].flatMap((part) => locsOf(sitemapXml(entries, { own, part, most: 2 })));
  expect(found).toEqual(entries.map(({ address }) => address.replace("&", "&amp;")));
});

it.each(["0", "4", "-1", "1.5", "x", "", "99999999999"])("has no part %j", (part) => {
  expect(sitemapXml(entries, { own, part, most: 2 })).toBeNull();
});
