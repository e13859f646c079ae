import { media, vars } from "@jobami/ui/theme";
import { type StyleRule, style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

export const footer = style({ marginTop: "auto", background: color.sunken });
export const banner = style({
  paddingTop: "clamp(4rem, 3rem + 5vw, 7rem)",
  background: `linear-gradient(${color.page}, color-mix(in oklab, ${color.primarySoft} 80%, ${color.page}))`,
  textAlign: "center",
  overflow: "clip",
});
export const street = style({ marginTop: space[12] });
export const body = style({ paddingBlock: `${space[16]} ${space[8]}` });
export const shortBody = style({ paddingBlock: space[6] });
export const call = style({
  padding: space[6],
  borderRadius: radius.card,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
  textDecoration: "none",
  ":hover": { borderColor: color.primary },
});
export const callArrow = style({ color: color.primary });
export const groups = style({
  marginTop: space[6],
  "@media": { [media.belowTablet]: { selectors: { "&&": { rowGap: 0 } } } },
});
/** Where there is room for what is folded; a browser that cannot open it by style keeps it folded. */
const opened = (styles: StyleRule): StyleRule => ({
  "@supports": { "selector(::details-content)": { "@media": { [media.fromTablet]: styles } } },
});
export const groupName = style({ fontSize: font.size.body, lineHeight: 1.3 });
export const openTitle = style([
  groupName,
  { display: "none", marginBottom: space[2] },
  opened({ display: "block" }),
]);
export const fold = style(
  opened({ selectors: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } } }),
);
export const foldTitle = style([
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: vars.target,
    cursor: "pointer",
    selectors: { "&::-webkit-details-marker": { display: "none" } },
  },
  opened({ display: "none" }),
]);
export const chevron = style({ selectors: { "[open] > summary > &": { rotate: "0.5turn" } } });
const serviceLink = style({
  fontSize: font.size.small,
  textDecoration: "none",
  ":hover": { color: color.primary, textDecoration: "underline", textUnderlineOffset: "0.25em" },
});
export const service = style([serviceLink, { color: color.text, fontWeight: font.weight.semibold }]);
export const part = style([serviceLink, { color: color.textSoft }]);
export const newsletter = style({ maxWidth: "32rem", minHeight: "9rem" });
export const base = style({
  selectors: {
    [`${body} > &`]: { paddingTop: space[8], borderTop: `${vars.lineWidth} solid ${color.line}` },
  },
});
export const listTitle = style({ fontSize: font.size.body, marginBottom: space[1] });
export const link = style({
  color: color.textSoft,
  textDecoration: "none",
  ":hover": { color: color.primary, textDecoration: "underline", textUnderlineOffset: "0.25em" },
});
export const quickLinks = style({
  width: "100%",
  "@media": {
    [media.fromPhone]: { selectors: { "&&": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } },
  },
});
export const about = style({ maxWidth: "22rem" });
export const legal = style({
  paddingTop: space[4],
  borderTop: `${vars.lineWidth} solid ${color.line}`,
  selectors: { [`${shortBody} > &`]: { marginTop: space[6] } },
  fontSize: font.size.small,
});
