import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font } = vars;

export const hero = style({
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  paddingTop: "clamp(5rem, 4.5rem + 1.5vw, 6rem)",
  background: `linear-gradient(${color.page}, color-mix(in oklab, ${color.primarySoft} 80%, ${color.page}))`,
});
export const headline = style({
  selectors: { "&&": { lineHeight: 1.14, fontSize: `min(${font.size.display}, 13vw)` } },
});
/** One line where there is room; people who space letters out may need two. */
export const underlined = style({
  position: "relative",
  display: "inline-block",
  maxWidth: "100%",
  zIndex: 0,
});
export const swash = style({
  position: "absolute",
  zIndex: -1,
  left: "-2%",
  bottom: "-0.06em",
  width: "104%",
  height: "0.24em",
  overflow: "visible",
});
export const swashStroke = style({
  fill: "none",
  stroke: color.accent,
  strokeWidth: 8,
  strokeLinecap: "round",
});
export const lead = style({
  maxWidth: "46rem",
  fontSize: "clamp(1.125rem, 1rem + 0.5vw, 1.3125rem)",
  color: color.textSoft,
  textWrap: "pretty",
});
export const fullWidth = style({ width: "100%" });
export const reassurance = style({ color: color.textSoft, fontSize: font.size.small });
export const check = style({ color: color.success });

export const street = style({ marginTop: "clamp(1rem, 0.5rem + 2vw, 2rem)" });
