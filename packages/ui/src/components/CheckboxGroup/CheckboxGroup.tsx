import { type ReactNode, useId } from "react";
import { controlState, FieldError, type FieldProps, fieldWord, helpBelow } from "../../internal/Field.tsx";
import { fieldLabel, fieldNote } from "../../styles/field.css.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import * as css from "./CheckboxGroup.css.ts";
import { allTicked, ticked } from "./ticked.ts";

/** One answer of a CheckboxGroup. */
export interface CheckboxOption<Value extends string> {
  value: Value;
  label: string;
  help?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface CheckboxGroupProps<Value extends string> extends Omit<FieldProps, "isReadOnly"> {
  /** The boxes in their order. */
  options: readonly CheckboxOption<Value>[];
  /** The ticked ones, in the order of the options. */
  value: readonly Value[];
  /** Asked for with all ticked values, at every change. */
  onChange: (value: Value[]) => void;
  /** The focus has left the group. */
  onBlur?: (() => void) | undefined;
  /** Under which a native form sends each ticked value. */
  name?: string | undefined;
  /** Label of a box on top that stands for all; without it there is none. */
  allLabel?: string | undefined;
  /** `columns` for many short answers. */
  look?: keyof typeof css.look | undefined;
  /** Id of the group, which its texts build on; one of its own unless stated. */
  id?: string | undefined;
}

/** Any number of answers to one question, all in sight. One answer: RadioGroup. A single yes: Checkbox. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>): ReactNode {
  const { label, isLabelHidden, help, error, options, value, onChange, onBlur, name, allLabel } = props;
  const { look = "list", isDisabled } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const word = fieldWord(props);
  const all = allTicked(options, value);
  return (
    <fieldset
      id={id}
      className={css.group}
      {...controlState(id, { help, error })}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <legend className={isLabelHidden ? visuallyHidden : `${fieldLabel} ${css.legend}`}>
        {label} {word ? <span className={fieldNote}>{word}</span> : null}
      </legend>
      {allLabel ? (
        <Checkbox
          label={allLabel}
          checked={all === "all"}
          isMixed={all === "some"}
          isDisabled={isDisabled}
          onChange={() => onChange(ticked(options, value, "all"))}
        />
      ) : null}
      <div className={`${css.look[look]}${allLabel ? ` ${css.below}` : ""}`}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            help={option.help}
            name={name}
            value={option.value}
            checked={value.includes(option.value)}
            isDisabled={isDisabled || option.isDisabled}
            onChange={() => onChange(ticked(options, value, option.value))}
          />
        ))}
      </div>
      {error || help ? (
        <div className={css.after}>
          {error ? <FieldError id={id}>{error}</FieldError> : null}
          {helpBelow(id, help)}
        </div>
      ) : null}
    </fieldset>
  );
}
