import { type MetaFunction, useLoaderData } from "react-router";
import { activityPages } from "../activity-pages.ts";
import { adviceLoader } from "../features/advice/index.server.ts";
import { AdviceScreen } from "../features/advice/index.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: activityPages.advice.label, isPrivate: true });

/** The articles travel as data: no script carries them. */
export const loader = adviceLoader;

export default function Advice() {
  const { q, articles } = useLoaderData<typeof loader>();
  return <AdviceScreen q={q} articles={articles} />;
}
