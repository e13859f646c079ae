import type { MetaFunction } from "react-router";
import { TicketsScreen } from "../features/support/index.ts";
import { helpPages } from "../help-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: helpPages.tickets.label, isPrivate: true });

export default function Tickets() {
  return <TicketsScreen kind="help" />;
}
