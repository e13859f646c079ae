import { data, type LoaderFunctionArgs } from "react-router";
import { indexedPaths } from "../../../generated/indexed.ts";
import { blogPath, helpPath, sitemapPath } from "../../../generated/paths.ts";
import { allAnswers, helpUpdated } from "../../help/help/index.server.ts";
import { helpAnswerPath } from "../../help/help/index.ts";
import { offerPaths } from "../../offers/partner-offers/index.server.ts";
import { allArticles, feedUpdated } from "../blog/index.server.ts";
import { articlePath } from "../blog/index.ts";
import { cityPaths } from "../search/index.server.ts";
import { sitemapXml } from "./sitemap.xml.ts";

/** A page for search engines, and the day (`YYYY-MM-DD`) of its last change where that is known. */
interface Entry {
  path: string;
  changed?: string;
}

function written(): Entry[] {
  return [
    { path: blogPath, changed: feedUpdated() },
    ...allArticles().map(({ slug, updated }) => ({ path: articlePath(slug), changed: updated })),
    { path: helpPath, changed: helpUpdated() },
    ...allAnswers().map(({ slug, updated }) => ({ path: helpAnswerPath(slug), changed: updated })),
  ];
}

/** What search engines are informed of: the public pages, what is written for readers, the services in communes that have a person, and open offers. */
export async function sitemapLoader(args: LoaderFunctionArgs): Promise<Response> {
  const entries: Entry[] = [
    ...indexedPaths.map((path) => ({ path })),
    ...written(),
    ...(await cityPaths(args)).map((path) => ({ path })),
    ...(await offerPaths(args)).map((path) => ({ path })),
  ];
  const xml = sitemapXml(
    entries.map(({ path, changed }) => ({ address: new URL(path, args.url).href, changed })),
    { own: new URL(sitemapPath, args.url).href, part: args.url.searchParams.get("partie") },
  );
  if (xml === null) throw data(null, { status: 404 });
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

/** What search engines may read, and where all of it is listed. */
export function robotsLoader({ url }: Pick<LoaderFunctionArgs, "url">): Response {
  const lines = [
    "User-agent: *",
    "Disallow: /dashboard",
    "Disallow: /api",
    "",
    `Sitemap: ${new URL(sitemapPath, url).href}`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
