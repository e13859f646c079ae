import type { ReactNode } from "react";
import { Label } from "react-aria-components/Label";
import { fieldLabel } from "../styles/field.css.ts";
import { visuallyHidden } from "../styles/hidden.css.ts";
import { FieldError, type FieldProps, FieldWord, helpBelow } from "./Field.tsx";

/** Label of a field that react-aria ties to its control. */
export function AriaFieldLabel({ label, isLabelHidden, ...props }: FieldProps): ReactNode {
  return (
    <Label className={isLabelHidden ? visuallyHidden : fieldLabel}>
      {label}
      <FieldWord {...props} />
    </Label>
  );
}

/** Error, then help, under such a field; `describedBy(id, …)` ties them to it. */
export function FieldMessages({
  id,
  error,
  help,
}: Pick<FieldProps, "error" | "help"> & { id: string }): ReactNode {
  return (
    <>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      {helpBelow(id, help)}
    </>
  );
}
