import type { MetaFunction } from "react-router";
import { ticketsLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { TicketsScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: ticketsLabel, isPrivate: true });

export default function Tickets() {
  return <TicketsScreen kind="help" />;
}
