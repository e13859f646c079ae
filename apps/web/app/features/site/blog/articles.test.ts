import { describe, expect, test } from "vitest";
import { jsonLdFaults } from "../../../testing/json-ld-faults.ts";
import { allArticles, feedUpdated, readArticle } from "./articles.server.ts";
import { atomFeed } from "./feed.server.ts";
import { articleJsonLd } from "./json-ld.ts";

const day = /^\d{4}-\d{2}-\d{2}$/;

describe.each(allArticles().map((article) => [article.slug, article] as const))("%s", (_, article) => {
  test("is long enough to be of use, dated, and divided", () => {
    expect(article.wordCount).toBeGreaterThanOrEqual(500);
    expect([article.published, article.updated].every((one) => day.test(one))).toBe(true);
    expect(article.updated >= article.published).toBe(true);
    expect(article.contents.length).toBeGreaterThanOrEqual(4);
    expect(new Set(article.contents.map(({ id }) => id)).size).toBe(article.contents.length);
    expect(article.minutes).toBe(Math.round(article.wordCount / 200));
  });

  test("names no product: whoever runs it has named it", () => {
    expect(JSON.stringify(article)).not.toContain("Jobami");
  });
});

test("there are at least four, the newest first", () => {
  const days = allArticles().map(({ published }) => published);
  expect(days.length).toBeGreaterThanOrEqual(4);
  expect(days).toEqual([...days].sort().reverse());
});

test("an article without a description is refused", () => {
  expect(() => readArticle("./a.md", "---\ntitle: A\n---\nTexte")).toThrow("./a.md");
});

test("the feed is that of RFC 4287: each entry has its id, its instants, its author and its text", () => {
  const feed = atomFeed(allArticles(), "https://exemple.fr/", "Marque & Cie");
  expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">');
  expect(feed).toContain(`<updated>${feedUpdated()}T00:00:00Z</updated>`);
  expect(feed).toContain(
    '<link rel="self" type="application/atom+xml" href="https://exemple.fr/blog/feed.xml"/>',
  );
  const entries = feed.split("<entry>").slice(1);
  expect(entries.length).toBe(allArticles().length);
  for (const entry of entries) {
    expect(entry).toMatch(/<id>https:\/\/exemple\.fr\/blog\/[a-z-]+<\/id>/);
    expect(entry).toMatch(/<published>\d{4}-\d{2}-\d{2}T00:00:00Z<\/published>/);
    expect(entry).toContain("<name>Marque &amp; Cie</name>");
    expect(entry).toMatch(/<content type="html">&lt;p&gt;/);
  }
  // What is written between tags is text: no bare « & », no tag but those of the feed.
  expect(feed.replace(/&(?:amp|lt|gt|quot);/g, "")).not.toContain("&");
});

test("search engines learn who wrote what, and when", () => {
  const [article] = allArticles();
  if (article === undefined) throw new Error("no article");
  expect(jsonLdFaults(articleJsonLd(article, "https://exemple.fr/blog/a", "Marque"))).toEqual([]);
  expect(articleJsonLd(article, "https://exemple.fr/blog/a", "Marque")).toMatchObject({
    "@type": "Article",
    headline: article.title,
    datePublished: article.published,
    author: { "@type": "Organization", name: "Marque", url: "https://exemple.fr/" },
    mainEntityOfPage: "https://exemple.fr/blog/a",
  });
});
