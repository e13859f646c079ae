import { data, type LoaderFunctionArgs } from "react-router";
import type { AdviceArticle, AdviceSummary } from "./advice-view.ts";
import { adviceSummary, allAdvice } from "./articles.server.ts";
import { findAdvice } from "./find-advice.server.ts";

/** The longest text that is looked for, in UTF-16 units. */
const longest = 120;

/** Every article without its text, or those that the address asks for. */
export function adviceLoader({ url }: LoaderFunctionArgs): { q: string; articles: AdviceSummary[] } {
  const asked = url.searchParams.get("q") ?? "";
  const q = asked.replace(/\p{C}/gu, " ").trim().slice(0, longest);
  const all = allAdvice();
  if (q === "") return { q, articles: all.map(adviceSummary) };
  return {
    q,
    articles: findAdvice(q).flatMap((slug) => {
      const article = all.find((one) => one.slug === slug);
      return article === undefined ? [] : [adviceSummary(article)];
    }),
  };
}

/** One article, and the one to read after it; 404 for one that is not there. */
export function adviceArticleLoader({ params }: LoaderFunctionArgs): {
  article: AdviceArticle;
  next: AdviceSummary | null;
} {
  const all = allAdvice();
  const place = all.findIndex(({ slug }) => slug === params.slug);
  const found = all[place];
  if (found === undefined) throw data(null, { status: 404 });
  const { wordCount: _, ...article } = found;
  const next = all[place + 1];
  return { article, next: next === undefined ? null : adviceSummary(next) };
}
