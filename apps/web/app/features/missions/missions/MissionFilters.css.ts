import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** One line where there is room: text, then what is chosen, then the button. */
export const filters = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space[3],
  alignItems: "center",
  "@media": {
    [media.fromTablet]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.fromWide]: { gridTemplateColumns: "minmax(12rem, 1fr) auto" },
  },
});

export const textBlock = style({ minWidth: 0 });

export const fold = style({ "@media": { [media.fromTablet]: { display: "none" } } });

export const choices = style({
  gridColumn: "1 / -1",
  display: "grid",
  gap: space[3],
  alignItems: "center",
  "@media": {
    [media.belowTablet]: { selectors: { "&:not([data-open])": { display: "none" } } },
    [media.fromTablet]: { gridTemplateColumns: "minmax(0, 12rem) minmax(0, 11rem) auto auto" },
    [media.fromWide]: { gridColumn: "auto" },
  },
});
