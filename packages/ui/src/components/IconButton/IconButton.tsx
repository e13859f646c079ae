import type { ComponentProps, ReactNode } from "react";
import { iconOnly } from "../Button/Button.css.ts";
import { type ButtonLook, buttonStyle } from "../Button/buttonStyle.ts";
import { icon as iconSize } from "./IconButton.css.ts";

type Native = Omit<ComponentProps<"button">, "className" | "style" | "disabled" | "children" | "aria-label">;

export interface IconButtonProps extends Native, Pick<ButtonLook, "variant"> {
  /** What the command does, as text: it has no others. */
  label: string;
  /** The icon, which everybody knows. */
  icon: ReactNode;
  /** It cannot be pressed, and no key reaches it. */
  isDisabled?: boolean | undefined;
}

/** A command shown by an icon that everybody knows (close, show, add). Otherwise write it: Button. */
export function IconButton({
  label,
  icon,
  variant = "ghost",
  isDisabled = false,
  type = "button",
  ...native
}: IconButtonProps): ReactNode {
  return (
    <button
      {...native}
      type={type}
      className={`${buttonStyle({ variant })} ${iconOnly}`}
      disabled={isDisabled}
      aria-label={label}
    >
      <span className={iconSize} aria-hidden="true">
        {icon}
      </span>
    </button>
  );
}
