import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, useId, useImperativeHandle } from "react";
import { controlState, FieldError, type FieldProps, fieldWord, helpBelow } from "../../internal/Field.tsx";
import { latePart } from "../../internal/late-part.ts";
import { useListTrigger } from "../../internal/list/useListTrigger.ts";
import { controlFrame } from "../../styles/control-frame.css.ts";
import { field, fieldLabel, fieldNote } from "../../styles/field.css.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { NativeSelect } from "./NativeSelect.tsx";
import * as css from "./Select.css.ts";
import { optionsOf, type SelectEntry } from "./select-options.ts";
import { useClosedKeys } from "./useClosedKeys.ts";

export interface SelectProps extends Omit<FieldProps, "isReadOnly"> {
  /** Options, or groups of options. */
  options: readonly SelectEntry[];
  /** Value of the chosen option; `null` while none is. */
  value: string | null;
  /** Another one was chosen, by its value. */
  onChange: (value: string) => void;
  /** The focus has left the field. */
  onBlur?: (() => void) | undefined;
  /** Name under which a native form sends the value. */
  name?: string | undefined;
  /** Stands in the field while nothing is chosen. */
  placeholder?: string | undefined;
  /** The button, so that a form can move the focus to it. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Whether the list is shown, where the owner keeps it. */
  isOpen?: boolean | undefined;
  /** The list was opened or closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const selectBody = latePart(async () => (await import("./SelectBody.tsx")).SelectBody);

/**
 * One choice among about five to thirty known ones. Fewer: RadioGroup, which shows them all. More, or found by
 * typing: ComboBox. The list's code comes with the first pointer or focus on the button.
 */
export function Select(props: SelectProps): ReactNode {
  const { label, isLabelHidden, help, error, isDisabled = false, options, value, onBlur, name, ref } = props;
  const { placeholder = "Choisir…", isOpen, onOpenChange } = props;
  const id = useId();
  const { Body, trigger, list } = useListTrigger({
    body: selectBody,
    popup: "listbox",
    isOpen,
    onOpenChange,
    onBlur,
  });
  useImperativeHandle(ref, () => trigger.ref.current as HTMLButtonElement, [trigger.ref]);
  const known = optionsOf(options);
  const chosen = known.find((option) => option.value === value);
  const choose = (next: string) => {
    if (next !== value) props.onChange(next);
  };
  const chooseClosed = useClosedKeys(known, value, choose);
  const focus = () => trigger.ref.current?.focus();
  const press = (event: KeyboardEvent) => {
    if (!chooseClosed(event)) trigger.onKeyDown(event);
  };
  const word = fieldWord(props);
  return (
    <div className={field}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a label leads to its field, which keys reach by themselves. */}
      <label
        id={`${id}-label`}
        htmlFor={`${id}-button`}
        className={isLabelHidden ? visuallyHidden : fieldLabel}
        onClick={(event) => {
          // It leads there, and does not open the list.
          event.preventDefault();
          focus();
        }}
      >
        {label}
        {word ? <span className={fieldNote}> {word}</span> : null}
      </label>
      <button
        {...trigger}
        id={`${id}-button`}
        type="button"
        className={`${controlFrame} ${css.trigger}`}
        disabled={isDisabled}
        aria-labelledby={`${id}-value ${id}-label`}
        {...controlState(id, { help, error })}
        onKeyDown={press}
      >
        <span id={`${id}-value`} className={css.value} data-placeholder={chosen ? undefined : ""}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronDown className={css.chevron} size={20} strokeWidth={1.75} />
      </button>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      {helpBelow(id, help)}
      {name ? (
        <NativeSelect
          name={name}
          options={known}
          value={value}
          isDisabled={isDisabled}
          onChange={choose}
          onFocus={focus}
        />
      ) : null}
      {Body ? (
        <Body {...list} labelId={`${id}-label`} entries={options} value={value} onChoose={choose} />
      ) : null}
    </div>
  );
}
