import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** One line where there is room: text, what sends it, the button of what is folded, then what is chosen most. */
export const filters = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  gap: space[3],
  alignItems: "center",
  "@media": {
    // Text that is so large that they do not fit beside each other leaves the field a line.
    [media.belowTablet]: { display: "flex", flexWrap: "wrap" },
    [media.fromWide]: { gridTemplateColumns: "minmax(12rem, 1fr) auto auto auto" },
  },
});

export const textBlock = style({ flex: "1 1 8rem", minWidth: 0 });

export const usual = style({
  gridColumn: "1 / -1",
  display: "grid",
  gap: space[3],
  alignItems: "center",
  "@media": {
    [media.belowTablet]: { flexBasis: "100%", selectors: { "&:not([data-open])": { display: "none" } } },
    [media.fromTablet]: { gridTemplateColumns: "minmax(0, 11rem) minmax(0, 12rem) minmax(0, 11rem)" },
    [media.fromWide]: { gridColumn: "auto" },
  },
});

export const choices = style({ flexBasis: "100%", minWidth: 0, gridColumn: "1 / -1" });
