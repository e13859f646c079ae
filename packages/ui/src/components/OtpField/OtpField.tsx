import { type ChangeEvent, type ReactNode, type Ref, type SyntheticEvent, useId } from "react";
import { describedBy, Field, type FieldProps, labelProps } from "../../internal/Field.tsx";
import { cell, frame, input } from "./OtpField.css.ts";

export interface OtpFieldProps extends Omit<FieldProps, "isReadOnly" | "isOptional"> {
  /** The digits typed so far. */
  value: string;
  onChange: (digits: string) => void;
  /** All digits are there: the form may be sent without a further gesture. */
  onComplete?: ((digits: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  id?: string | undefined;
  name?: string | undefined;
  length?: number | undefined;
}

function keepCaretAtEnd(event: SyntheticEvent<HTMLInputElement>): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  if (selectionStart === selectionEnd && selectionStart !== value.length)
    event.currentTarget.setSelectionRange(value.length, value.length);
}

/** A short code received elsewhere. One input drawn as cells: it can be pasted, filled by the phone, read as one field. */
export function OtpField(props: OtpFieldProps): ReactNode {
  const { value, onChange, onComplete, help, error, length = 6 } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  function change(event: ChangeEvent<HTMLInputElement>): void {
    const digits = event.target.value.replace(/\D/g, "").slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  }
  return (
    <Field {...labelProps(props)} id={id}>
      <div className={frame}>
        <input
          ref={props.ref}
          id={id}
          name={props.name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          className={input}
          value={value}
          disabled={props.isDisabled}
          aria-required={props.isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
          onChange={change}
          onSelect={keepCaretAtEnd}
          onBlur={props.onBlur}
        />
        {Array.from({ length }, (_, place) => (
          <span
            key={place}
            className={cell}
            aria-hidden="true"
            data-active={place === Math.min(value.length, length - 1) ? "" : undefined}
          >
            {value[place]}
          </span>
        ))}
      </div>
    </Field>
  );
}
