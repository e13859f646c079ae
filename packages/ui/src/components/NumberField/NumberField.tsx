import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, useId } from "react";
import { controlState, Field, type FieldProps, labelProps } from "../../internal/Field.tsx";
import { InputFrame } from "../../internal/InputFrame.tsx";
import { useNumberText } from "../../internal/useNumberText.ts";
import { bareInput } from "../../styles/control-frame.css.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { input, steps } from "./NumberField.css.ts";
import { clamped, steppedBy } from "./stepped.ts";

export interface NumberFieldProps extends FieldProps {
  /** The number; `null` while the field is empty. */
  value: number | null;
  /** null when empty, NaN when what is typed is no number; bounds are upheld by keys and buttons, not by typing. */
  onChange: (value: number | null) => void;
  /** The focus has left the field. */
  onBlur?: (() => void) | undefined;
  /** The input, so that a form can move the focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Id of the input, which its texts build on; one of its own unless stated. */
  id?: string | undefined;
  /** Name under which a native form sends the number as it is typed. */
  name?: string | undefined;
  /** The least that keys and buttons reach. */
  min?: number | undefined;
  /** The most that keys and buttons reach. */
  max?: number | undefined;
  /** How much a key or a button adds; decimals can be typed where it has some. */
  step?: number | undefined;
  /** Unit after the number, read with the field. */
  suffix?: string | undefined;
  /** Names the button that takes away, for assistive tools. */
  decreaseLabel?: string | undefined;
  /** Names the button that adds, for assistive tools. */
  increaseLabel?: string | undefined;
}

/** A small count that one adds to or takes from: people, rooms, hours. Amounts: MoneyField; codes and phones: TextField. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { value, onChange, min, max, step = 1, suffix, isDisabled, isReadOnly, help, error } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const suffixId = suffix ? `${id}-suffix` : undefined;
  const number = useNumberText({ value, decimals: Number.isInteger(step) ? 0 : 2, onChange });
  const current = value === null || Number.isNaN(value) ? null : value;
  const bounds = { value: current, min, max, step };
  const isLocked = Boolean(isDisabled || isReadOnly);

  function spin(event: KeyboardEvent<HTMLInputElement>): void {
    const next = isLocked ? null : steppedBy(event.key, bounds);
    if (next === null) return;
    event.preventDefault();
    number.set(next);
  }
  function stepButton(key: "ArrowUp" | "ArrowDown", label: string, icon: ReactNode): ReactNode {
    const next = steppedBy(key, bounds);
    return (
      <IconButton
        label={label}
        icon={icon}
        tabIndex={-1}
        isDisabled={isLocked || next === current}
        onClick={() => number.set(next ?? clamped(0, bounds))}
      />
    );
  }

  return (
    <Field {...labelProps(props)} id={id}>
      <InputFrame
        isInvalid={Boolean(error)}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        suffix={suffix ? { id: suffixId, content: suffix } : undefined}
        actions={
          <span className={steps}>
            {stepButton("ArrowDown", props.decreaseLabel ?? `Diminuer\u00a0: ${props.label}`, <Minus />)}
            {stepButton("ArrowUp", props.increaseLabel ?? `Augmenter\u00a0: ${props.label}`, <Plus />)}
          </span>
        }
      >
        <input
          ref={props.ref}
          id={id}
          name={props.name}
          type="text"
          inputMode={Number.isInteger(step) && (min ?? 0) >= 0 ? "numeric" : "decimal"}
          autoComplete="off"
          role="spinbutton"
          className={`${bareInput} ${input}`}
          value={number.text}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-valuenow={current ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={current === null ? undefined : suffix ? `${number.text} ${suffix}` : number.text}
          {...controlState(id, { isRequired: props.isRequired, help, error }, suffixId)}
          onChange={number.type}
          onKeyDown={spin}
          onBlur={() => {
            number.settle();
            props.onBlur?.();
          }}
        />
      </InputFrame>
    </Field>
  );
}
