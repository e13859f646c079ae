import { type ChangeEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from "react";
import { controlState, Field, type FieldProps, labelProps } from "../../internal/Field.tsx";
import { cell, frame, input } from "./OtpField.css.ts";

export interface OtpFieldProps extends Omit<FieldProps, "isReadOnly" | "isOptional"> {
  /** The digits typed so far. */
  value: string;
  /** Asked for with all digits typed so far. */
  onChange: (digits: string) => void;
  /** All digits are there: the form may be sent without a further gesture, which its help has to state. */
  onComplete?: ((digits: string) => void) | undefined;
  /** The focus has left the field. */
  onBlur?: (() => void) | undefined;
  /** The input, so that a form can move the focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Id of the input, which its texts build on; one of its own unless stated. */
  id?: string | undefined;
  /** Name under which a native form sends the digits. */
  name?: string | undefined;
  /** How many digits the code has; six unless stated. */
  length?: number | undefined;
}

/** The digits that typing would replace; a mere caret belongs at the end. */
function selectedIn(input: HTMLInputElement): Range {
  const { value, selectionStart, selectionEnd } = input;
  const start = selectionStart ?? 0;
  const end = selectionEnd ?? 0;
  if (start === end && start !== value.length) input.setSelectionRange(value.length, value.length);
  return start === end ? nothing : [start, end];
}

type Range = readonly [start: number, end: number];
const nothing: Range = [0, 0];

/** A short code received elsewhere. One input drawn as cells: it can be pasted, filled by the phone, read as one field. */
export function OtpField(props: OtpFieldProps): ReactNode {
  const { value, onChange, onComplete, help, error, length = 6 } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [selected, setSelected] = useState(nothing);
  const cells = useRef<HTMLDivElement>(null);
  // React reports what keys and pointer select; what a script selects only the browser does.
  useEffect(() => {
    const input = cells.current?.querySelector("input");
    const look = () => input && setSelected(selectedIn(input));
    input?.addEventListener("select", look);
    return () => input?.removeEventListener("select", look);
  }, []);
  function change(event: ChangeEvent<HTMLInputElement>): void {
    const digits = event.target.value.replace(/\D/g, "").slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  }
  return (
    <Field {...labelProps(props)} id={id}>
      <div ref={cells} className={frame}>
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
          {...controlState(id, { isRequired: props.isRequired, help, error })}
          onChange={change}
          onSelect={(event) => setSelected(selectedIn(event.currentTarget))}
          onBlur={props.onBlur}
        />
        {Array.from({ length }, (_, place) => (
          <span
            key={place}
            className={cell}
            aria-hidden="true"
            data-selected={place >= selected[0] && place < selected[1] ? "" : undefined}
            data-active={place === Math.min(value.length, length - 1) ? "" : undefined}
          >
            {value[place]}
          </span>
        ))}
      </div>
    </Field>
  );
}
