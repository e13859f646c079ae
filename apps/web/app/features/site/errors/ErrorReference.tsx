import { text } from "@jobami/ui/styles";
import { isRouteErrorResponse, useRouteError } from "react-router";

/**
 * What the support finds in the log what happened by. Pages of errors that a proxy or the server shows have one, and are drawn by
 * the server alone: browsers load nothing of it.
 */
export function ErrorReference() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || typeof error.data?.reference !== "string") return null;
  return (
    <p className={text.small}>
      Référence pour l’assistance{"\u00a0"}: <code>{error.data.reference}</code>
    </p>
  );
}
