import { controlFrame } from "@jobami/ui/styles";
import { forced, media, vars } from "@jobami/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

export const section = style({
  paddingBlock: "clamp(1.25rem, 0.875rem + 1.5vw, 2rem)",
  scrollMarginTop: "25px",
});
export const withinHelp = style({ paddingBlock: space[8], scrollMarginTop: "25px" });
export const headText = style({ maxWidth: "40rem" });
export const picture = style({
  display: "none",
  position: "relative",
  overflow: "clip",
  height: "9rem",
  borderRadius: radius.sheet,
  background: `linear-gradient(${color.surface}, ${color.primarySoft})`,
  border: `${vars.lineWidth} solid ${color.line}`,
  "@media": { [media.fromLaptop]: { display: "grid", alignItems: "end" } },
});
export const badge = style({
  position: "absolute",
  insetBlockStart: space[4],
  insetInlineStart: space[4],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.pill,
  background: color.raised,
  boxShadow: vars.elevation.low,
  fontWeight: font.weight.semibold,
});
export const search = style({
  position: "sticky",
  insetBlockStart: `calc(var(--j-top-covered, 0px) + ${space[3]})`,
  zIndex: vars.layer.sticky,
  marginBlockStart: space[4],
});
/** What has the focus is scrolled clear of the search over it. */
globalStyle(`${search} ~ :is(a, button), ${search} ~ * :is(a, button, summary)`, {
  scrollMarginBlockStart: `calc(${vars.target} + ${space[8]})`,
});
export const field = style([
  controlFrame,
  { paddingInlineStart: "2.75rem", appearance: "none", outlineOffset: "2px" },
]);
export const glass = style({
  position: "absolute",
  insetInlineStart: "0.875rem",
  insetBlockStart: "50%",
  transform: "translateY(-50%)",
  color: color.textFaint,
  pointerEvents: "none",
});
/** In one line on a phone, which scrolls sideways. */
export const categories = style({
  minWidth: 0,
  marginBlockStart: space[3],
  "@media": { [media.belowTablet]: { overflowX: "auto", selectors: { "&&": { flexWrap: "nowrap" } } } },
});
export const category = style({
  flex: "none",
  minHeight: vars.target,
  paddingInline: space[4],
  borderRadius: radius.pill,
  border: `${vars.lineWidth} solid ${color.lineStrong}`,
  background: color.surface,
  fontWeight: font.weight.semibold,
  ":hover": { borderColor: color.textFaint },
  selectors: {
    "&[aria-pressed=true]": {
      background: color.primary,
      borderColor: color.primary,
      color: color.onPrimary,
    },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[aria-pressed=true]": forced.chosen } },
  },
});
export const count = style({ marginBlock: space[3], color: color.textSoft });
export const accordion = style({ scrollMarginTop: "5rem" });
export const none = style({ padding: `${space[12]} ${space[5]}`, textAlign: "center" });
export const pages = style({ marginBlockStart: space[4] });
