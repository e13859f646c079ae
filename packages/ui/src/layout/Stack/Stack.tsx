import type { ElementType, ReactNode } from "react";
import { classes, type DrawnAs, gapClasses, type LayoutProps } from "../../internal/layout.ts";
import * as css from "./Stack.css.ts";

interface Own extends Omit<LayoutProps, "rowGap"> {
  /** Where each thing stands from start to end; without, it is as wide as the stack. */
  align?: keyof typeof css.align | undefined;
  /** Where all of them stand from top to bottom when there is height to spare. */
  justify?: keyof typeof css.justify | undefined;
}
export type StackProps<Element extends ElementType = "div"> = DrawnAs<Element, Own>;

/** Things one below the other. `Inline` puts them beside each other, `Columns` and `Grid` do from a width on. */
export function Stack<Element extends ElementType = "div">(props: StackProps<Element>): ReactNode {
  const { as: Drawn = "div", gap, align, justify, className, ...native }: StackProps<ElementType> = props;
  return (
    <Drawn
      {...native}
      className={classes(
        css.stack,
        gapClasses(gap),
        align && css.align[align],
        justify && css.justify[justify],
        className,
      )}
    />
  );
}
