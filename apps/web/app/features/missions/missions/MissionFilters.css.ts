import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Text, what sends it, the button of what is folded, then what is chosen most: one line where there is room. */
export const textBlock = style({
  flex: "1 1 8rem",
  minWidth: 0,
  "@media": { [media.fromWide]: { flexBasis: "12rem" } },
});

/** A line of their own where they would be too narrow to be read beside the others. */
export const usual = style({
  flex: "1 1 100%",
  display: "grid",
  gap: space[3],
  alignItems: "center",
  "@media": {
    [media.belowTablet]: { selectors: { "&:not([data-open])": { display: "none" } } },
    [media.fromTablet]: { gridTemplateColumns: "minmax(0, 11rem) minmax(0, 12rem) minmax(0, 11rem)" },
    [media.fromWide]: { flex: "99 1 20rem", maxWidth: "35.5rem" },
  },
});

export const choices = style({ flexBasis: "100%", minWidth: 0 });
