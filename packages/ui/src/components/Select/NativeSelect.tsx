import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import type { SelectOption } from "./select-options.ts";

interface NativeSelectProps {
  name: string;
  options: readonly SelectOption[];
  value: string | null;
  isDisabled: boolean;
  onChange: (value: string) => void;
  /** The focus is the button’s. */
  onFocus: () => void;
}

/** Carries the value in a native form: it is sent, filled in by the browser, and goes back to the first one when the form is reset, where there was one: a choice made since is not taken back to none. */
export function NativeSelect(props: NativeSelectProps): ReactElement {
  const { name, options, value, isDisabled, onChange, onFocus } = props;
  const select = useRef<HTMLSelectElement>(null);
  const [first] = useState(value);
  const restore = useEffectEvent(() => {
    if (first !== null && first !== value) onChange(first);
  });
  useEffect(() => {
    const form = select.current?.form;
    const reset = () => restore();
    form?.addEventListener("reset", reset);
    return () => form?.removeEventListener("reset", reset);
  }, []);
  return (
    <select
      // Made anew with each value, which is then also what a reset form shows.
      key={value}
      ref={select}
      name={name}
      defaultValue={value ?? ""}
      disabled={isDisabled}
      tabIndex={-1}
      aria-hidden="true"
      className={visuallyHidden}
      onChange={(event) => onChange(event.target.value)}
      onFocus={onFocus}
    >
      <option value="" />
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.isDisabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
