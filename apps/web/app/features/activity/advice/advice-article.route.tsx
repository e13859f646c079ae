import { type MetaFunction, useLoaderData } from "react-router";
import { adviceArticleLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { adviceArticleLoader } from "./index.server.ts";
import { AdviceArticleScreen } from "./index.ts";

export const loader = adviceArticleLoader;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.article.title ?? adviceArticleLabel,
    isPrivate: true,
  });

export default function AdviceArticle() {
  const { article, next } = useLoaderData<typeof loader>();
  return <AdviceArticleScreen article={article} next={next} />;
}
