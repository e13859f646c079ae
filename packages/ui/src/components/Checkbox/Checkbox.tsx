import { type ComponentProps, type ReactNode, useId } from "react";
import { controlState, FieldError, type FieldProps, FieldWord, helpBelow } from "../../internal/Field.tsx";
import { below, box, row, textBlock } from "./Checkbox.css.ts";

type Native = Omit<
  ComponentProps<"input">,
  "className" | "style" | "children" | "disabled" | "readOnly" | "required" | "size" | "type"
>;

export interface CheckboxProps extends Native, Omit<FieldProps, "label" | "isLabelHidden" | "isReadOnly"> {
  /** What ticking means; may hold links. The whole line is the target. */
  label: ReactNode;
  /** Some of what it stands for is ticked: neither yes nor no until it is pressed. */
  isMixed?: boolean | undefined;
}

/** A yes that takes effect when the form is sent. Takes `{...register("terms")}` as it is. */
export function Checkbox(props: CheckboxProps): ReactNode {
  const { label, help, error, isRequired, isOptional, isDisabled, isRequiredShown, ...rest } = props;
  const { id: givenId, isMixed = false, ref, ...native } = rest;
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div>
      <label className={row}>
        <input
          {...native}
          // Only a script can make a native box mixed.
          ref={(element) => {
            if (element) element.indeterminate = isMixed;
            if (typeof ref === "function") return ref(element);
            if (ref) ref.current = element;
          }}
          id={id}
          type="checkbox"
          className={box}
          disabled={isDisabled}
          {...controlState(id, props)}
        />
        <span className={textBlock}>
          {label}
          <FieldWord {...props} />
        </span>
      </label>
      {error || help ? (
        <div className={below}>
          {error ? <FieldError id={id}>{error}</FieldError> : null}
          {helpBelow(id, help)}
        </div>
      ) : null}
    </div>
  );
}
