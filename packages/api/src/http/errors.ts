import type { ErrorBody, ErrorCode, FieldError } from "./error-codes.ts";

/** What a failed call throws. `code` decides what follows; `message` is the server's French sentence, for people only. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode | "NETWORK" | "UNEXPECTED";
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly data: Record<string, unknown>;

  constructor(status: number, code: ApiError["code"], message: string, body?: Partial<ErrorBody>) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = body?.fields ?? [];
    this.data = body?.data ?? {};
  }
}
