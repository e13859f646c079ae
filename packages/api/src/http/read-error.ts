import type { ErrorBody } from "./error-codes.ts";
import { ApiError } from "./errors.ts";

/** What stands before the server names its own refusals by `type` or `action`. */
type ForeignBody = { type?: unknown; action?: unknown };

function isSecurityBlock({ status }: Response, { type, action }: ForeignBody): boolean {
  return status === 403 && (type === "BRUTE_FORCE_BLOCKED" || action === "brute_force_blocked");
}

/** Whether a body is of the contract, by its shape: the list of codes is the server's, and grows while a page stays open. */
function isOfContract(body: Partial<ErrorBody>): body is Partial<ErrorBody> & Pick<ErrorBody, "code"> {
  return body.success === false && typeof body.code === "string" && /^[A-Z]+(_[A-Z]+)*$/.test(body.code);
}

/** The error of a refused call; an answer that is no contract error is not trusted with text [ERR-19, ERR-20]. */
export async function readError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as (Partial<ErrorBody> & ForeignBody) | null;
  if (body !== null && isOfContract(body))
    return new ApiError(response.status, body.code, body.message ?? "", body);
  const isBlocked = body !== null && isSecurityBlock(response, body);
  return new ApiError(response.status, isBlocked ? "BRUTE_FORCE_BLOCKED" : "UNEXPECTED", "");
}

/** A token is refused to no one but those who are locked out; what the server reports of it goes first [ERR-21]. */
export async function readCsrfError(response: Response): Promise<ApiError> {
  const error = await readError(response);
  const isUnexplained = error.status === 403 && error.message === "";
  return isUnexplained ? new ApiError(403, "BRUTE_FORCE_BLOCKED", "") : error;
}
