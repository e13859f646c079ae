import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

export const page = style({ paddingBlock: `clamp(2rem, 1rem + 4vw, 4rem) ${space[16]}` });
export const head = style({ maxWidth: "40rem" });
export const picture = style({
  position: "relative",
  overflow: "clip",
  minHeight: "12rem",
  borderRadius: radius.sheet,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: `linear-gradient(${color.surface}, ${color.primarySoft})`,
  "@media": { [media.fromLaptop]: { minHeight: "18rem" } },
});
export const street = style({ position: "absolute", insetInline: 0, insetBlockEnd: 0 });
export const title = style({
  color: color.text,
  textDecoration: "none",
  ":hover": { color: color.primary, textDecoration: "underline", textUnderlineOffset: "0.2em" },
});
export const rows = style({ borderTop: `${vars.lineWidth} solid ${color.line}` });
export const row = style({
  paddingBlock: space[6],
  borderBottom: `${vars.lineWidth} solid ${color.line}`,
});
export const meta = style({ fontSize: font.size.small, color: color.textFaint });
export const band = style({
  overflow: "clip",
  background: `linear-gradient(${color.page}, ${color.primarySoft})`,
});
export const articleHead = style({ paddingBlock: `${space[6]} ${space[8]}`, maxWidth: "48rem" });
export const body = style({ paddingBlock: `${space[10]} ${space[12]}` });
export const measure = style({ maxWidth: "42rem" });
export const contents = style({
  "@media": {
    [media.fromLaptop]: {
      position: "sticky",
      insetBlockStart: `calc(var(--j-top-covered, 0px) + ${space[6]})`,
    },
    print: { display: "none" },
  },
});
export const call = style({
  padding: "clamp(1.5rem, 1rem + 2.4vw, 2.5rem)",
  borderRadius: radius.sheet,
  background: color.primarySoft,
  color: color.onPrimarySoft,
});
