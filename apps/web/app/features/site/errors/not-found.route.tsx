import { data, type MetaFunction } from "react-router";
import { notFoundLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { ErrorScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: notFoundLabel, isPrivate: true });

export const loader = () => data(null, { status: 404 });

export const handle = { isQuiet: true };

export default function NotFound() {
  return <ErrorScreen status={404} />;
}
