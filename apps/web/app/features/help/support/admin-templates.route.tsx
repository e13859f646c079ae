import type { MetaFunction } from "react-router";
import { adminTemplatesLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { RepliesScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: adminTemplatesLabel, isPrivate: true });

export default function SupportTemplates() {
  return <RepliesScreen area="admin" />;
}
