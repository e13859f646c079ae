import { media } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const below = style({ display: "flex", flexDirection: "column" });

export const frame = style([below, { minHeight: "100dvh" }]);
/** The page, and on wide windows what an area has beside its pages. */
export const row = style({ display: "flex", flexGrow: 1 });
/** A page, and on wide windows the bar below it. */
export const column = style([below, { flex: "1 1 0", minWidth: 0 }]);
export const main = style([
  below,
  {
    flexGrow: 1,
    outline: "none",
    selectors: {
      "&[data-place=page]": { paddingTop: "var(--j-nav-height)" },
    },
  },
]);
/** Public pages end somewhere on very wide screens [APP-01]. */
export const publicPage = style([
  below,
  { flexGrow: 1, width: "100%", maxWidth: "120rem", marginInline: "auto" },
]);
/** Keeps the end of a page clear of the bar over it [BOT-07]. */
export const barSpace = style({
  height: "5.5rem",
  "@media": { [`${media.short}, ${media.fromWide}`]: { display: "none" } },
});
