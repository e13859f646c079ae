import { expect, it } from "vitest";
import { legalPages } from "../../app/features/site/legal/legal-pages.ts";
import { jsonLdFaults } from "../../app/testing/json-ld-faults.ts";
import { newPerson, visit } from "../browser.ts";
import { useProduct } from "../product.ts";

const product = useProduct({ demoData: true });

const get = async (path: string) => {
  const answer = await fetch(product.url + path);
  return { status: answer.status, text: await answer.text() };
};
const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );

/** What a page states of itself by a property or a name. */
const stated = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

it("each public page has a title and a description that no other has, data by the rules of schema.org, and a picture of the size that networks show", async () => {
  const { page } = await newPerson(product.browser);
  await visit(page, product.url);
  const { text: sitemap } = await get("/sitemap.xml");
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
  const some = (start: string) => listed.filter((path) => path.startsWith(start)).slice(0, 4);
  const communes = some("/services/");
  const profiles = await page
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const paths = [
    ...["/", "/services", "/inscription", "/login", "/forgot-password", "/newsletter", "/offres-partenaires"],
    ...["/aide", "/blog", "/contact", "/a-propos", ...Object.keys(legalPages).map((key) => `/${key}`)],
    ...[...some("/aide/"), ...some("/blog/"), ...communes, ...some("/offres-partenaires/")],
    ...[...new Set(profiles.filter((path) => path.startsWith("/profil/")))].slice(0, 4),
  ];
  expect(communes.length).toBe(4);
  expect(paths.filter((path) => path.startsWith("/profil/")).length).toBe(4);
  const pictures = new Map<string, string>();
  const seen = new Map<string, string>();
  for (const path of paths) {
    const { status, text } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    const title = stated(text, "og:title") ?? "";
    const description = stated(text, "description") ?? "";
    for (const one of [`title ${title}`, `description ${description}`]) {
      expect([path, one, seen.get(one)]).toEqual([path, one, undefined]);
      seen.set(one, path);
    }
    expect([path, description.length >= 20]).toEqual([path, true]);
    const whole = {
      url: stated(text, "og:url"),
      card: stated(text, "twitter:card"),
      size: [stated(text, "og:image:width"), stated(text, "og:image:height")],
      alt: (stated(text, "og:image:alt") ?? "") !== "",
      faults: jsonLd(text).flatMap(jsonLdFaults),
    };
    const expected = { url: product.url + path, card: "summary_large_image", size: ["1200", "630"] };
    expect([path, whole]).toEqual([path, { ...expected, alt: true, faults: [] }]);
    pictures.set((stated(text, "og:image") ?? "").replaceAll("&amp;", "&"), path);
  }
  // One of the product, and one each of what has its own.
  expect(pictures.size).toBeGreaterThanOrEqual(9);
  for (const [address, path] of pictures) {
    const size = await page.evaluate(async (picture) => {
      const answer = await fetch(picture);
      const { width, height } = await createImageBitmap(await answer.blob());
      return [answer.headers.get("content-type"), width, height];
    }, address);
    expect([path, ...size]).toEqual([path, "image/jpeg", 1200, 630]);
  }
  await page.context().close();
});
