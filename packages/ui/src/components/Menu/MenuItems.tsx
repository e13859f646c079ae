import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Header } from "react-aria-components/Header";
import { MenuItem, MenuSection } from "react-aria-components/Menu";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import type { MenuCommand, MenuEntry } from "./entries.ts";
import * as css from "./Menu.css.ts";

const commandsOf = (entries: readonly MenuEntry[]) =>
  entries.flatMap((entry) => ("items" in entry ? entry.items : [entry]));

/** Commands, in groups where there are any; their words begin on one line, icon or not. */
export function MenuItems({ entries }: { entries: readonly MenuEntry[] }): ReactNode {
  const hasIcons = commandsOf(entries).some(({ icon }) => icon);
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
          <Command key={item.id} command={item} hasIcons={hasIcons} />
        ))}
      </MenuSection>
    ) : (
      <Command key={entry.id} command={entry} hasIcons={hasIcons} />
    ),
  );
}

function Command({ command, hasIcons }: { command: MenuCommand; hasIcons: boolean }): ReactNode {
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
          {hasIcons ? (
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
