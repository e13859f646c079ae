import type { MetaFunction } from "react-router";
import { accountDeletedLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { DeletedPage } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: accountDeletedLabel, isPrivate: true });

export const handle = { isQuiet: true };

export default function AccountDeleted() {
  return <DeletedPage />;
}
