import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** A link or button of text that stands by itself: as high as a target, its icon before it. */
export const targetLine = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minHeight: vars.target,
});
