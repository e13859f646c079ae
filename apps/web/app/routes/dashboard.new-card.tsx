import type { MetaFunction } from "react-router";
import { NewCardScreen } from "../features/cards/index.ts";
import { makerPages } from "../maker-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: makerPages.newCard.label, isPrivate: true });

export default function NewCard() {
  return <NewCardScreen />;
}
