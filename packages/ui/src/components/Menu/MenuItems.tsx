import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { AppLink } from "../../link.tsx";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { description as descriptionClass, groupLabel } from "../../styles/options.css.ts";
import type { MenuCommand, MenuEntry, MenuGroup } from "./entries.ts";
import * as css from "./Menu.css.ts";

const commandsOf = (entries: readonly MenuEntry[]) =>
  entries.flatMap((entry) => ("items" in entry ? entry.items : [entry]));

/** Commands, in groups where there are any; their text begins on one line, icon or not. */
export function MenuItems({ entries }: { entries: readonly MenuEntry[] }): ReactNode {
  const hasIcons = commandsOf(entries).some(({ icon }) => icon);
  return entries.map((entry) =>
    "items" in entry ? (
      <Group key={entry.label} group={entry} hasIcons={hasIcons} />
    ) : (
      <Command key={entry.id} command={entry} hasIcons={hasIcons} />
    ),
  );
}

function Group({ group, hasIcons }: { group: MenuGroup; hasIcons: boolean }): ReactNode {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu.
    <div role="group" aria-labelledby={id} className={css.group}>
      <div role="presentation" id={id} className={group.isLabelHidden ? visuallyHidden : groupLabel}>
        {group.label}
      </div>
      {group.items.map((command) => (
        <Command key={command.id} command={command} choice={group.choice} hasIcons={hasIcons} />
      ))}
    </div>
  );
}

/** What is chosen once a choice was pressed: a radio button alone, a checkbox with the others or without it. */
function chosenBy(pressed: string, { mode, chosen }: NonNullable<MenuGroup["choice"]>): string[] {
  if (mode === "single") return [pressed];
  return chosen.includes(pressed) ? chosen.filter((id) => id !== pressed) : [...chosen, pressed];
}

interface CommandProps {
  command: MenuCommand;
  choice?: MenuGroup["choice"];
  hasIcons: boolean;
}

function Command({ command, choice, hasIcons }: CommandProps): ReactNode {
  const { id, label, description, icon, isDisabled = false, isDanger = false, href, onAction } = command;
  const isChosen = choice?.chosen.includes(id);
  const act = () => {
    choice?.onChange(chosenBy(id, choice));
    onAction?.();
  };
  const item = {
    role: choice ? (choice.mode === "single" ? "menuitemradio" : "menuitemcheckbox") : "menuitem",
    "aria-checked": isChosen,
    "data-label": label,
    className: isDanger ? `${css.command} ${css.danger}` : css.command,
    tabIndex: -1,
    ...(isDisabled ? { "aria-disabled": true } : { onClick: act }),
  };
  const content = (
    <>
      {choice ? <span className={css.tick}>{isChosen ? <Check /> : null}</span> : null}
      {hasIcons ? (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <span>
        {label}
        {description ? <span className={descriptionClass}>{description}</span> : null}
      </span>
    </>
  );
  return href === undefined || isDisabled ? (
    <div {...item}>{content}</div>
  ) : (
    <AppLink {...item} href={href}>
      {content}
    </AppLink>
  );
}
