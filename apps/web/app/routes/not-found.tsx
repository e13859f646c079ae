import { data, type MetaFunction } from "react-router";
import { ErrorScreen } from "../features/errors/index.ts";
import { publicPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: publicPages.notFound.label, isPrivate: true });

export const loader = () => data(null, { status: 404 });

export const handle = { isQuiet: true };

export default function NotFound() {
  return <ErrorScreen status={404} />;
}
