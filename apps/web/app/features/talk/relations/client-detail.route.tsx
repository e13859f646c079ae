import { type MetaFunction, useParams } from "react-router";
import { clientDetailLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { ClientScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: clientDetailLabel, isPrivate: true });

export default function Client() {
  const { id = "" } = useParams();
  return <ClientScreen key={id} id={id} />;
}
