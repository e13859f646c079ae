import type { ComponentProps, ReactElement, ReactNode } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as css from "./NavBar.css.ts";

export interface NavBarButtonProps extends Omit<ComponentProps<"button">, "className" | "style" | "type"> {
  /** Name of the button, with what waits behind it: « Notifications, 2 non lues ». */
  label: string;
  /** An icon, or an avatar. */
  children: ReactNode;
  /** How much waits, shown above 0; 100 and more as 99+. */
  count?: number | undefined;
}

/** A command of the bar by its icon, with a number when something waits. Its name is text, so that it can be translated, and stands for initials. */
export function NavBarButton({ label, children, count = 0, ...native }: NavBarButtonProps): ReactElement {
  return (
    <button {...native} type="button" className={css.iconButton}>
      {children}
      <span className={visuallyHidden}>{label}</span>
      {count > 0 && (
        <span className={css.count} aria-hidden="true">
          {count > 99 ? "99+" : count}
        </span>
      )}
    </button>
  );
}
