import { style } from "@vanilla-extract/css";

/** A button on its own, no wider than its text. */
export const action = style({ justifySelf: "start", maxWidth: "100%" });
