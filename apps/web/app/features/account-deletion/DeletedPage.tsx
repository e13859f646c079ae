import { EmptyState } from "@jobami/ui/EmptyState";
import { LinkButton } from "../../world/LinkButton.tsx";
import { linkWords } from "./copy.ts";

/** Says that the account is gone [GDPR-03]. */
export function DeletedPage() {
  return (
    <EmptyState
      title={linkWords.deletedTitle}
      headingLevel={1}
      action={<LinkButton to="/">{linkWords.home}</LinkButton>}
    >
      {linkWords.deletedText}
    </EmptyState>
  );
}
