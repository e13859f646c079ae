import { type MetaFunction, useParams } from "react-router";
import { DisputeScreen } from "../features/disputes/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.dispute.label, isPrivate: true });

export default function OneDispute() {
  const { disputeId = "" } = useParams();
  return <DisputeScreen id={disputeId} />;
}
