import type { MetaFunction } from "react-router";
import { casesLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { moderatorsPlace } from "../frame/index.ts";
import { CasesScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: casesLabel, isPrivate: true });

export default function Cases() {
  return <CasesScreen place={moderatorsPlace} />;
}
