import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef, useState } from "react";
import { latePart, prefetch, useLatePart } from "../../internal/late-part.ts";
import { icon as iconClass, iconOnly } from "../Button/Button.css.ts";
import { type ButtonLook, buttonStyle } from "../Button/index.ts";
import type { Placement } from "../Popover/index.ts";
import type { MenuEntry } from "./entries.ts";
import type { MenuBodyProps } from "./MenuBody.tsx";

export interface MenuButtonProps extends ButtonLook {
  /** Names the menu, and the button where it shows an icon alone. */
  label: string;
  /** Words of the button; without them it shows its icon alone. */
  children?: ReactNode;
  icon?: ReactNode;
  entries: readonly MenuEntry[];
  placement?: Placement | undefined;
  isDisabled?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const menuBody = latePart(async () => (await import("./MenuBody.tsx")).MenuBody);
const opening: Readonly<Record<string, MenuBodyProps["focus"]>> = { ArrowDown: "first", ArrowUp: "last" };

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
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<MenuBodyProps["focus"] | undefined>(undefined);
  const isOpen = focus !== undefined;
  const open = (to: MenuBodyProps["focus"]) => {
    setFocus(to);
    onOpenChange?.(true);
  };
  const close = () => {
    setFocus(undefined);
    onOpenChange?.(false);
  };
  const Body = useLatePart(menuBody, isOpen, close);
  const press = (event: KeyboardEvent) => {
    const to = opening[event.key];
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    open(to);
  };
  const fetchEarly = () => prefetch(menuBody);
  const look = buttonStyle({ variant, size, isFullWidth });
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={children ? look : `${look} ${iconOnly}`}
        disabled={isDisabled}
        aria-label={children ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen && Body ? id : undefined}
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
        onKeyDown={press}
        // A click without a pointer comes from Enter, Space or a screen reader.
        onClick={(event) => open(event.detail === 0 ? "first" : "menu")}
      >
        {icon ? (
          <span className={iconClass} aria-hidden="true">
            {icon}
          </span>
        ) : null}
        {children}
      </button>
      {Body ? (
        <Body
          isOpen={isOpen}
          onClose={close}
          triggerRef={trigger}
          id={id}
          label={label}
          entries={entries}
          placement={placement}
          focus={focus ?? "menu"}
        />
      ) : null}
    </>
  );
}
