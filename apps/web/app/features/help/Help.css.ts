import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, radius, font } = vars;

export const hero = style({
  overflow: "clip",
  background: `linear-gradient(180deg, ${color.page}, ${color.primarySoft})`,
});
export const heroWords = style({
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
export const answer = style({
  paddingBlock: space[1],
  borderBottom: `${vars.lineWidth} solid ${color.line}`,
});
export const answerBody = style({ maxWidth: "42rem", paddingBlockEnd: space[3] });
export const question = style({ fontWeight: font.weight.semibold });
export const otherLink = style({ color: color.text, ":hover": { textDecoration: "underline" } });
export const contact = style({
  padding: "clamp(1.5rem, 1rem + 2.4vw, 2.5rem)",
  borderRadius: radius.sheet,
  background: color.sunken,
});
