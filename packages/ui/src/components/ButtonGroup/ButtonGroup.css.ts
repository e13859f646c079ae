import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const group = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  selectors: { "&[data-vertical]": { flexDirection: "column", alignItems: "stretch" } },
});

const attached = style({
  display: "inline-flex",
  flexWrap: "wrap",
  maxWidth: "100%",
  isolation: "isolate",
});
export const look = styleVariants({ spaced: { gap: vars.space[3] }, attached: [attached] });

globalStyle(`${attached} > *`, { borderRadius: 0, marginInlineStart: `calc(-1 * ${vars.lineWidth})` });
globalStyle(`${attached} > :is([aria-pressed=true], :hover)`, { zIndex: 1 });
globalStyle(`${attached} > :focus-visible`, { zIndex: 2 });
globalStyle(`${attached}:not([data-vertical]) > :first-child`, {
  marginInlineStart: 0,
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
});
globalStyle(`${attached}:not([data-vertical]) > :last-child`, {
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
});
globalStyle(`${attached}[data-vertical] > *`, {
  marginInlineStart: 0,
  marginBlockStart: `calc(-1 * ${vars.lineWidth})`,
});
globalStyle(`${attached}[data-vertical] > :first-child`, {
  marginBlockStart: 0,
  borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
});
globalStyle(`${attached}[data-vertical] > :last-child`, {
  borderRadius: `0 0 ${vars.radius.control} ${vars.radius.control}`,
});
