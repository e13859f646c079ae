import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/contract.css.ts";

export const grid = style({ display: "grid" });

/** The widths that there are: in rem, so that large text has fewer beside each other. */
const widths = { narrow: "8rem", medium: "9.5rem", wide: "17rem" } as const;
const asManyAs = (least: string) => `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`;

export const least = styleVariants(widths, (width) => ({ gridTemplateColumns: asManyAs(width) }));
export const leastFromTablet = styleVariants(widths, (width) => ({
  "@media": { [media.fromTablet]: { gridTemplateColumns: asManyAs(width) } },
}));
