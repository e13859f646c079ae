import { globalStyle, style } from "@vanilla-extract/css";

/** On paper nothing else is printed. */
export const codes = style({ listStyle: "none" });
globalStyle(`body:has(${codes}) *`, { "@media": { print: { visibility: "hidden" } } });
globalStyle(`body ${codes}, body ${codes} *`, { "@media": { print: { visibility: "visible" } } });
