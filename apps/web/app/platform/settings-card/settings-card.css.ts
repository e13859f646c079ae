import { style } from "@vanilla-extract/css";

/** A button on its own, no wider than its words. */
export const action = style({ justifySelf: "start" });
