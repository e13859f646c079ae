import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import * as css from "./ButtonGroup.css.ts";
import { controlsOf, keepOneTabStop, roveTo } from "./rove.ts";

export interface ButtonGroupProps {
  /** What the commands are about; read when the group is entered. */
  label: string;
  /** Button, ToggleButton, IconButton or LinkButton; nothing that needs the arrow keys itself in a toolbar. */
  children: ReactNode;
  /** `toolbar` for three or more small commands: one stop of the Tab key, arrows inside. */
  kind?: "group" | "toolbar" | undefined;
  /** `attached` joins the buttons into one strip. */
  look?: keyof typeof css.look | undefined;
  /** Its buttons stand below each other, and the arrow keys up and down move among them. */
  isVertical?: boolean | undefined;
}

/** Commands that belong together. The APG toolbar when there are three or more of them on one thing. */
export function ButtonGroup(props: ButtonGroupProps): ReactNode {
  const { label, children, kind = "group", look = "spaced", isVertical = false } = props;
  const bar = useRef<HTMLDivElement>(null);
  const isToolbar = kind === "toolbar";

  // After every render: a command may have come, gone or been disabled.
  useEffect(() => {
    if (isToolbar && bar.current) keepOneTabStop(bar.current);
  });

  function remember({ target, currentTarget }: FocusEvent<HTMLDivElement>): void {
    keepOneTabStop(currentTarget, target);
  }
  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const all = controlsOf(event.currentTarget);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const at = all.indexOf(event.target as HTMLElement);
    const next = at < 0 ? undefined : roveTo(event.key, at, all.length, { isVertical, isRightToLeft });
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the role is given by the kind
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name, a toolbar an orientation
    <div
      ref={bar}
      role={kind}
      className={`${css.group} ${css.look[look]}`}
      data-vertical={isVertical ? "" : undefined}
      aria-label={label}
      aria-orientation={isToolbar && isVertical ? "vertical" : undefined}
      onFocus={isToolbar ? remember : undefined}
      onKeyDown={isToolbar ? move : undefined}
    >
      {children}
    </div>
  );
}
