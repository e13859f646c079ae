import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/**
 * What stands at the foot of the window, above the bar of the dashboard; in the page where it would leave too little of it. It is as large as
 * the window, so that what joins moves nothing.
 */
export const dock = style({
  position: "fixed",
  inset: "0 0 var(--j-bottom-bar, 0px)",
  zIndex: vars.layer.menu,
  display: "flex",
  flexDirection: "column-reverse",
  gap: space[3],
  padding: `${space[3]} ${space[3]} max(${space[3]}, env(safe-area-inset-bottom))`,
  pointerEvents: "none",
  selectors: {
    "&:empty": { display: "none" },
    "&[data-in-page]": { position: "static", marginBlockEnd: "var(--j-bottom-bar, 0px)" },
  },
  "@media": {
    [media.fromLaptop]: {
      flexDirection: "row",
      alignItems: "flex-end",
      justifyContent: "space-between",
      padding: space[5],
    },
    [media.short]: { position: "static" },
    "(scripting: none)": { position: "sticky", insetBlockStart: "auto" },
    print: { display: "none" },
  },
});
/** Where the page ends, everything can be scrolled above what stands over its foot. */
export const room = style({
  height: "calc(var(--j-foot-bars, 0px) - var(--j-bottom-bar, 0px))",
  flex: "none",
  "@media": { print: { display: "none" } },
});
const place = style({
  pointerEvents: "auto",
  "@media": { [media.fromLaptop]: { width: "min(48%, 27rem)" } },
});
/** The question stays before what slides past it. */
export const start = style([place, { position: "relative", zIndex: 1 }]);
export const end = style([place, { marginInlineStart: "auto" }]);
