import { EmptyState } from "@jobami/ui/EmptyState";
import { dashboardPath, landingPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { linkCopy } from "./copy.ts";

/** States that the account is gone [GDPR-03]; a signed-in person still has theirs. */
export function DeletedPage() {
  const { user } = useSession();
  if (user !== null)
    return (
      <EmptyState
        title={linkCopy.notDeletedTitle}
        headingLevel={1}
        action={<LinkButton to={dashboardPath}>{linkCopy.toDashboard}</LinkButton>}
      >
        {linkCopy.notDeletedText}
      </EmptyState>
    );
  return (
    <EmptyState
      title={linkCopy.deletedTitle}
      headingLevel={1}
      action={<LinkButton to={landingPath}>{linkCopy.home}</LinkButton>}
    >
      {linkCopy.deletedText}
    </EmptyState>
  );
}
