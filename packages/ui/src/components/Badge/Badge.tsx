import type { ReactNode } from "react";
import { badge, tone as tones } from "./Badge.css.ts";

export interface BadgeProps {
  /** One or two terms: the meaning is in them, the colour only helps. */
  children: ReactNode;
  /** What it means; `accent` once a view, `jobi` for the currency only. */
  tone?: keyof typeof tones | undefined;
  /** Decorative icon before the text. */
  icon?: ReactNode;
}

/** A state or category of the thing beside it. Not a command: for a choice that can be removed, use a button. */
export function Badge({ children, tone = "neutral", icon }: BadgeProps): ReactNode {
  return (
    <span className={`${badge} ${tones[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
