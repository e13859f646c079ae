import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

/** Under the bar, over the page: whoever missed something is anywhere on it. */
export const missedPart = style({
  position: "fixed",
  top: "var(--j-nav-height)",
  insetInline: 0,
  zIndex: vars.layer.bar,
});
