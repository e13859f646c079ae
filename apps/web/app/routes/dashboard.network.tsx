import { type MetaFunction, useSearchParams } from "react-router";
import { NetworkScreen, readNetworkView } from "../features/relations/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.network.label, isPrivate: true });

export default function Network() {
  const [params] = useSearchParams();
  return <NetworkScreen view={readNetworkView(params)} />;
}
