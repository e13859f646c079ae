import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, radius, font } = vars;

export const hero = style({
  overflow: "clip",
  background: `linear-gradient(${color.page}, ${color.primarySoft})`,
});
export const heroText = style({
  paddingBlock: "clamp(2rem, 1rem + 4vw, 4rem)",
  maxWidth: "44rem",
  marginInline: "auto",
  textAlign: "center",
});
export const form = style({
  padding: space[3],
  borderRadius: radius.sheet,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
  textAlign: "start",
});
export const submit = style({ alignSelf: "end" });
export const subject = style({
  paddingInline: space[3],
  borderRadius: radius.pill,
  color: color.textSoft,
  fontWeight: font.weight.semibold,
  textDecoration: "none",
  ":hover": { color: color.primary, textDecoration: "underline", textUnderlineOffset: "0.25em" },
});
export const page = style({ paddingBlock: `${space[12]} ${space[16]}` });
export const group = style({ scrollMarginTop: space[16] });
export const groupTitle = style({
  "@media": {
    [media.fromLaptop]: {
      position: "sticky",
      insetBlockStart: `calc(var(--j-top-covered, 0px) + ${space[6]})`,
    },
  },
});
export const answers = style({ borderTop: `${vars.lineWidth} solid ${color.line}` });
export const answer = style({ borderBottom: `${vars.lineWidth} solid ${color.line}` });
export const questionLink = style({
  display: "flex",
  width: "100%",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  paddingBlock: space[3],
  color: color.text,
  textDecoration: "none",
});
export const question = style({
  maxWidth: "42rem",
  fontWeight: font.weight.semibold,
  selectors: {
    [`${questionLink}:hover &`]: { textDecoration: "underline", textUnderlineOffset: "0.25em" },
  },
});
export const chevron = style({ flexShrink: 0, color: color.textSoft });
export const contact = style({
  padding: "clamp(1.5rem, 1rem + 2.4vw, 2.5rem)",
  borderRadius: radius.sheet,
  background: color.sunken,
});
