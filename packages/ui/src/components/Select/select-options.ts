export interface SelectOption {
  value: string;
  label: string;
  /** A second, fainter line. */
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export type SelectEntry = SelectOption | SelectGroup;

/** All options, whatever group they are in. */
export function optionsOf(entries: readonly SelectEntry[]): readonly SelectOption[] {
  return entries.flatMap((entry) => ("options" in entry ? entry.options : [entry]));
}
