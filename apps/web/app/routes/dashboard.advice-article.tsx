import { type MetaFunction, useLoaderData } from "react-router";
import { activityPages } from "../activity-pages.ts";
import { adviceArticleLoader } from "../features/advice/index.server.ts";
import { AdviceArticleScreen } from "../features/advice/index.ts";
import { pageMeta } from "../platform/page/index.ts";

export const loader = adviceArticleLoader;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.article.title ?? activityPages.adviceArticle.label,
    isPrivate: true,
  });

export default function AdviceArticle() {
  const { article, next } = useLoaderData<typeof loader>();
  return <AdviceArticleScreen article={article} next={next} />;
}
