import { type MetaFunction, useSearchParams } from "react-router";
import { UpdatesScreen } from "../features/updates/index.ts";
import { readPage } from "../platform/lists/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { updatesPages } from "../updates-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: updatesPages.updates.label, isPrivate: true });

export default function Updates() {
  const [params] = useSearchParams();
  return <UpdatesScreen page={readPage(params)} />;
}
