import { controlFrame } from "@jobami/ui/styles";
import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

export const section = style({
  paddingBlock: "clamp(3.5rem, 2.5rem + 4.5vw, 6rem)",
  scrollMarginTop: "25px",
});
export const withinHelp = style({ paddingBlock: space[8], scrollMarginTop: "25px" });
export const reach = style({ display: "grid", gap: space[2] });
export const ways = style({ display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[6]}` });
export const way = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: vars.target,
});
export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  alignItems: "end",
  "@media": { [media.fromLaptop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 20rem)" } },
});
export const headWords = style({ display: "grid", gap: space[3], maxWidth: "40rem" });
export const picture = style({
  display: "none",
  position: "relative",
  overflow: "clip",
  height: "13rem",
  borderRadius: radius.sheet,
  background: `linear-gradient(180deg, ${color.surface}, ${color.primarySoft})`,
  border: `${vars.lineWidth} solid ${color.line}`,
  "@media": { [media.fromLaptop]: { display: "grid", alignItems: "end" } },
});
export const badge = style({
  position: "absolute",
  insetBlockStart: space[4],
  insetInlineStart: space[4],
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.pill,
  background: color.raised,
  boxShadow: vars.elevation.low,
  fontWeight: font.weight.semibold,
});
export const search = style({
  position: "sticky",
  insetBlockStart: space[3],
  zIndex: vars.layer.sticky,
  marginBlockStart: space[6],
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
export const categories = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginBlockStart: space[4],
});
export const category = style({
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
    [media.forcedColors]: { selectors: { "&[aria-pressed=true]": { outline: "2px solid Highlight" } } },
  },
});
export const count = style({ marginBlock: `${space[5]} ${space[3]}`, color: color.textSoft });
export const accordion = style({ scrollMarginTop: "5rem" });
export const none = style({
  display: "grid",
  gap: space[2],
  justifyItems: "center",
  padding: `${space[12]} ${space[5]}`,
  textAlign: "center",
});
export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: `${space[2]} ${space[4]}`,
  marginBlockStart: space[6],
});
