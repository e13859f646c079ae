import type { MetaFunction } from "react-router";
import { DeletedPage } from "../features/account-deletion/index.ts";
import { publicPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: publicPages.accountDeleted.label, isPrivate: true });

export const handle = { isQuiet: true };

export default function AccountDeleted() {
  return <DeletedPage />;
}
