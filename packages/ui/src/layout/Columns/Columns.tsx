import type { ElementType, ReactNode } from "react";
import { classes, type DrawnAs, gapClasses, type LayoutProps } from "../../internal/layout.ts";
import * as css from "./Columns.css.ts";

interface Own extends LayoutProps {
  /** How the columns share the width, first to last; `auto` is as wide as it needs. */
  ratio?: keyof typeof css.ratio | undefined;
  /** The width from which they stand beside each other; below, one below the other. */
  from?: keyof typeof css.from | undefined;
  /** How a column stands that is lower than its neighbours; without, it is as high. */
  align?: keyof typeof css.align | undefined;
}
export type ColumnsProps<Element extends ElementType = "div"> = DrawnAs<Element, Own>;

/** Parts of known number beside each other. `Grid` is for many of one kind. */
export function Columns<Element extends ElementType = "div">(props: ColumnsProps<Element>): ReactNode {
  const {
    as: Drawn = "div",
    gap,
    rowGap,
    ratio = "1:1",
    from = "always",
    align,
    className,
    ...native
  }: ColumnsProps<ElementType> = props;
  return (
    <Drawn
      {...native}
      className={classes(
        css.columns,
        css.ratio[ratio],
        css.from[from],
        gapClasses(gap, rowGap),
        align && css.align[align],
        className,
      )}
    />
  );
}
