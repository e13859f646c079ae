import type { ComponentProps, ReactNode } from "react";
import { icon as iconClass } from "../Button/Button.css.ts";
import { type ButtonLook, buttonStyle } from "../Button/buttonStyle.ts";

type Native = Omit<ComponentProps<"a">, "className" | "style" | "children" | "href">;

export interface LinkButtonProps extends Native, ButtonLook {
  /** Where it leads. */
  href: string;
  /** The text of the link: where it leads. */
  children: ReactNode;
  /** Decorative icon before the text, 1.25 em. */
  icon?: ReactNode;
}

/** A link that resembles a command. For a link of the router, give `buttonStyle(…)` to its own component. */
export function LinkButton({
  children,
  icon,
  variant,
  size,
  isFullWidth,
  ...native
}: LinkButtonProps): ReactNode {
  return (
    <a {...native} className={buttonStyle({ variant, size, isFullWidth })}>
      {icon ? (
        <span className={iconClass} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {children}
    </a>
  );
}
