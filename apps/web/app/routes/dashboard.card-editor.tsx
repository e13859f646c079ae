import { type MetaFunction, useParams } from "react-router";
import { CardScreen } from "../features/cards/index.ts";
import { makerPages } from "../maker-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: makerPages.cardEditor.label, isPrivate: true });

export default function CardEditor() {
  return <CardScreen id={useParams().id ?? ""} />;
}
