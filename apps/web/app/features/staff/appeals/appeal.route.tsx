import { type MetaFunction, useParams } from "react-router";
import { appealLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { AppealScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: appealLabel, isPrivate: true });

export default function OneAppeal() {
  const { appealId = "" } = useParams();
  return <AppealScreen id={appealId} />;
}
