import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Header } from "react-aria-components/Header";
import { ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import * as css from "../../styles/options.css.ts";

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

/** Options of a list box, in groups where there are any; the chosen one carries a check. */
export function Options({ entries }: { entries: readonly SelectEntry[] }): ReactNode {
  return entries.map((entry) =>
    "options" in entry ? (
      <ListBoxSection key={entry.label} id={`groupe ${entry.label}`} className={css.group}>
        <Header className={css.groupLabel}>{entry.label}</Header>
        {entry.options.map((option) => (
          <Option key={option.value} option={option} />
        ))}
      </ListBoxSection>
    ) : (
      <Option key={entry.value} option={entry} />
    ),
  );
}

function Option({ option }: { option: SelectOption }): ReactNode {
  const { value, label, description, isDisabled = false } = option;
  return (
    <ListBoxItem id={value} textValue={label} isDisabled={isDisabled} className={css.option}>
      {({ isSelected }) => (
        <>
          <span>
            <span>{label}</span>
            {description ? <span className={css.optionDescription}>{description}</span> : null}
          </span>
          {isSelected ? <Check className={css.check} size={20} strokeWidth={2} aria-hidden="true" /> : null}
        </>
      )}
    </ListBoxItem>
  );
}
