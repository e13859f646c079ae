import { type MetaFunction, useParams } from "react-router";
import { ownDecisionLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { OwnDecisionScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: ownDecisionLabel, isPrivate: true });

export default function OwnDecision() {
  const { id = "" } = useParams();
  return <OwnDecisionScreen key={id} id={id} />;
}
