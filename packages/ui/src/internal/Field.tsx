import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { field, fieldError, fieldHelp, fieldLabel, fieldNote } from "../styles/field.css.ts";
import { visuallyHidden } from "../styles/hidden.css.ts";

/** What every field takes besides its own value. */
export interface FieldProps {
  /** Name of the field, above it; stays when something is typed. */
  label: string;
  /** Hides the label from sight only; for a search box whose button shows it. */
  isLabelHidden?: boolean | undefined;
  /** Help below the field, read with it. */
  help?: ReactNode;
  /** What is wrong and how to mend it. Its presence makes the field invalid. */
  error?: string | undefined;
  /** It cannot stay empty, which assistive tools state. */
  isRequired?: boolean | undefined;
  /** States beside the label that it may stay empty. */
  isOptional?: boolean | undefined;
  /** Nothing can be given, and no key reaches it. */
  isDisabled?: boolean | undefined;
  /** What it holds can be read and copied, not changed. */
  isReadOnly?: boolean | undefined;
  /** Whether a required field says so beside its label; without it, the form states it once above. */
  isRequiredShown?: boolean | undefined;
}

/** Ids that tie a control to its help and error. */
export function describedBy(
  id: string,
  parts: { help?: ReactNode; error?: string | undefined; also?: string | undefined },
): string | undefined {
  const ids = [parts.error && `${id}-error`, parts.also, parts.help && `${id}-help`];
  return ids.filter(Boolean).join(" ") || undefined;
}

/** What a control states of its field: that it is wanted, that it was refused, and where its help and error stand. */
export function controlState(
  id: string,
  { isRequired, help, error }: Pick<FieldProps, "isRequired" | "help" | "error">,
  also?: string,
) {
  return {
    "aria-required": isRequired || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy(id, { help, error, also }),
  } as const;
}

/** The part of a field's props that stands around its control. */
export function labelProps(props: FieldProps): FieldProps {
  const { label, isLabelHidden, help, error, isRequired, isOptional, isRequiredShown } = props;
  return { label, isLabelHidden, help, error, isRequired, isOptional, isRequiredShown };
}

/** The word beside a label, if any. */
export function fieldWord(props: Pick<FieldProps, "isRequired" | "isOptional" | "isRequiredShown">): string {
  if (props.isRequired) return props.isRequiredShown ? "obligatoire" : "";
  return props.isOptional ? "facultatif" : "";
}

/** The same for a control that states by itself that it is required: who hears « obligatoire » from it does not hear it in its name too. */
export function FieldWord(props: Parameters<typeof fieldWord>[0]): ReactNode {
  const word = fieldWord(props);
  return word ? <span className={fieldNote} aria-hidden={props.isRequired}>{` ${word}`}</span> : null;
}

/** Error of a field: icon and text. */
export function FieldError({ id, children }: { id: string; children: string }): ReactNode {
  return (
    <p className={fieldError} id={`${id}-error`}>
      <CircleAlert />
      <span>{children}</span>
    </p>
  );
}

/** Help of a field, if any: markup, not a component, which lists of fields would feel. */
export function helpBelow(id: string, help: ReactNode): ReactNode {
  return help ? (
    <p className={fieldHelp} id={`${id}-help`}>
      {help}
    </p>
  ) : null;
}

/** Label above, control, then error and help below. */
export function Field({
  id,
  label,
  isLabelHidden,
  help,
  error,
  children,
  ...props
}: FieldProps & { id: string; children: ReactNode }): ReactNode {
  return (
    <div className={field}>
      <label className={isLabelHidden ? visuallyHidden : fieldLabel} htmlFor={id}>
        {/* Text alone stays the only child: React then writes it without a node of its own. */}
        {fieldWord(props) ? (
          <>
            {label}
            <FieldWord {...props} />
          </>
        ) : (
          label
        )}
      </label>
      {children}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      {helpBelow(id, help)}
    </div>
  );
}
