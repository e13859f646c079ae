import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";
import { forced } from "../../theme/forced.ts";

const { color, space } = vars;

export const groupLabel = style({ marginBlockEnd: space[2] });

export const options = styleVariants({
  list: { display: "grid" },
  cards: {
    display: "grid",
    gap: space[3],
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
  },
});

const optionBase = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  minHeight: vars.target,
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: color.textFaint, cursor: "not-allowed" } },
});

export const option = styleVariants({
  list: [optionBase, { paddingBlock: "0.625rem" }],
  cards: [
    optionBase,
    {
      padding: space[4],
      borderRadius: vars.radius.box,
      border: `${vars.lineWidth} solid ${color.lineField}`,
      background: color.surface,
      transition: `border-color ${vars.motion.fast} ease-out, background-color ${vars.motion.fast} ease-out`,
      selectors: {
        "&:hover:not(:has(:disabled))": { borderColor: color.textFaint },
        "&:has(:checked)": {
          borderColor: color.primary,
          boxShadow: `inset 0 0 0 1px ${color.primary}`,
          background: color.primarySoft,
        },
        "[aria-invalid] &": { borderColor: color.danger },
        "&:has(:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
        "&:has(:disabled)": { background: color.sunken, borderColor: color.line },
      },
      "@media": {
        [media.forcedColors]: {
          selectors: { "&:has(:checked)": forced.marked, "&:has(:disabled)": forced.resting },
        },
      },
    },
  ],
});

export const radio = style({
  appearance: "none",
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "1.5rem",
  height: "1.5rem",
  borderRadius: "50%",
  border: `max(1.5px, ${vars.lineWidth}) solid ${color.lineField}`,
  background: color.surface,
  cursor: "inherit",
  "::before": {
    content: "",
    width: "0.75rem",
    height: "0.75rem",
    borderRadius: "50%",
    background: color.primary,
    transform: "scale(0)",
    transition: `transform ${vars.motion.fast} ease-out`,
  },
  selectors: {
    "&:checked": { borderColor: color.primary },
    "&:checked::before": { transform: "scale(1)" },
    "[aria-invalid] &": { borderColor: color.danger },
    "&:disabled": { background: color.sunken, borderColor: color.line },
    "&:disabled::before": { background: color.textFaint },
    "[data-look=cards] &:focus-visible": { outline: "none" },
  },
  "@media": {
    [media.forcedColors]: {
      borderColor: "CanvasText",
      "::before": { background: "CanvasText" },
      selectors: {
        "[aria-invalid] &": forced.refused,
        "&:disabled": { borderColor: "GrayText" },
        "&:disabled::before": { background: "GrayText" },
      },
    },
  },
});

export const textBlock = style({ display: "grid", gap: "0.125rem", minWidth: 0, lineHeight: "1.5rem" });
export const strong = style({ fontWeight: vars.font.weight.semibold });
export const optionHelp = style({ fontSize: vars.font.size.small, lineHeight: 1.4, color: color.textSoft });
export const icon = style({
  marginInlineStart: "auto",
  color: color.primary,
  fontSize: "1.25rem",
  lineHeight: 0,
});
export const after = style({ display: "grid", gap: space[1], marginBlockStart: space[2] });

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("control", ["lineField", "primary", "danger"], ["page", "surface", "raised"]),
  ...contrastPairs("control", ["primary"], ["primarySoft"]),
  ...contrastPairs("text", ["text", "textSoft"], ["surface", "primarySoft"]),
  ...contrastPairs("text", ["textFaint"], ["sunken", "page", "surface"]),
];
