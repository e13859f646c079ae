import { media, vars } from "@jobami/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { space } = vars;

/** At the end of the page and at the foot of the window: everything can be scrolled above it. */
export const dock = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.layer.menu,
  display: "flex",
  flexDirection: "column-reverse",
  gap: space[3],
  padding: `${space[3]} ${space[3]} max(${space[3]}, env(safe-area-inset-bottom))`,
  pointerEvents: "none",
  selectors: { "&:empty": { display: "none" } },
  "@media": {
    [media.fromLaptop]: {
      flexDirection: "row",
      alignItems: "flex-end",
      justifyContent: "space-between",
      padding: space[5],
    },
    print: { display: "none" },
  },
});
const place = style({
  pointerEvents: "auto",
  "@media": { [media.fromLaptop]: { width: "min(48%, 27rem)" } },
});
/** The question stays before what slides past it. */
export const start = style([place, { position: "relative", zIndex: 1 }]);
export const end = style([place, { marginInlineStart: "auto" }]);
/** Clear of the bar at the foot of the dashboard. */
export const aboveBar = style([end, { marginBlockEnd: "4.75rem" }]);

/** What has the focus is never under the dock (WCAG 2.4.11). */
globalStyle(`html:has(${dock}:not(:empty))`, { scrollPaddingBlockEnd: "20rem" });
