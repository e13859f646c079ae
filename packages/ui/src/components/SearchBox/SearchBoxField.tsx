import type { ComponentProps, ReactNode } from "react";
import * as css from "./SearchBox.css.ts";

export interface SearchBoxFieldProps
  extends Omit<ComponentProps<"input">, "className" | "style" | "children"> {
  label: string;
  /** Decorative, before the text. */
  icon: ReactNode;
}

/** A field of a search until one that suggests takes its place: drawn with little, so that a first view has it. Elsewhere: TextField. */
export function SearchBoxField({ label, icon, ...native }: SearchBoxFieldProps): ReactNode {
  return (
    <label className={css.field}>
      <span className={css.label}>{label}</span>
      <span className={css.frame}>
        <input {...native} className={css.input} />
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      </span>
    </label>
  );
}
