import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, radius } = vars;

/** What one has stands by itself, so that what it is good for is one line and not four. */
export const balance = style({ gridColumn: "1 / -1" });

/** Figures of a row stand on one line, however many lines their labels take. */
export const figures = style({ alignItems: "end" });

/** The room of the search until it has come, so that nothing below it moves. */
export const search = style({
  minHeight: "8rem",
  "@media": { [media.fromLaptop]: { minHeight: "6.75rem" } },
});

/** The numbers of the first steps. */
export const number = style({
  display: "grid",
  placeItems: "center",
  width: "2rem",
  height: "2rem",
  borderRadius: radius.pill,
  background: color.primarySoft,
  color: color.onPrimarySoft,
  fontWeight: font.weight.bold,
});
