import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";
import { forced } from "../../theme/forced.ts";

const { color, space, font } = vars;

export const rating = style({ display: "grid", gap: space[1], justifyItems: "start", minWidth: 0 });
export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space[3] });
export const stars = style({
  display: "flex",
  marginInlineStart: "-0.375rem",
  borderRadius: vars.radius.control,
  selectors: { "&[data-invalid]": { boxShadow: `inset 0 0 0 1px ${color.danger}` } },
  "@media": { [media.forcedColors]: { selectors: { "&[data-invalid]": forced.refused } } },
});

/** Filled up to the chosen one, and under the pointer up to the one under it. */
export const star = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  borderRadius: vars.radius.control,
  color: color.textFaint,
  cursor: "pointer",
  fontSize: "1.75rem",
  selectors: {
    "&:is([data-on], :hover, :has(~ label:hover))": { color: color.warning },
    "&:has(:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: "-2px" },
    "&:has(:disabled)": { color: color.textFaint, cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[data-on]": { color: "Highlight" }, "&:has(:disabled)": forced.resting },
    },
  },
});
globalStyle(`${star} > svg`, { width: "1.75rem", height: "1.75rem", pointerEvents: "none" });
globalStyle(
  `${star}:is([data-on], :has(~ label:hover), :hover):not(:has(:disabled)) > svg, ${star}[data-on] > svg`,
  { fill: color.accent, "@media": { [media.forcedColors]: { fill: "currentColor" } } },
);
globalStyle(`${stars}:hover > ${star}:hover ~ ${star} > svg`, { fill: "none" });

export const radio = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});
export const meaning = style({ fontWeight: font.weight.semibold, color: color.textSoft, minHeight: "1.5em" });

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("control", ["warning", "textFaint", "focus", "danger"], ["page", "surface", "raised"]),
  ...contrastPairs("text", ["textSoft"], ["page", "surface", "raised"]),
];
