import { ChevronDown } from "lucide-react";
import { type ReactNode, type Ref, useId } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Select as AriaSelect, Button, ListBox, Popover, SelectValue } from "react-aria-components/Select";
import { AriaFieldLabel, FieldWords } from "../../internal/AriaField.tsx";
import { describedBy, type FieldProps } from "../../internal/Field.tsx";
import { controlFrame, field } from "../../styles/field.css.ts";
import { options as listBox, popover } from "../../styles/options.css.ts";
import { Options, type SelectEntry } from "./Options.tsx";
import * as css from "./Select.css.ts";

export interface SelectProps extends Omit<FieldProps, "isReadOnly"> {
  /** Options, or groups of options. */
  options: readonly SelectEntry[];
  /** Value of the chosen option; `null` while none is. */
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Name under which a native form sends the value. */
  name?: string | undefined;
  placeholder?: string | undefined;
  /** The button, so that a form can move the focus to it. */
  ref?: Ref<HTMLButtonElement> | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * One choice among about five to thirty known ones. Fewer: RadioGroup, which shows them all. More, or found by
 * typing: ComboBox.
 */
export function Select(props: SelectProps): ReactNode {
  const { help, error, isRequired, isDisabled, options, value, onChange, onBlur, name, ref } = props;
  const { placeholder = "Choisir…", isOpen, onOpenChange } = props;
  const id = useId();
  return (
    <I18nProvider locale="fr-FR">
      <AriaSelect
        className={field}
        value={value}
        onChange={(key) => {
          if (key !== null) onChange(String(key));
        }}
        placeholder={placeholder}
        isInvalid={Boolean(error)}
        isRequired={Boolean(isRequired)}
        isDisabled={Boolean(isDisabled)}
        validationBehavior="aria"
        aria-describedby={describedBy(id, { help, error }) ?? ""}
        {...(name ? { name } : {})}
        {...(onBlur ? { onBlur } : {})}
        {...(isOpen === undefined ? {} : { isOpen })}
        {...(onOpenChange ? { onOpenChange } : {})}
      >
        <AriaFieldLabel {...props} />
        <Button
          {...(ref ? { ref } : {})}
          className={`${controlFrame} ${css.trigger}`}
          data-invalid={error ? "" : undefined}
        >
          <SelectValue className={css.value}>
            {({ selectedText, isPlaceholder, defaultChildren }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <ChevronDown className={css.chevron} size={20} strokeWidth={1.75} aria-hidden="true" />
        </Button>
        <FieldWords id={id} error={error} help={help} />
        <Popover className={popover} offset={6}>
          <ListBox className={listBox}>
            <Options entries={options} />
          </ListBox>
        </Popover>
      </AriaSelect>
    </I18nProvider>
  );
}
