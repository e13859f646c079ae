import { type MetaFunction, useLoaderData } from "react-router";
import { adviceLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { adviceLoader } from "./index.server.ts";
import { AdviceScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: adviceLabel, isPrivate: true });

/** The articles travel as data: no script carries them. */
export const loader = adviceLoader;

export default function Advice() {
  const { q, articles } = useLoaderData<typeof loader>();
  return <AdviceScreen q={q} articles={articles} />;
}
