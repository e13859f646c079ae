import { style } from "@vanilla-extract/css";

export const bodyText = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
