import { style } from "@vanilla-extract/css";

/** A heading that the focus comes to. */
export const outlineless = style({ outline: "none" });
