import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

/** Stays under the bar while the page moves; on the landing page, whose bar moves along, over the picture. */
export const connection = style({
  position: "sticky",
  top: "var(--j-nav-height)",
  zIndex: vars.layer.bar,
  selectors: {
    "[data-place=landing] > &": { position: "absolute", insetInline: 0 },
  },
});
