import type { ErrorCode, FieldError } from "@jobami/api/http/error-codes";

/** A refusal that the contract knows. `data` travels to the caller and fills the French sentence of its code. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: ErrorCode;
  readonly data: Record<string, unknown> | undefined;
  readonly fields: readonly FieldError[] | undefined;

  constructor(code: ErrorCode, data?: Record<string, unknown>, fields?: readonly FieldError[]) {
    super(code);
    this.code = code;
    this.data = data;
    this.fields = fields;
  }
}
