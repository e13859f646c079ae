import { type MetaFunction, useParams } from "react-router";
import { detailedAuditLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { AuditScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: detailedAuditLabel, isPrivate: true });

export default function DetailedAudit() {
  const { auditId = "" } = useParams();
  return <AuditScreen id={auditId} />;
}
