import { style } from "@vanilla-extract/css";

export const said = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
