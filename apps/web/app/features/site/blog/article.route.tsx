import { type MetaFunction, useLoaderData } from "react-router";
import { articleLabel } from "../../../generated/paths.ts";
import { brandName, pageMeta } from "../../../platform/page/index.ts";
import { articleLoader } from "./index.server.ts";
import { ArticleScreen, articleJsonLd } from "./index.ts";

export const loader = articleLoader;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (loaderData === undefined) return pageMeta(matches, { title: articleLabel, isPrivate: true });
  const { article, address } = loaderData;
  return [
    ...pageMeta(matches, {
      title: article.title,
      description: article.description,
      type: "article",
      data: [articleJsonLd(article, address, brandName(matches))],
    }),
    { property: "article:published_time", content: article.published },
    { property: "article:modified_time", content: article.updated },
  ];
};

/** /blog/{slug} */
export default function Article() {
  const { article, others } = useLoaderData<typeof loader>();
  return <ArticleScreen article={article} others={others} />;
}
