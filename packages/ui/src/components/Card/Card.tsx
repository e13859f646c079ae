import type { ComponentProps, ReactNode } from "react";
import { card, padding as paddings, look as styles } from "./Card.css.ts";

export interface CardProps extends Omit<ComponentProps<"div">, "className" | "style" | "ref"> {
  /** What the card holds. */
  children: ReactNode;
  /** What the card is: an `article` that stands alone, a `section` with a heading, an `li` in a list, else a `div`. */
  element?: "div" | "article" | "section" | "li" | undefined;
  /** Room around what it holds; `none` where a picture or a list goes to its edges. */
  padding?: keyof typeof paddings | undefined;
  /** `highlight` for the one thing to do first; `floating` only for what lies over something. */
  look?: keyof typeof styles | undefined;
}

/** A surface that groups what belongs together. Not every block needs one: space and a heading are lighter. */
export function Card({
  element: Element = "div",
  padding = "medium",
  look = "plain",
  ...native
}: CardProps): ReactNode {
  return <Element {...(native as object)} className={`${card} ${paddings[padding]} ${styles[look]}`} />;
}
