import type { ReactElement, ReactNode } from "react";
import * as css from "./Container.css.ts";

export interface ContainerProps {
  children: ReactNode;
  /** `form` holds one column of fields, `text` a readable measure, `content` a screen, `wide` a landing page. */
  width?: keyof typeof css.width | undefined;
  /** The element, when a plain box states too little. */
  as?: "div" | "main" | "section" | "header" | "footer" | undefined;
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
