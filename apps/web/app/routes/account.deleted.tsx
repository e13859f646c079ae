import type { MetaFunction } from "react-router";
import { DeletedPage } from "../features/account-deletion/DeletedPage.tsx";
import { pageMeta } from "../shell/meta.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Compte supprimé", isPrivate: true });

export default function AccountDeleted() {
  return <DeletedPage />;
}
