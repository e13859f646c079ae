import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** A box that shows how far something reaches in a layout. */
export const sampleBox = style({
  padding: vars.space[3],
  borderRadius: vars.radius.small,
  background: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
});
