import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";
import { forced } from "../../theme/forced.ts";

const { color, space } = vars;

export const frame = style({ flexWrap: "wrap", columnGap: space[2], paddingBlock: space[1] });
/** Flows with the input, so that text goes on after the last tag. */
export const tags = style({ display: "contents", listStyle: "none" });
export const tag = style({
  display: "inline-flex",
  alignItems: "center",
  maxWidth: "100%",
  minHeight: "2.25rem",
  marginBlock: "0.125rem",
  paddingInline: space[3],
  borderRadius: vars.radius.pill,
  background: color.primarySoft,
  color: color.onPrimarySoft,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.snug,
  overflowWrap: "anywhere",
  selectors: {
    "&:has(button)": { paddingInlineEnd: 0 },
    "[data-disabled] &": { background: color.surface, color: color.textFaint },
  },
  "@media": { [media.forcedColors]: { selectors: { "[data-disabled] &": forced.resting } } },
});
export const remove = style({
  position: "relative",
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "2.25rem",
  height: "2.25rem",
  borderRadius: vars.radius.pill,
  "::after": { content: "", position: "absolute", inset: "-4px" },
  ":hover": { background: "color-mix(in oklab, currentColor 12%, transparent)" },
});
export const input = style({ flex: "1 1 8rem", width: "auto", minHeight: "2.5rem" });
export const count = style({ justifySelf: "end", fontVariantNumeric: "tabular-nums" });

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["onPrimarySoft"], ["primarySoft"]),
  ...contrastPairs("text", ["textFaint"], ["surface"]),
];
