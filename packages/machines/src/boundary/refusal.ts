import type { ErrorCode, FieldError } from "@jobami/api/http/error-codes";

/** Every way a call can fail: the server's codes, no answer at all, or an answer outside the contract. */
export type RefusalCode = ErrorCode | "NETWORK" | "UNEXPECTED";

/** What a failed call reports, as plain data that survives JSON. `message` is the server's French sentence, for people only. */
export interface Refusal {
  code: RefusalCode;
  /** HTTP status; 0 when no answer came. */
  status: number;
  message: string;
  fields: FieldError[];
  data: Record<string, unknown>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Reads whatever a call threw; what is not an ApiError becomes UNEXPECTED, without its text. */
export function readRefusal(thrown: unknown): Refusal {
  if (!isRecord(thrown) || typeof thrown.code !== "string" || typeof thrown.status !== "number")
    return { code: "UNEXPECTED", status: 0, message: "", fields: [], data: {} };
  return {
    code: thrown.code as RefusalCode,
    status: thrown.status,
    message: typeof thrown.message === "string" ? thrown.message : "",
    fields: Array.isArray(thrown.fields) ? [...(thrown.fields as FieldError[])] : [],
    data: isRecord(thrown.data) ? { ...thrown.data } : {},
  };
}

/** Whether the change may have happened without an answer: it is safe to repeat under the same idempotency key, and only so. */
export function isUnanswered(refusal: Refusal): boolean {
  return (
    refusal.code === "NETWORK" ||
    refusal.code === "UNEXPECTED" ||
    refusal.code === "IDEMPOTENCY_IN_PROGRESS" ||
    refusal.status >= 500
  );
}
