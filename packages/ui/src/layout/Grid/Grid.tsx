import type { ElementType, ReactNode } from "react";
import { classes, type DrawnAs, gapClasses, type LayoutProps } from "../../internal/layout.ts";
import * as css from "./Grid.css.ts";

type Count = keyof typeof css.wide;

interface Own extends LayoutProps {
  /** How many stand beside each other from which width on; one below the first. */
  columns: { tablet?: Count; laptop?: Count; wide?: Count };
}
export type GridProps<Element extends ElementType = "div"> = DrawnAs<Element, Own>;

/** Many of one kind, all of one width: cards, groups of links. */
export function Grid<Element extends ElementType = "div">(props: GridProps<Element>): ReactNode {
  const { as: Drawn = "div", gap, rowGap, columns, className, ...native }: GridProps<ElementType> = props;
  const { tablet, laptop, wide } = columns;
  return (
    <Drawn
      {...native}
      className={classes(
        css.grid,
        tablet && css.tablet[tablet],
        laptop && css.laptop[laptop],
        wide && css.wide[wide],
        gapClasses(gap, rowGap),
        className,
      )}
    />
  );
}
