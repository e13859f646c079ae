import { EmptyState } from "@jobami/ui/EmptyState";
import { loginPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { google } from "./google.copy.ts";

/** The way back, where this way in is over. */
export function GoogleOver() {
  return (
    <EmptyState
      title={google.overTitle}
      headingLevel={1}
      action={<LinkButton to={loginPath}>{google.restart}</LinkButton>}
    >
      {google.overLead}
    </EmptyState>
  );
}
