import { data, type MetaFunction } from "react-router";
import { ErrorScreen } from "../shell/ErrorScreen.tsx";
import { pageMeta } from "../shell/meta.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Page introuvable", isPrivate: true });

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  return <ErrorScreen status={404} />;
}
