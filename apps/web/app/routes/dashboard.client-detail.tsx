import { type MetaFunction, useParams } from "react-router";
import { ClientScreen } from "../features/relations/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.clientDetail.label, isPrivate: true });

export default function Client() {
  const { id = "" } = useParams();
  return <ClientScreen key={id} id={id} />;
}
