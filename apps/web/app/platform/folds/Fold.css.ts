import { globalStyle, style } from "@vanilla-extract/css";

export const part = style({
  outline: "none",
  minWidth: 0,
  scrollMarginBlockStart: "var(--j-nav-height, 0px)",
});

globalStyle(`${part} > details:not([open])::details-content`, {
  "@media": { print: { contentVisibility: "visible", blockSize: "auto" } },
});
