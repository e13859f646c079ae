import { type MetaFunction, useSearchParams } from "react-router";
import { jobiLabel } from "../../../generated/paths.ts";
import { readPage } from "../../../platform/lists/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { JobiScreen, readDirection } from "./index.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: jobiLabel, isPrivate: true });

export default function Jobi() {
  const [params] = useSearchParams();
  return <JobiScreen direction={readDirection(params)} page={readPage(params)} />;
}
