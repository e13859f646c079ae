import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";

const { color, space, font } = vars;
const wide = media.fromLaptop;
/** The room that five steps need beside each other, in rem: large text counts, and what stands beside the form. */
const roomy = "(min-width: 33rem)";

export const stepper = style({ containerType: "inline-size" });

/** Only phones see it: where one is, as text. */
export const summary = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[3],
  fontSize: font.size.small,
  color: color.textFaint,
  "@media": { [wide]: { "@container": { [roomy]: { display: "none" } } } },
});
export const summaryLabel = style({
  fontWeight: font.weight.bold,
  color: color.text,
  fontSize: font.size.body,
});

export const list = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space[1],
  "@media": { [wide]: { "@container": { [roomy]: { display: "flex", gap: space[1] } } } },
});
export const item = style({
  minWidth: 0,
  "@media": {
    [wide]: {
      "@container": {
        [roomy]: {
          display: "flex",
          alignItems: "center",
          gap: space[1],
          // Below its text no step shrinks: the last one ran past the column. Labels of two parts go on two lines first.
          minWidth: "min-content",
          selectors: {
            "&:not(:last-child)": { flex: "1 1 auto" },
            "&:not(:last-child)::after": {
              content: "",
              flex: 1,
              minWidth: space[2],
              height: 2,
              borderRadius: 1,
              background: color.line,
            },
            '&[data-state="complete"]:not(:last-child)::after': { background: color.primary },
          },
        },
      },
    },
    [media.forcedColors]: { selectors: { "&:not(:last-child)::after": { background: "CanvasText" } } },
  },
});
export const step = style({
  display: "flex",
  alignItems: "center",
  width: "100%",
  minHeight: vars.target,
  borderRadius: vars.radius.control,
  textAlign: "start",
  color: color.textFaint,
  "@media": { [wide]: { "@container": { [roomy]: { width: "auto", gap: space[2] } } } },
  selectors: {
    '[data-state="current"] > &': { color: color.text },
    '[data-state="complete"] > &': { color: color.textSoft },
    "&:is(button):hover": { color: color.primaryHover },
  },
});
/** A bar on phones, a numbered disc beside the label from laptops up. */
export const mark = style({
  flex: "1 1 auto",
  display: "grid",
  placeItems: "center",
  height: "0.375rem",
  borderRadius: vars.radius.pill,
  background: color.line,
  color: "transparent",
  overflow: "hidden",
  fontSize: "0",
  transition: `background ${vars.motion.base} ease-out`,
  selectors: {
    '[data-state="current"] &': { background: color.primary },
    '[data-state="complete"] &': { background: color.primary },
    "button:hover &": { background: color.primaryHover },
  },
  "@media": {
    [wide]: {
      "@container": {
        [roomy]: {
          flex: "none",
          width: "2rem",
          height: "2rem",
          borderRadius: "50%",
          fontFamily: font.heading,
          fontSize: "0.9375rem",
          fontWeight: font.weight.bold,
          fontVariantNumeric: "tabular-nums",
          background: color.surface,
          color: color.textFaint,
          border: `2px solid ${color.lineField}`,
          selectors: {
            '[data-state="current"] &': {
              background: color.primary,
              borderColor: color.primary,
              color: color.onPrimary,
            },
            '[data-state="complete"] &': {
              background: color.primarySoft,
              borderColor: color.primary,
              color: color.onPrimarySoft,
            },
            "button:hover &": { background: color.primary, color: color.onPrimary },
          },
        },
      },
    },
    [media.forcedColors]: {
      border: "2px solid CanvasText",
      selectors: { '[data-state="current"] &': { background: "Highlight", forcedColorAdjust: "none" } },
    },
  },
});
export const check = style({
  display: "none",
  "@media": { [wide]: { "@container": { [roomy]: { display: "block" } } } },
});
export const label = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  "@media": {
    [wide]: {
      "@container": {
        [roomy]: {
          position: "static",
          width: "auto",
          height: "auto",
          overflow: "visible",
          clipPath: "none",
          whiteSpace: "normal",
          lineHeight: 1.2,
          fontSize: font.size.small,
          fontWeight: font.weight.semibold,
        },
      },
    },
  },
});
