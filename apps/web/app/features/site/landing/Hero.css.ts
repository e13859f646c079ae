import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

export const hero = style({
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  paddingTop: "clamp(7rem, 6rem + 3vw, 9rem)",
  background: `linear-gradient(${color.page}, color-mix(in oklab, ${color.primarySoft} 80%, ${color.page}))`,
});
export const headline = style({
  selectors: { "&&": { lineHeight: 1.14, fontSize: `min(${font.size.display}, 13vw)` } },
  "@media": { [media.fromWide]: { selectors: { "&&": { fontSize: "clamp(4rem, 6.2vw, 5.25rem)" } } } },
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
  maxWidth: "34rem",
  fontSize: "clamp(1.125rem, 1rem + 0.5vw, 1.3125rem)",
  color: color.textSoft,
  textWrap: "pretty",
});
export const fullWidth = style({ width: "100%" });
export const reassurance = style({ color: color.textSoft, fontSize: font.size.small });
export const check = style({ color: color.success });

export const scene = style({
  display: "grid",
  gap: space[3],
  width: "min(100%, 26rem)",
  marginInline: "auto",
  "@media": { [media.fromWide]: { marginInline: "auto 0", gap: space[5] } },
});
const floating = style({
  borderRadius: radius.card,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.raised,
  boxShadow: vars.elevation.high,
});
export const mission = style([floating, { padding: space[5] }]);
const pill = style({
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.pill,
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
});
export const category = style([pill, { background: color.sunken, color: color.textSoft }]);
export const urgent = style([pill, { background: color.accentSoft, color: color.onAccentSoft }]);
export const quiet = style({ color: color.textFaint, fontSize: font.size.small });
export const price = style({
  fontFamily: font.heading,
  fontWeight: font.weight.bold,
  fontSize: font.size.h2,
});
export const offer = style([
  floating,
  {
    padding: space[4],
    marginRight: space[8],
    "@media": { [media.fromWide]: { marginLeft: `calc(-1 * ${space[16]})`, marginRight: space[12] } },
  },
]);
export const avatar = style({
  flex: "none",
  width: space[10],
  height: space[10],
  borderRadius: "50%",
  background: color.avatar,
  color: color.onAvatar,
  fontFamily: font.heading,
  fontWeight: font.weight.bold,
});
export const street = style({ marginTop: "clamp(2.5rem, 1rem + 4vw, 4rem)" });
