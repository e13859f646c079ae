import { type MetaFunction, useParams } from "react-router";
import { disputeLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { DisputeScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: disputeLabel, isPrivate: true });

export default function OneDispute() {
  const { disputeId = "" } = useParams();
  return <DisputeScreen id={disputeId} />;
}
