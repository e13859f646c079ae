import { type MetaFunction, useLoaderData } from "react-router";
import { articleLoader } from "../features/blog/index.server.ts";
import { ArticleScreen, articleJsonLd } from "../features/blog/index.ts";
import { publicPages } from "../pages.ts";
import { brandName, canonical, pageMeta } from "../platform/page/index.ts";

export const loader = articleLoader;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (loaderData === undefined)
    return pageMeta(matches, { title: publicPages.article.label, isPrivate: true });
  const { article, address } = loaderData;
  return [
    ...pageMeta(matches, { title: article.title, description: article.description }),
    ...canonical(address),
    { property: "og:type", content: "article" },
    { property: "article:published_time", content: article.published },
    { property: "article:modified_time", content: article.updated },
    { "script:ld+json": articleJsonLd(article, address, brandName(matches)) },
  ];
};

/** /blog/{slug} */
export default function Article() {
  const { article, others } = useLoaderData<typeof loader>();
  return <ArticleScreen article={article} others={others} />;
}
