import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref, useId } from "react";
import { controlState, FieldError, type FieldProps, FieldWord, helpBelow } from "../../internal/Field.tsx";
import { fieldLabel } from "../../styles/field.css.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import {
  after,
  options as group,
  groupLabel,
  icon as iconClass,
  option,
  optionHelp,
  radio,
  strong,
  textBlock,
} from "./RadioGroup.css.ts";

/** One answer of a RadioGroup. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** What choosing it means, in one line. */
  help?: string | undefined;
  /** Decorative icon at the end; cards only. */
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> extends Omit<FieldProps, "isReadOnly"> {
  /** The choices in their order. */
  options: readonly RadioOption<Value>[];
  /** Shared by the radios; one value of it is sent. */
  name: string;
  /** `list` for short answers; `cards` for two to four that deserve a line of help. */
  look?: "list" | "cards" | undefined;
  /** Id of the group, which its texts build on; one of its own unless stated. */
  id?: string | undefined;
  /** The chosen value, where the owner keeps it. */
  value?: Value | undefined;
  /** The value that is chosen at first, where the browser keeps it. */
  defaultValue?: Value | undefined;
  /** Another one was chosen; the event’s target has its value. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** The focus has left a choice. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Given to every radio, as `register` expects. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One answer out of a few, all visible. Takes `{...register("role")}` as it is. More than seven: Select. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactNode {
  const { label, isLabelHidden, help, error, options, name, look = "list", value, defaultValue } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  function checked(of: Value): { checked?: boolean; defaultChecked?: boolean } {
    if (value !== undefined) return { checked: of === value };
    return defaultValue === undefined ? {} : { defaultChecked: of === defaultValue };
  }
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      data-look={look}
      {...controlState(id, { isRequired: props.isRequired, help, error })}
    >
      <p id={`${id}-label`} className={isLabelHidden ? visuallyHidden : `${fieldLabel} ${groupLabel}`}>
        {label}
        <FieldWord {...props} />
      </p>
      <div className={group[look]}>
        {options.map((item) => (
          <label key={item.value} className={option[look]}>
            <input
              ref={props.ref}
              type="radio"
              className={radio}
              name={name}
              value={item.value}
              {...checked(item.value)}
              disabled={props.isDisabled || item.isDisabled}
              onChange={props.onChange}
              onBlur={props.onBlur}
            />
            <span className={textBlock}>
              <span className={look === "cards" ? strong : undefined}>{item.label}</span>
              {item.help ? <span className={optionHelp}> {item.help}</span> : null}
            </span>
            {item.icon ? (
              <span className={iconClass} aria-hidden="true">
                {item.icon}
              </span>
            ) : null}
          </label>
        ))}
      </div>
      {error || help ? (
        <div className={after}>
          {error ? <FieldError id={id}>{error}</FieldError> : null}
          {helpBelow(id, help)}
        </div>
      ) : null}
    </div>
  );
}
