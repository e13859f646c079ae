import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";
import { cardLook, sectionLook } from "./section-look.ts";

const { color, space, font, radius } = vars;

export const section = style(sectionLook);
export const sunken = style({ background: color.sunken });
/** A part of a section that an address names. */
export const anchor = style({ scrollMarginTop: sectionLook.scrollMarginTop });

export const icon = style({ flex: "none", color: color.primary });

export const thread = style([cardLook]);
export const threadHead = style({
  paddingBottom: space[3],
  borderBottom: `${vars.lineWidth} solid ${color.line}`,
});
export const turn = style({
  width: "min(100%, 22rem)",
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.card,
  background: color.sunken,
  borderBottomLeftRadius: radius.small,
  selectors: {
    "&[data-side=own]": {
      justifySelf: "end",
      background: color.primarySoft,
      color: color.onPrimarySoft,
      borderBottomLeftRadius: radius.card,
      borderBottomRightRadius: radius.small,
    },
  },
});
export const turnPrice = style({
  fontFamily: font.heading,
  fontWeight: font.weight.bold,
  fontSize: font.size.h3,
  whiteSpace: "nowrap",
});
export const deal = style({
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.control,
  background: color.primary,
  color: color.onPrimary,
  fontWeight: font.weight.semibold,
});

export const steps = style({ counterReset: "step" });
export const step = style({
  counterIncrement: "step",
  "::before": {
    content: "counter(step)",
    flex: "none",
    width: space[8],
    fontFamily: font.heading,
    fontWeight: font.weight.heavy,
    fontSize: font.size.h1,
    lineHeight: 1,
    color: color.primary,
  },
});
