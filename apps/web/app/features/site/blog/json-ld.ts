import { sitePreviewPath } from "@jobami/api/previews/routes";
import type { ArticleSummary } from "./articles.server.ts";

/** An article as search engines read it (schema.org Article). `address` is that of its page, whole. */
export function articleJsonLd(
  { title, description, published, updated, wordCount }: ArticleSummary & { wordCount: number },
  address: string,
  brand: string,
) {
  const publisher = { "@type": "Organization", name: brand, url: new URL("/", address).href };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description,
    inLanguage: "fr-FR",
    datePublished: published,
    dateModified: updated,
    wordCount,
    mainEntityOfPage: address,
    url: address,
    image: new URL(sitePreviewPath, address).href,
    author: publisher,
    publisher,
  };
}
