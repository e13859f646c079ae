import type { ReactElement, ReactNode } from "react";
import * as css from "./Container.css.ts";

export interface ContainerProps {
  /** What stands in the middle of the page. */
  children: ReactNode;
  /** `form` holds one column of fields, `text` a readable measure, `content` a screen, `wide` a landing page. */
  width?: keyof typeof css.width | undefined;
  /** The element, when a plain box states too little. */
  as?: "div" | "main" | "section" | "header" | "footer" | undefined;
  /** Where a link of the page leads to. */
  id?: string | undefined;
}

/** Centres what a screen holds and keeps it off the edges. */
export function Container({
  children,
  width = "content",
  as: Element = "div",
  id,
}: ContainerProps): ReactElement {
  return (
    <Element className={css.width[width]} id={id}>
      {children}
    </Element>
  );
}
