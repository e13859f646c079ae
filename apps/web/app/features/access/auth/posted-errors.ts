import type { FormError } from "@jobami/ui/ErrorSummary";
import type { FieldValues, FormState, Path } from "react-hook-form";
import type { Posted } from "../../../platform/forms/index.ts";
import { summaryOf } from "./form-errors.ts";

/** The errors of a form: its own once it was sent here, those it was posted with before. */
export function shownErrors<V extends FieldValues>(
  { errors, submitCount }: Pick<FormState<V>, "errors" | "submitCount">,
  posted: Posted | null | undefined,
  fields: readonly Path<V>[],
  idOf: (field: Path<V>) => string,
): { errorOf: (field: Path<V>) => string | undefined; summary: FormError[] } {
  if (submitCount > 0 || !posted)
    return {
      errorOf: (field) => errors[field]?.message as string | undefined,
      summary: summaryOf(errors, fields, idOf),
    };
  const messageOf = (field: Path<V>) => posted.fields.find(({ path }) => path === field)?.message;
  return {
    errorOf: messageOf,
    summary: fields.flatMap((field) => {
      const message = messageOf(field);
      return message === undefined ? [] : [{ fieldId: idOf(field), message }];
    }),
  };
}
