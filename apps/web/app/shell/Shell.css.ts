import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

export const frame = style({ display: "flex", flexDirection: "column", minHeight: "100dvh" });
export const main = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  outline: "none",
  selectors: {
    "&[data-place=page]": { paddingTop: "var(--j-nav-height)" },
  },
});
/** Stays under the bar while the page moves; on the landing page, whose bar moves along, over the picture. */
export const connection = style({
  position: "sticky",
  top: "var(--j-nav-height)",
  zIndex: vars.layer.bar,
  selectors: {
    "[data-place=landing] > &": { position: "absolute", insetInline: 0 },
  },
});
/** Public pages end somewhere on very wide screens [APP-01]. */
export const publicPage = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  width: "100%",
  maxWidth: "120rem",
  marginInline: "auto",
});
export const centre = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: vars.space[4],
  flexGrow: 1,
  paddingBlock: vars.space[16],
  paddingInline: vars.space[5],
  textAlign: "center",
});
/** Keeps the end of a page clear of the bar over it [BOT-07]. */
export const barSpace = style({ height: "5.5rem", flex: "none" });
