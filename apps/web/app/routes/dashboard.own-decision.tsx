import { type MetaFunction, useParams } from "react-router";
import { appealPages } from "../appeals-pages.ts";
import { OwnDecisionScreen } from "../features/appeals/index.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: appealPages.ownDecision.label, isPrivate: true });

export default function OwnDecision() {
  const { id = "" } = useParams();
  return <OwnDecisionScreen key={id} id={id} />;
}
