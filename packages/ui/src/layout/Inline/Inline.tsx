import type { ElementType, ReactNode } from "react";
import { classes, type DrawnAs, gapClasses, type LayoutProps } from "../../internal/layout.ts";
import * as css from "./Inline.css.ts";

interface Own extends LayoutProps {
  /** How what is lower than its line stands in it; without, it is as high as the line. */
  align?: keyof typeof css.align | undefined;
  /** Where a line’s things stand when there is room to spare; without, at the start. */
  justify?: keyof typeof css.justify | undefined;
  /** Does not go on in a second line; what it holds shrinks. */
  isOneLine?: boolean | undefined;
  /** The width below which they are one below the other, each as wide as the place: buttons on a phone. */
  stackedBelow?: keyof typeof css.stackedBelow | undefined;
}
export type InlineProps<Element extends ElementType = "div"> = DrawnAs<Element, Own>;

/** Things beside each other, each as wide as it needs; what finds no room goes on in the next line. */
export function Inline<Element extends ElementType = "div">(props: InlineProps<Element>): ReactNode {
  const {
    as: Drawn = "div",
    gap,
    rowGap,
    align,
    justify,
    isOneLine = false,
    stackedBelow,
    className,
    ...native
  }: InlineProps<ElementType> = props;
  return (
    <Drawn
      {...native}
      className={classes(
        isOneLine ? css.oneLine : css.inline,
        gapClasses(gap, rowGap),
        align && css.align[align],
        justify && css.justify[justify],
        stackedBelow && css.stackedBelow[stackedBelow],
        className,
      )}
    />
  );
}
