import { type MetaFunction, useSearchParams } from "react-router";
import { networkLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { NetworkScreen, readNetworkView } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: networkLabel, isPrivate: true });

export default function Network() {
  const [params] = useSearchParams();
  return <NetworkScreen view={readNetworkView(params)} />;
}
