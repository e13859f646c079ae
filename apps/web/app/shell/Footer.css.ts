import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

export const footer = style({ marginTop: "auto", background: color.sunken });
export const banner = style({
  paddingTop: "clamp(4rem, 3rem + 5vw, 7rem)",
  background: `linear-gradient(180deg, ${color.page}, color-mix(in oklab, ${color.primarySoft} 80%, ${color.page}))`,
  textAlign: "center",
  overflow: "clip",
});
export const bannerWords = style({ display: "grid", gap: space[5], justifyItems: "center" });
export const street = style({ marginTop: space[12] });
export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[12],
  paddingBlock: `${space[16]} ${space[8]}`,
});
export const shortBody = style({ paddingBlock: space[6] });
export const calls = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  "@media": { [media.fromTablet]: { gridTemplateColumns: "1fr 1fr" } },
});
export const call = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: space[4],
  padding: space[6],
  borderRadius: radius.card,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
  textDecoration: "none",
  ":hover": { borderColor: color.primary },
});
export const callArrow = style({ color: color.primary });
export const groups = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[8]} ${space[6]}`,
  marginTop: space[6],
  "@media": {
    [media.fromTablet]: { gridTemplateColumns: "repeat(2, 1fr)" },
    [media.fromWide]: { gridTemplateColumns: "repeat(4, 1fr)" },
  },
});
export const groupTitle = style({ fontSize: font.size.body, marginBottom: space[2], lineHeight: 1.3 });
export const groupItem = style({ color: color.textSoft, fontSize: font.size.small, lineHeight: 1.8 });
export const newsletter = style({ maxWidth: "32rem", minHeight: "9rem" });
export const base = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  selectors: {
    [`${body} > &`]: { paddingTop: space[8], borderTop: `${vars.lineWidth} solid ${color.line}` },
  },
  "@media": { [media.fromLaptop]: { gridTemplateColumns: "1.4fr 1fr 1fr" } },
});
export const list = style({ display: "grid", justifyItems: "start" });
export const listTitle = style({ fontSize: font.size.body, marginBottom: space[1] });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  color: color.textSoft,
  textDecoration: "none",
  ":hover": { color: color.primary, textDecoration: "underline", textUnderlineOffset: "0.25em" },
});
export const about = style({ display: "grid", gap: space[3], alignContent: "start", maxWidth: "22rem" });
export const legal = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[6],
  paddingTop: space[4],
  borderTop: `${vars.lineWidth} solid ${color.line}`,
  selectors: { [`${shortBody} > &`]: { marginTop: space[6] } },
  fontSize: font.size.small,
});
