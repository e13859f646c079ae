import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { color } = vars;

/** The cross at the edge of something raised that closes it. */
export const closeButton = style({
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  borderRadius: vars.radius.control,
  color: color.textFaint,
  selectors: { "&:hover:not(:disabled)": { background: color.sunken, color: color.text } },
});
