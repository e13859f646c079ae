import type { ComponentProps, ReactNode } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as css from "./ToggleButton.css.ts";

type Native = Omit<
  ComponentProps<"button">,
  "className" | "style" | "disabled" | "children" | "onChange" | "aria-pressed" | "type"
>;

export interface ToggleButtonProps extends Native {
  /** What is on while it is pressed. The same text in both states: the state is distinguished from it. */
  children: string;
  /** Decorative icon before the text. */
  icon?: ReactNode;
  /** Hides the text from sight; only where everybody knows the icon. */
  isIconOnly?: boolean | undefined;
  /** Whether it is pressed; the owner keeps it. */
  isPressed: boolean;
  /** It was pressed, or released. */
  onChange: (isPressed: boolean) => void;
  /** It cannot be pressed, and no key reaches it. */
  isDisabled?: boolean | undefined;
  /** `small` in lines and bars. */
  size?: keyof typeof css.size | undefined;
}

/** A command that stays pressed: favourites, bold, « map only ». A setting of a form is a Checkbox. */
export function ToggleButton({
  children,
  icon,
  isIconOnly = false,
  isPressed,
  onChange,
  isDisabled = false,
  size = "medium",
  onClick,
  ...native
}: ToggleButtonProps): ReactNode {
  return (
    <button
      {...native}
      type="button"
      className={`${css.toggle} ${css.size[size]}${isIconOnly ? ` ${css.square}` : ""}`}
      disabled={isDisabled}
      aria-pressed={isPressed}
      onClick={(event) => {
        onClick?.(event);
        onChange(!isPressed);
      }}
    >
      {icon ? (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <span className={isIconOnly ? visuallyHidden : undefined}>{children}</span>
    </button>
  );
}
