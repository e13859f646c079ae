import type { FieldError } from "@jobami/api/http/error-codes";
import type { FormError } from "@jobami/ui/ErrorSummary";
import { useEffect } from "react";
import type { FieldErrors, FieldValues, Path, UseFormSetError } from "react-hook-form";

/** What the summary lists: the fields in the form's order, each by its id. */
export function summaryOf<V extends FieldValues>(
  errors: FieldErrors<V>,
  fields: readonly Path<V>[],
  idOf: (field: Path<V>) => string,
): FormError[] {
  return fields.flatMap((field) => {
    const message = errors[field]?.message;
    return typeof message === "string" ? [{ fieldId: idOf(field), message }] : [];
  });
}

/** Brings the fields that the server refused to the form's own. */
export function useServerErrors<V extends FieldValues>(
  refused: readonly FieldError[] | undefined,
  fields: readonly Path<V>[],
  setError: UseFormSetError<V>,
): void {
  useEffect(() => {
    for (const { path, message } of refused ?? []) {
      const field = fields.find((name) => name === path);
      if (field !== undefined) setError(field, { type: "server", message });
    }
  }, [refused, fields, setError]);
}
