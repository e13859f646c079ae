import type { AccountDeletionLinkView } from "@jobami/machines/account/account-deletion-link";
import { type MetaFunction, useSearchParams } from "react-router";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { deletionLinkAction } from "./index.server.ts";
import { DeletionLinkPage } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Dernière étape de la suppression", isPrivate: true });

/** The forms, sent without scripts. */
export const action = deletionLinkAction("final");

export const handle = { isQuiet: true };

export default function AccountDeleteFinal() {
  const [query] = useSearchParams();
  return (
    <DeletionLinkPage
      step="final"
      token={query.get("token")}
      posted={usePosted<Partial<AccountDeletionLinkView>>()}
    />
  );
}
