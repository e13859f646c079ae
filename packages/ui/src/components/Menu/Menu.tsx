import type { ReactElement, ReactNode } from "react";
import { latePart } from "../../internal/late-part.ts";
import { useListTrigger } from "../../internal/list/useListTrigger.ts";
import { icon as iconClass, iconOnly } from "../Button/Button.css.ts";
import { type ButtonLook, buttonStyle } from "../Button/index.ts";
import type { Placement } from "../Popover/index.ts";
import type { MenuEntry } from "./entries.ts";

export interface MenuButtonProps extends ButtonLook {
  /** Names the menu, and the button where it shows an icon alone. */
  label: string;
  /** Label of the button; without it it shows its icon alone. */
  children?: ReactNode;
  /** Decorative icon before the label, or alone. */
  icon?: ReactNode;
  /** The commands in their order, in groups where that helps. */
  entries: readonly MenuEntry[];
  /** Where the menu opens; on the other side where there is no room. */
  placement?: Placement | undefined;
  /** It cannot be pressed, and no key reaches it. */
  isDisabled?: boolean | undefined;
  /** The menu was opened or closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const menuBody = latePart(async () => (await import("./MenuBody.tsx")).MenuBody);

/**
 * A button that opens a list of commands (APG menu button). The list's code comes with the first pointer or focus on
 * the button. One or two commands are simply shown; one choice among many is a Select; links of a site are a nav.
 */
export function MenuButton(props: MenuButtonProps): ReactElement {
  const {
    label,
    children,
    icon,
    entries,
    placement = "bottom start",
    isDisabled = false,
    onOpenChange,
  } = props;
  const { variant = "secondary", size, isFullWidth } = props;
  const { Body, trigger, list } = useListTrigger({ body: menuBody, popup: "menu", onOpenChange });
  const look = buttonStyle({ variant, size, isFullWidth });
  return (
    <>
      <button
        type="button"
        className={children ? look : `${look} ${iconOnly}`}
        disabled={isDisabled}
        aria-label={children ? undefined : label}
        {...trigger}
      >
        {icon ? (
          <span className={iconClass} aria-hidden="true">
            {icon}
          </span>
        ) : null}
        {children}
      </button>
      {Body ? <Body {...list} label={label} entries={entries} placement={placement} /> : null}
    </>
  );
}
