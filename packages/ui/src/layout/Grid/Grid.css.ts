import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/contract.css.ts";

export const grid = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** How many there can be beside each other. */
const counts = { 2: 2, 3: 3, 4: 4 } as const;
const from = (name: string, query: string) =>
  styleVariants(
    counts,
    (count) => ({ "@media": { [query]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } }),
    name,
  );

/** Narrow first: a wider window takes the last that applies. */
export const tablet = from("tablet", media.fromTablet);
export const laptop = from("laptop", media.fromLaptop);
export const wide = from("wide", media.fromWide);
