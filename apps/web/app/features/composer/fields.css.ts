import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color, font, radius } = vars;

export const fields = style({ display: "grid", gap: space[6] });

export const pair = style({
  display: "grid",
  gap: space[6],
  "@media": { [media.fromTablet]: { gridTemplateColumns: "1fr 1fr", gap: space[4], alignItems: "start" } },
});

export const review = style({ display: "grid", gap: space[5], margin: 0 });

export const reviewPart = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: space[3],
  paddingBlockEnd: space[5],
  borderBlockEnd: `${vars.lineWidth} solid ${color.line}`,
  selectors: { "&:last-child": { borderBlockEnd: 0, paddingBlockEnd: 0 } },
});

export const reviewTitle = style({ fontSize: font.size.small, color: color.textFaint });

export const reviewText = style({
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  marginBlockStart: space[1],
});

export const quiet = style({
  alignSelf: "start",
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
