import type { MetaFunction } from "react-router";
import { TemplatesScreen } from "../features/cards/index.ts";
import { makerPages } from "../maker-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: makerPages.cardTemplates.label, isPrivate: true });

export default function CardTemplates() {
  return <TemplatesScreen />;
}
