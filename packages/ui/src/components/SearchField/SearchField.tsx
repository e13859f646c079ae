import { Search, X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from "react";
import { controlState, Field, type FieldProps, labelProps } from "../../internal/Field.tsx";
import { InputFrame } from "../../internal/InputFrame.tsx";
import { bareInput } from "../../styles/control-frame.css.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { ring } from "../Spinner/Spinner.css.ts";
import * as css from "./SearchField.css.ts";

type Native = Pick<
  ComponentProps<"input">,
  "id" | "name" | "placeholder" | "maxLength" | "onBlur" | "onFocus" | "enterKeyHint" | "autoComplete"
>;

export interface SearchFieldProps extends Native, FieldProps {
  /** What is typed. */
  value: string;
  /** Asked for at every change of the text. */
  onChange: (typed: string) => void;
  /** Enter; in a form of its own the form is sent as well. */
  onSearch?: ((typed: string) => void) | undefined;
  /** The search runs: a ring in place of the glass, stated by `aria-busy`. */
  isPending?: boolean | undefined;
  /** The input, so that a shortcut can move the focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Names the button that empties the field, for assistive tools. */
  clearLabel?: string | undefined;
}

/** Text to look for. Results come elsewhere; for suggestions to choose one from: ComboBox. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { value, onChange, onSearch, isPending = false, isDisabled, isReadOnly, error, help, ref } = props;
  const { clearLabel = "Effacer la recherche", enterKeyHint = "search", autoComplete = "off" } = props;
  const { name, placeholder, maxLength, onBlur, onFocus } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement | null>(null);
  const canClear = value !== "" && !isDisabled && !isReadOnly;

  function clear(): void {
    onChange("");
    input.current?.focus();
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    // An input method uses Enter and Escape for itself.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") onSearch?.(value);
    if (event.key === "Escape" && canClear) {
      // The dialog around, if any, stays until the text is gone.
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  }

  return (
    <Field {...labelProps(props)} id={id}>
      <InputFrame
        icon={isPending ? <span className={ring} /> : <Search size={20} strokeWidth={1.75} />}
        isInvalid={Boolean(error)}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        actions={canClear ? <IconButton label={clearLabel} icon={<X />} onClick={clear} /> : undefined}
      >
        <input
          ref={(element) => {
            input.current = element;
            if (typeof ref === "function") ref(element);
            else if (ref) ref.current = element;
          }}
          id={id}
          type="search"
          className={`${bareInput} ${css.input}`}
          {...{ name, placeholder, maxLength, onBlur, onFocus, enterKeyHint, autoComplete, value }}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-busy={isPending || undefined}
          {...controlState(id, { isRequired: props.isRequired, help, error })}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
        />
      </InputFrame>
    </Field>
  );
}
