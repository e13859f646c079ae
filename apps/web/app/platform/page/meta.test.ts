import { expect, test } from "vitest";
import { pageMeta } from "./meta.ts";

const matches = (pathname: string) => [
  {
    id: "root",
    pathname: "/",
    loaderData: { origin: "https://jobami.example", facts: { brand: { name: "Jobami" } } },
  },
  { id: "page", pathname },
];
const property = (name: string, content: unknown) => ({ property: `og:${name}`, content });

test("a page for sharing states its address, its picture with its size, and what it is", () => {
  const meta = pageMeta(matches("/services/plomberie/lyon-69/"), {
    title: "Plomberie à Lyon",
    description: "Douze jobbeurs.",
    preview: "/apercus/ville/plomberie/lyon-69.jpg?v=a1",
    data: [{ "@type": "Service" }],
  });
  const address = "https://jobami.example/services/plomberie/lyon-69";
  expect(meta).toEqual([
    { title: "Plomberie à Lyon · Jobami" },
    { name: "description", content: "Douze jobbeurs." },
    { tagName: "link", rel: "canonical", href: address },
    property("title", "Plomberie à Lyon"),
    property("description", "Douze jobbeurs."),
    property("type", "website"),
    property("url", address),
    property("site_name", "Jobami"),
    property("locale", "fr_FR"),
    property("image", "https://jobami.example/apercus/ville/plomberie/lyon-69.jpg?v=a1"),
    property("image:width", 1200),
    property("image:height", 630),
    property("image:alt", "Plomberie à Lyon"),
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": { "@type": "Service" } },
  ]);
});

test("a page without a picture of its own shows the product's", () => {
  const meta = pageMeta(matches("/"), { title: "Accueil", description: "Un coup de main." });
  expect(meta).toContainEqual(property("image", "https://jobami.example/apercus/site/1.jpg"));
  expect(meta).toContainEqual(property("image:alt", "Jobami"));
  expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "https://jobami.example/" });
});

test("a page of one's own states nothing but its title, and that search engines keep away", () => {
  expect(pageMeta(matches("/dashboard"), { title: "Accueil", isPrivate: true })).toEqual([
    { title: "Accueil · Jobami" },
    { name: "robots", content: "noindex" },
  ]);
});
