import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from "react";
import { controlState, Field, type FieldProps } from "../../internal/Field.tsx";
import { controlFrame } from "../../styles/control-frame.css.ts";
import { Counter } from "./Counter.tsx";
import { area, low } from "./TextArea.css.ts";

type Native = Omit<
  ComponentProps<"textarea">,
  "className" | "style" | "children" | "disabled" | "readOnly" | "required" | "value" | "defaultValue"
>;

export interface TextAreaProps extends Native, FieldProps {
  /** What is typed, where the owner keeps it. */
  value?: string | undefined;
  /** What stands in it at first, where the browser keeps it. */
  defaultValue?: string | undefined;
  /**
   * Shows how many characters are used. More can be typed, so that nothing pasted is cut; the form refuses it.
   * When the text can change other than by typing (a restored draft), give `value` too.
   */
  maxCharacters?: number | undefined;
  /** One line until more is typed: beside the button that sends a message. */
  isLow?: boolean | undefined;
}

/** Several lines of text; grows with what is typed. Takes `{...register("description")}` as it is. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { label, isLabelHidden, help, error, isRequired, isOptional, isDisabled, isReadOnly, ...rest } =
    props;
  const {
    isRequiredShown,
    id: givenId,
    maxCharacters,
    isLow,
    rows = isLow ? 1 : 4,
    onChange,
    ...native
  } = rest;
  const ownId = useId();
  const id = givenId ?? ownId;
  const [typed, setTyped] = useState(native.defaultValue?.length ?? 0);
  function change(event: ChangeEvent<HTMLTextAreaElement>): void {
    if (maxCharacters) setTyped(event.target.value.length);
    onChange?.(event);
  }
  return (
    <Field {...{ id, label, isLabelHidden, help, error, isRequired, isOptional, isRequiredShown }}>
      <textarea
        {...native}
        id={id}
        rows={rows}
        className={`${controlFrame} ${isLow ? low : area}`}
        disabled={isDisabled}
        readOnly={isReadOnly}
        {...controlState(id, { isRequired, help, error })}
        onChange={change}
      />
      {maxCharacters ? <Counter count={native.value?.length ?? typed} max={maxCharacters} /> : null}
    </Field>
  );
}
