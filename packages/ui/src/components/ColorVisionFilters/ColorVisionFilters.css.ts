import { style } from "@vanilla-extract/css";

/** Out of the page, but drawn: a filter inside `display: none` is none in some browsers. */
export const box = style({ position: "absolute", width: 0, height: 0 });
