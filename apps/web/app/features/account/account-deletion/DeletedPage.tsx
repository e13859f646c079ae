import { EmptyState } from "@jobami/ui/EmptyState";
import { dashboardPath, landingPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { linkWords } from "./copy.ts";

/** Says that the account is gone [GDPR-03]; somebody signed in still has theirs. */
export function DeletedPage() {
  const { user } = useSession();
  if (user !== null)
    return (
      <EmptyState
        title={linkWords.notDeletedTitle}
        headingLevel={1}
        action={<LinkButton to={dashboardPath}>{linkWords.toDashboard}</LinkButton>}
      >
        {linkWords.notDeletedText}
      </EmptyState>
    );
  return (
    <EmptyState
      title={linkWords.deletedTitle}
      headingLevel={1}
      action={<LinkButton to={landingPath}>{linkWords.home}</LinkButton>}
    >
      {linkWords.deletedText}
    </EmptyState>
  );
}
