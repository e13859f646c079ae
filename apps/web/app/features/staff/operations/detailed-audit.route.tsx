import { type MetaFunction, useParams } from "react-router";
import { AuditScreen } from "../features/operations/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.detailedAudit.label, isPrivate: true });

export default function DetailedAudit() {
  const { auditId = "" } = useParams();
  return <AuditScreen id={auditId} />;
}
