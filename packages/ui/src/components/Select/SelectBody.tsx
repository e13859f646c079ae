import { Check } from "lucide-react";
import { type ReactElement, type ReactNode, useId } from "react";
import { FloatingList } from "../../internal/list/FloatingList.tsx";
import type { OpenList } from "../../internal/list/useListTrigger.ts";
import * as css from "../../styles/options.css.ts";
import type { SelectEntry, SelectGroup, SelectOption } from "./select-options.ts";

interface Choosing {
  value: string | null;
  onChoose: (value: string) => void;
}

export interface SelectBodyProps extends OpenList, Choosing {
  /** Id of the label. */
  labelId: string;
  entries: readonly SelectEntry[];
}

/** The list of options itself, in groups where there are any; fetched when a list is first wanted. */
export function SelectBody({ labelId, entries, value, onChoose, ...open }: SelectBodyProps): ReactElement {
  const choosing = { value, onChoose };
  return (
    <FloatingList
      {...open}
      role="listbox"
      name={{ "aria-labelledby": labelId }}
      placement="bottom start"
      panelClass={css.popover}
      listClass={css.options}
    >
      {entries.map((entry) =>
        "options" in entry ? (
          <Group key={entry.label} group={entry} {...choosing} />
        ) : (
          <Option key={entry.value} option={entry} {...choosing} />
        ),
      )}
    </FloatingList>
  );
}

function Group({ group, ...choosing }: Choosing & { group: SelectGroup }): ReactNode {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: an optgroup has no place outside a native list.
    <div role="group" aria-labelledby={id} className={css.group}>
      <div role="presentation" id={id} className={css.groupLabel}>
        {group.label}
      </div>
      {group.options.map((option) => (
        <Option key={option.value} option={option} {...choosing} />
      ))}
    </div>
  );
}

function Option({ option, value: chosen, onChoose }: Choosing & { option: SelectOption }): ReactNode {
  const { value, label, description, isDisabled = false } = option;
  const isSelected = value === chosen;
  const item = {
    role: "option",
    "aria-selected": isSelected,
    "data-label": label,
    className: css.option,
    ...(isDisabled ? { "aria-disabled": true } : { tabIndex: -1, onClick: () => onChoose(value) }),
  };
  return (
    <div {...item}>
      <span>
        <span>{label}</span>
        {description ? <span className={css.description}>{description}</span> : null}
      </span>
      {isSelected ? <Check className={css.check} size={20} /> : null}
    </div>
  );
}
