import { type MetaFunction, useParams } from "react-router";
import { codeCheckLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { CodeCheckScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: codeCheckLabel, isPrivate: true });

export default function CodeCheck() {
  return <CodeCheckScreen hash={useParams().hash ?? ""} />;
}
