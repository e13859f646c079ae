import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color, font } = vars;

export const screen = style({ display: "grid", gap: space[5], paddingBlock: space[8] });

export const filters = style({
  display: "grid",
  gap: space[4],
  alignItems: "end",
  "@media": { [media.fromLaptop]: { gridTemplateColumns: "2fr 1.5fr auto auto" } },
});

/** One row on a phone; two cells of the row on a laptop. */
export const filtersEnd = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  "@media": { [media.fromLaptop]: { display: "contents" } },
});

export const count = style({ minHeight: "1.5em", fontSize: font.size.small, color: color.textFaint });

export const detail = style({
  display: "grid",
  gap: space[8],
  paddingBlock: space[8],
  "@media": {
    [media.fromWide]: {
      gridTemplateColumns: "minmax(0, 1.4fr) minmax(22rem, 1fr)",
      gridTemplateRows: "auto 1fr",
      alignItems: "start",
    },
  },
});

export const column = style({ display: "grid", gap: space[6], minWidth: 0 });

/** Beside the mission and its end on a wide screen, between the two on a phone. */
export const aside = style([
  column,
  { "@media": { [media.fromWide]: { gridColumn: 2, gridRow: "1 / span 2" } } },
]);

export const description = style({
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  fontSize: font.size.lead,
});

export const facts = style({ display: "grid", gap: space[3], margin: 0 });

export const fact = style({ display: "flex", gap: space[3], alignItems: "center", color: color.textSoft });
