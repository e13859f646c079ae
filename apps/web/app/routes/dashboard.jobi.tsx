import { type MetaFunction, useSearchParams } from "react-router";
import { JobiScreen, readDirection } from "../features/jobi/index.ts";
import { memberPages } from "../pages.ts";
import { readPage } from "../platform/lists/index.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.jobi.label, isPrivate: true });

export default function Jobi() {
  const [params] = useSearchParams();
  return <JobiScreen direction={readDirection(params)} page={readPage(params)} />;
}
