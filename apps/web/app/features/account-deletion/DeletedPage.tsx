import { EmptyState } from "@jobami/ui/EmptyState";
import { memberPages, publicPages } from "../../pages.ts";
import { LinkButton } from "../../platform/links/index.ts";
import { useSession } from "../../platform/session/index.ts";
import { linkWords } from "./copy.ts";

/** Says that the account is gone [GDPR-03]; somebody signed in still has theirs. */
export function DeletedPage() {
  const { user } = useSession();
  if (user !== null)
    return (
      <EmptyState
        title={linkWords.notDeletedTitle}
        headingLevel={1}
        action={<LinkButton to={memberPages.home.path}>{linkWords.toDashboard}</LinkButton>}
      >
        {linkWords.notDeletedText}
      </EmptyState>
    );
  return (
    <EmptyState
      title={linkWords.deletedTitle}
      headingLevel={1}
      action={<LinkButton to={publicPages.home.path}>{linkWords.home}</LinkButton>}
    >
      {linkWords.deletedText}
    </EmptyState>
  );
}
