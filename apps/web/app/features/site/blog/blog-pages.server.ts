import { data, type LoaderFunctionArgs } from "react-router";
import { pageContext } from "../../../platform/page/index.ts";
import { allArticles, summaryOf } from "./articles.server.ts";
import { atomFeed } from "./feed.server.ts";
import { articlePath } from "./paths.ts";

/** The list of articles. */
export function blogLoader() {
  return { articles: allArticles().map(summaryOf) };
}

/** One article and those to read after it, or 404. */
export function articleLoader({ params, url }: LoaderFunctionArgs) {
  const all = allArticles();
  const article = all.find(({ slug }) => slug === params.slug);
  if (article === undefined) throw data(null, { status: 404 });
  const others = all.filter((one) => one !== article).slice(0, 3);
  return {
    address: new URL(articlePath(article.slug), url).href,
    article,
    others: others.map(summaryOf),
  };
}

/** /blog/feed.xml */
export function feedLoader({ url, context }: LoaderFunctionArgs): Response {
  const { name } = context.get(pageContext).facts.brand;
  return new Response(atomFeed(allArticles(), new URL("/", url).href, name), {
    headers: { "content-type": "application/atom+xml; charset=utf-8" },
  });
}
