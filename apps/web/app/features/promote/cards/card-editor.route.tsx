import { type MetaFunction, useParams } from "react-router";
import { cardEditorLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { CardScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: cardEditorLabel, isPrivate: true });

export default function CardEditor() {
  return <CardScreen id={useParams().id ?? ""} />;
}
