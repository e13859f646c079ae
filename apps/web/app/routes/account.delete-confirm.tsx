import { type MetaFunction, useSearchParams } from "react-router";
import { DeletionLinkPage } from "../features/account-deletion/DeletionLinkPage.tsx";
import { pageMeta } from "../shell/meta.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Suppression du compte", isPrivate: true });

export default function AccountDeleteConfirm() {
  const [query] = useSearchParams();
  return <DeletionLinkPage step="confirm" token={query.get("token")} />;
}
