import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { icon as iconClass } from "./Button.css.ts";
import { type ButtonLook, buttonStyle } from "./buttonStyle.ts";
import { PendingRing } from "./PendingRing.tsx";

type Native = Omit<
  ComponentProps<"button">,
  "className" | "style" | "disabled" | "aria-disabled" | "children"
>;

export interface ButtonProps extends Native, ButtonLook {
  /** The text of the command: a verb first. */
  children: ReactNode;
  /** Decorative icon before the text, 1.25 em. */
  icon?: ReactNode;
  /** It cannot be pressed, and no key reaches it. */
  isDisabled?: boolean | undefined;
  /** It cannot be pressed for now: appears disabled, yet keeps the focus of whoever just pressed it; clicks and submits are ignored. */
  isResting?: boolean | undefined;
  /** The command is running: same width, focus retained, further clicks and submits ignored, announced once. */
  isPending?: boolean | undefined;
  /** What is announced while pending. */
  pendingLabel?: string | undefined;
}

/** A command that keeps its focus and does nothing. */
const held = {
  "aria-disabled": true,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  },
} as const;
const disabled = { disabled: true } as const;
const busy = { "aria-busy": true } as const;

/** A command. To go somewhere use LinkButton, so that it can be opened in a new tab; for an icon alone, IconButton. */
export function Button({
  children,
  icon,
  variant = "primary",
  size,
  isFullWidth,
  isDisabled = false,
  isResting = false,
  isPending = false,
  pendingLabel = "En cours…",
  type = "button",
  ...native
}: ButtonProps): ReactNode {
  // A state that does not hold adds no attribute: React compares every one it is given, which lists of buttons feel.
  return (
    <button
      {...native}
      type={type}
      className={buttonStyle({ variant, size, isFullWidth })}
      {...(isDisabled ? disabled : undefined)}
      {...(isPending || isResting ? held : undefined)}
      {...(isPending ? busy : undefined)}
    >
      {/* Text alone stays the only child: React then writes it without a node of its own, which lists of buttons feel. */}
      {icon || isPending ? (
        <>
          {icon ? (
            <span className={iconClass} aria-hidden="true">
              {icon}
            </span>
          ) : null}
          {children}
          {isPending ? <PendingRing label={pendingLabel} variant={variant} /> : null}
        </>
      ) : (
        children
      )}
    </button>
  );
}
