import type { ComponentProps, ReactNode } from "react";
import * as css from "./SearchBox.css.ts";

export interface SearchBoxSelectProps
  extends Omit<ComponentProps<"select">, "className" | "style" | "children"> {
  label: string;
  /** Decorative, before the text. */
  icon: ReactNode;
  options: readonly { value: string; label: string }[];
}

/** One of a few answers as a field of a search: the browser’s own list, which needs no script. Elsewhere: Select. */
export function SearchBoxSelect({ label, icon, options, ...native }: SearchBoxSelectProps): ReactNode {
  return (
    <label className={css.field}>
      <span className={css.label}>{label}</span>
      <span className={css.frame}>
        <select {...native} className={css.input}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      </span>
    </label>
  );
}
