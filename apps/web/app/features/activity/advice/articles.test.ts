import { adviceSlugs } from "@jobami/api/advice/routes";
import { describe, expect, test } from "vitest";
import { adviceThemes } from "./advice-view.ts";
import { allAdvice, readAdvice } from "./articles.server.ts";
import { findAdvice } from "./find-advice.server.ts";

describe.each(allAdvice().map((article) => [article.slug, article] as const))("%s", (_, article) => {
  test("is long enough to be of use, short enough to be read, and divided", () => {
    expect(article.wordCount).toBeGreaterThanOrEqual(250);
    expect(article.wordCount).toBeLessThanOrEqual(420);
    expect(article.blocks.filter(({ kind }) => kind === "heading").length).toBeGreaterThanOrEqual(3);
  });

  test("names no product, and no sum that the law changes", () => {
    const json = JSON.stringify(article);
    expect(json).not.toContain("Jobami");
    if (article.slug === "declarer-ses-revenus-en-france") expect(json).not.toMatch(/\d\s?[€%]/);
  });
});

test("every article that can be read is written, in order, and every theme has some", () => {
  expect(allAdvice().map(({ slug }) => slug)).toEqual([...adviceSlugs]);
  expect([...new Set(allAdvice().map(({ theme }) => theme))]).toEqual([...adviceThemes]);
});

test.each([
  ["facture", "devis-et-factures-sans-erreur"],
  ["photos", "des-photos-qui-montrent-votre-travail"],
  ["urssaf impot", "declarer-ses-revenus-en-france"],
  ["arnaque", "rester-en-securite-pendant-une-mission"],
])("« %s » finds what it asks for", (wordCount, slug) => {
  expect(findAdvice(wordCount)[0]).toBe(slug);
});

test("what no one wrote about finds nothing", () => {
  expect(findAdvice("zzzzqq")).toEqual([]);
});

test("an article that lacks something is refused", () => {
  const [slug] = adviceSlugs;
  expect(() => readAdvice(`./${slug}.md`, "---\ntitle: A\n---\nTexte")).toThrow(slug);
});
