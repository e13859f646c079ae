import { type ReactNode, type Ref, useId } from "react";
import { controlState, Field, type FieldProps, labelProps } from "../../internal/Field.tsx";
import { InputFrame } from "../../internal/InputFrame.tsx";
import { useNumberText } from "../../internal/useNumberText.ts";
import { bareInput } from "../../styles/control-frame.css.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { coin, input, unit } from "./MoneyField.css.ts";

export interface MoneyFieldProps extends FieldProps {
  /** Euros with their cents as decimals, or whole Jobi. */
  value: number | null;
  /** null when empty, NaN when what is typed is no amount. */
  onChange: (value: number | null) => void;
  /** The focus has left the field. */
  onBlur?: (() => void) | undefined;
  /** The input, so that a form can move the focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Id of the input, which its texts build on; one of its own unless stated. */
  id?: string | undefined;
  /** Name under which a native form sends the amount as it is typed. */
  name?: string | undefined;
  /** Euros with cents, or whole Jobi. */
  currency?: "euro" | "jobi" | undefined;
  /** What the amount is for, where it is not the whole. */
  per?: "hour" | undefined;
  /** How the unit is stated after the label, `en euros`. */
  unitLabel?: string | undefined;
  /** An example of what to type, shown while the field is empty. */
  placeholder?: string | undefined;
}

const units = {
  euro: { decimals: 2, label: "en euros", mark: "€" },
  jobi: { decimals: 0, label: "en Jobi", mark: "Jobi" },
} as const;

/** An amount, typed the French way: `1 500,50`. It is written out when the field is left; what cannot be read stays. */
export function MoneyField(props: MoneyFieldProps): ReactNode {
  const { currency = "euro", per, value, onChange, isDisabled, isReadOnly, help, error } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const { decimals, label, mark } = units[currency];
  const amount = useNumberText({ value, decimals, onChange });
  return (
    <Field {...labelProps(props)} id={id}>
      <InputFrame
        isInvalid={Boolean(error)}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        suffix={{
          content: (
            <span className={unit}>
              {currency === "jobi" ? (
                <span className={coin} aria-hidden="true">
                  J
                </span>
              ) : null}
              <span aria-hidden="true">{per === "hour" ? `${mark}/h` : mark}</span>
              <span className={visuallyHidden} id={`${id}-unit`}>
                {props.unitLabel ?? (per === "hour" ? `${label} de l’heure` : label)}
              </span>
            </span>
          ),
        }}
      >
        <input
          ref={props.ref}
          id={id}
          name={props.name}
          type="text"
          inputMode={decimals > 0 ? "decimal" : "numeric"}
          autoComplete="off"
          placeholder={props.placeholder}
          className={`${bareInput} ${input}`}
          value={amount.text}
          disabled={isDisabled}
          readOnly={isReadOnly}
          {...controlState(id, { isRequired: props.isRequired, help, error }, `${id}-unit`)}
          onChange={amount.type}
          onBlur={() => {
            amount.settle();
            props.onBlur?.();
          }}
        />
      </InputFrame>
    </Field>
  );
}
