import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const affix = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  color: vars.color.textFaint,
  whiteSpace: "nowrap",
  ":first-child": { marginInlineEnd: vars.space[2] },
  ":last-child": { marginInlineStart: vars.space[2] },
});

/** Named twice, so that it counts more than the frame's own style even where that one is loaded after it. */
export const flush = style({ selectors: { "&&": { paddingInlineEnd: "1px" } } });
