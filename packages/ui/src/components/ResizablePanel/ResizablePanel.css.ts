import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color } = vars;

/** Lengths that the owner gives. */
export const width = createVar();
export const height = createVar();

export const panel = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  width,
  height,
  maxWidth: "min(100%, calc(100vw - 1rem))",
  maxHeight: "calc(100dvh - 1.5rem)",
});
export const content = style({
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  overflow: "auto",
  overscrollBehavior: "contain",
});

const edge = style({
  position: "absolute",
  zIndex: 1,
  display: "grid",
  placeItems: "center",
  touchAction: "none",
  borderRadius: vars.radius.small,
  outlineOffset: "-3px",
  "::after": {
    content: "",
    borderRadius: vars.radius.pill,
    background: color.lineField,
    transition: `background-color ${vars.motion.fast} ease-out`,
  },
  selectors: {
    "&:is(:hover, :active, :focus-visible)::after": { background: color.primary },
  },
  "@media": { [media.forcedColors]: { "::after": { background: "CanvasText" } } },
});

export const splitter = styleVariants({
  width: [
    edge,
    {
      insetBlock: 0,
      insetInlineEnd: 0,
      width: "1.5rem",
      cursor: "ew-resize",
      "::after": { width: 4, height: "2rem", justifySelf: "end", marginInlineEnd: 4 },
      selectors: {
        '&[data-direction="-1"]': { insetInline: "0 auto" },
        '&[data-direction="-1"]::after': { justifySelf: "start", marginInline: "4px 0" },
      },
    },
  ],
  height: [
    edge,
    {
      insetInline: 0,
      insetBlockEnd: 0,
      height: "1.5rem",
      cursor: "ns-resize",
      "::after": { width: "2rem", height: 4, alignSelf: "end", marginBlockEnd: 4 },
    },
  ],
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("control", ["lineField", "primary"], ["page", "surface", "raised"]),
];
