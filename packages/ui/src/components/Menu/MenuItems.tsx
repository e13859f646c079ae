import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Header } from "react-aria-components/Header";
import { MenuItem, MenuSection } from "react-aria-components/Menu";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import type { MenuCommand, MenuEntry } from "./entries.ts";
import * as css from "./Menu.css.ts";

/** Commands, in groups where there are any. */
export function MenuItems({ entries }: { entries: readonly MenuEntry[] }): ReactNode {
  return entries.map((entry) =>
    "items" in entry ? (
      <MenuSection
        key={entry.label}
        className={css.group}
        {...(entry.choice
          ? {
              selectionMode: entry.choice.mode,
              selectedKeys: entry.choice.chosen,
              onSelectionChange: (keys) =>
                entry.choice?.onChange(
                  keys === "all" ? entry.items.map(({ id }) => id) : [...keys].map(String),
                ),
            }
          : {})}
      >
        <Header className={entry.isLabelHidden ? visuallyHidden : css.groupLabel}>{entry.label}</Header>
        {entry.items.map((item) => (
          <Command key={item.id} command={item} />
        ))}
      </MenuSection>
    ) : (
      <Command key={entry.id} command={entry} />
    ),
  );
}

function Command({ command }: { command: MenuCommand }): ReactNode {
  const { id, label, description, icon, isDisabled = false, isDanger = false, href, onAction } = command;
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className={isDanger ? `${css.item} ${css.danger}` : css.item}
      {...(href === undefined ? {} : { href })}
      {...(onAction ? { onAction } : {})}
    >
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode === "none" ? null : (
            <span className={css.tick}>{isSelected ? <Check aria-hidden="true" /> : null}</span>
          )}
          {icon ? (
            <span className={css.icon} aria-hidden="true">
              {icon}
            </span>
          ) : null}
          <span>
            {label}
            {description ? <span className={css.description}>{description}</span> : null}
          </span>
        </>
      )}
    </MenuItem>
  );
}
