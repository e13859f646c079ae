import { scrollingRow } from "@jobami/ui/styles";
import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

export const footer = style({ marginTop: "auto", background: color.sunken });
export const banner = style({ paddingBlock: space[6], background: color.primarySoft });
export const body = style({ paddingBlock: `${space[8]} ${space[6]}` });
export const shortBody = style({ paddingBlock: space[6] });
export const call = style({
  padding: space[4],
  borderRadius: radius.card,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
  color: color.text,
  textDecoration: "none",
  ":hover": { borderColor: color.primary },
});
export const groups = style([scrollingRow, { gridAutoColumns: "min(19rem, 86%)" }]);
const serviceLink = style({
  fontSize: font.size.small,
  textDecoration: "none",
  ":hover": { color: color.primary, textDecoration: "underline", textUnderlineOffset: "0.25em" },
});
export const service = style([serviceLink, { color: color.text, fontWeight: font.weight.semibold }]);
export const part = style([serviceLink, { color: color.textSoft }]);
export const newsletter = style({ minHeight: "9rem" });
export const base = style({
  selectors: {
    [`${body} > &`]: { paddingTop: space[8], borderTop: `${vars.lineWidth} solid ${color.line}` },
  },
});
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
export const legal = style({
  paddingTop: space[4],
  borderTop: `${vars.lineWidth} solid ${color.line}`,
  selectors: { [`${shortBody} > &`]: { marginTop: space[6] } },
  fontSize: font.size.small,
});
