import type { ErrorCode } from "@jobami/api/http/error-codes";

/** A refusal as the API client throws it, for the calls of a staged machine. */
export function refusal(code: ErrorCode, status: number, data: Record<string, unknown> = {}) {
  return { failed: { code, status, message: "", fields: [], data } };
}

/** The network gave no answer. */
export const noAnswer = { failed: { code: "NETWORK", status: 0, message: "", fields: [], data: {} } };
