import { type MetaFunction, useSearchParams } from "react-router";
import { updatesLabel } from "../../../generated/paths.ts";
import { readPage } from "../../../platform/lists/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { UpdatesScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: updatesLabel, isPrivate: true });

export default function Updates() {
  const [params] = useSearchParams();
  return <UpdatesScreen page={readPage(params)} />;
}
