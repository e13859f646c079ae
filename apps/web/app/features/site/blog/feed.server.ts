import { escapeXml, proseHtml } from "../../../entities/prose/index.server.ts";
import { blogFeedPath, blogPath } from "../../../generated/paths.ts";
import { type Article, feedUpdated } from "./articles.server.ts";
import { copy } from "./copy.ts";
import { articlePath } from "./paths.ts";

/** A day as an instant (RFC 3339), which a feed asks for. */
const instantOf = (day: string) => `${day}T00:00:00Z`;

function entry(article: Article, origin: string, author: string): string {
  const address = new URL(articlePath(article.slug), origin).href;
  return [
    "<entry>",
    `<id>${escapeXml(address)}</id>`,
    `<title>${escapeXml(article.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    `<published>${instantOf(article.published)}</published>`,
    `<updated>${instantOf(article.updated)}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    `<summary>${escapeXml(article.description)}</summary>`,
    `<content type="html">${escapeXml(proseHtml(article.blocks, origin))}</content>`,
    "</entry>",
  ].join("\n");
}

/** The blog as an Atom feed (RFC 4287), whole texts included; `brand` wrote it. */
export function atomFeed(articles: readonly Article[], origin: string, brand: string): string {
  const blog = new URL(blogPath, origin).href;
  const self = new URL(blogFeedPath, origin).href;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
<id>${escapeXml(blog)}</id>
<title>${escapeXml(`${copy.title} · ${brand}`)}</title>
<subtitle>${escapeXml(copy.lead)}</subtitle>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(blog)}"/>
<updated>${instantOf(feedUpdated())}</updated>
${articles.map((article) => entry(article, origin, brand)).join("\n")}
</feed>
`;
}
