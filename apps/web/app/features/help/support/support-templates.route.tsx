import type { MetaFunction } from "react-router";
import { supportTemplatesLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { RepliesScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: supportTemplatesLabel, isPrivate: true });

export default function SupportTemplates() {
  return <RepliesScreen area="member" />;
}
