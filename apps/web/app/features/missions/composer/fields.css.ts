import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color, font, radius } = vars;

export const review = style({ margin: 0 });

export const reviewPart = style({
  paddingBlockEnd: space[5],
  borderBlockEnd: `${vars.lineWidth} solid ${color.line}`,
  selectors: { "&:last-child": { borderBlockEnd: 0, paddingBlockEnd: 0 } },
});

export const reviewTitle = style({ fontSize: font.size.small, color: color.textFaint });

export const reviewText = style({
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  margin: 0,
});

/** Beside its part, and read after it. */
export const reviewEdit = style({ gridColumn: 2, gridRow: "1 / span 2", margin: 0 });

export const quiet = style({
  minHeight: vars.target,
  paddingInline: space[2],
  border: 0,
  borderRadius: radius.control,
  background: "none",
  color: color.primary,
  fontWeight: font.weight.semibold,
  cursor: "pointer",
  ":hover": { textDecoration: "underline" },
});

/** Who is asked first, apart from what is asked of the mission. */
export const asked = style({ padding: space[5], borderRadius: radius.box, background: color.sunken });

export const askedTitle = style({ outline: "none" });
