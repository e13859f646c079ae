import { type ComponentProps, type ReactNode, useId } from "react";
import { controlState, Field, type FieldProps } from "../../internal/Field.tsx";
import { InputFrame } from "../../internal/InputFrame.tsx";
import { bareInput, controlFrame } from "../../styles/control-frame.css.ts";

type Native = Omit<
  ComponentProps<"input">,
  "className" | "style" | "children" | "disabled" | "readOnly" | "required" | "size" | "type" | "prefix"
>;

export interface TextFieldProps extends Native, FieldProps {
  /** What is typed: the keyboard of a phone and what the browser fills in follow it. */
  type?: "text" | "email" | "tel" | "url" | "search" | undefined;
  /** Decorative icon before the text. */
  icon?: ReactNode;
  /** Short text after the value, such as a unit; read with the field. */
  suffix?: string | undefined;
}

const asTyped = { autoCapitalize: "none", spellCheck: false } as const;

/**
 * One line of text. Takes `{...register("email")}` as it is: ref, name, onChange and onBlur reach the native input.
 * Numbers: NumberField; amounts: MoneyField; secrets: PasswordField; several lines: TextArea.
 */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, isLabelHidden, help, error, isRequired, isOptional, isDisabled, isReadOnly, ...rest } =
    props;
  const { isRequiredShown, icon, suffix, id: givenId, type = "text", ...native } = rest;
  const ownId = useId();
  const id = givenId ?? ownId;
  const suffixId = suffix ? `${id}-suffix` : undefined;
  const isFramed = Boolean(icon ?? suffix);
  const input = (
    <input
      {...(type === "email" || type === "url" ? asTyped : undefined)}
      {...native}
      id={id}
      type={type}
      className={isFramed ? bareInput : controlFrame}
      disabled={isDisabled}
      readOnly={isReadOnly}
      {...controlState(id, { isRequired, help, error }, suffixId)}
    />
  );
  return (
    <Field {...{ id, label, isLabelHidden, help, error, isRequired, isOptional, isRequiredShown }}>
      {isFramed ? (
        <InputFrame
          icon={icon}
          suffix={suffix ? { id: suffixId, content: suffix } : undefined}
          isInvalid={Boolean(error)}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
        >
          {input}
        </InputFrame>
      ) : (
        input
      )}
    </Field>
  );
}
