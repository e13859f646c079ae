import type { ElementType, ReactNode } from "react";
import { classes, type DrawnAs, gapClasses, type LayoutProps } from "../../internal/layout.ts";
import * as css from "./AutoGrid.css.ts";

interface Own extends LayoutProps {
  /** How wide each is at least: 8, 9.5 or 17 rem, and never wider than the place. */
  least: keyof typeof css.least;
  /** The same from a tablet on, where that is another width. */
  leastFromTablet?: keyof typeof css.leastFromTablet | undefined;
}
export type AutoGridProps<Element extends ElementType = "div"> = DrawnAs<Element, Own>;

/** Small things of one kind, as many beside each other as their text has room for: figures, choices. */
export function AutoGrid<Element extends ElementType = "div">(props: AutoGridProps<Element>): ReactNode {
  const {
    as: Drawn = "div",
    gap,
    rowGap,
    least,
    leastFromTablet,
    className,
    ...native
  }: AutoGridProps<ElementType> = props;
  return (
    <Drawn
      {...native}
      className={classes(
        css.grid,
        css.least[least],
        leastFromTablet && css.leastFromTablet[leastFromTablet],
        gapClasses(gap, rowGap),
        className,
      )}
    />
  );
}
