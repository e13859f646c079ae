import { style } from "@vanilla-extract/css";

/** A text as it was typed. */
export const bodyText = style({ maxWidth: "65ch", whiteSpace: "pre-line", overflowWrap: "anywhere" });
