import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space, font } = vars;

export const list = style({
  display: "flex",
  alignItems: "center",
  minWidth: 0,
  fontSize: font.size.small,
  // On paper it leads nowhere, and a document begins with its own head.
  "@media": { print: { display: "none" } },
});
export const crumb = style({
  display: "flex",
  alignItems: "center",
  minWidth: 0,
  flex: "none",
  selectors: { "&:last-child": { flex: "0 1 auto" } },
  "@media": {
    [media.belowTablet]: { flexShrink: 1, selectors: { "&:not([data-place=above])": { display: "none" } } },
    [media.fromTablet]: {
      selectors: {
        "&:not(:first-child)::before": {
          content: "",
          width: "0.4em",
          height: "0.4em",
          flex: "none",
          marginInline: space[1],
          borderBlockStart: `1.5px solid ${color.textFaint}`,
          borderInlineEnd: `1.5px solid ${color.textFaint}`,
          transform: "rotate(45deg)",
        },
      },
    },
  },
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minWidth: 0,
  minHeight: vars.target,
  paddingInline: space[2],
  marginInlineStart: `calc(${space[2]} * -1)`,
  borderRadius: vars.radius.control,
  color: color.textFaint,
  fontWeight: font.weight.semibold,
  textDecoration: "none",
  ":hover": { color: color.text, textDecoration: "underline", textUnderlineOffset: "0.2em" },
  selectors: {
    "li + li > &": { marginInlineStart: 0 },
    "&[aria-current=page]": { color: color.text, fontWeight: font.weight.regular },
  },
  "@media": {
    [media.belowTablet]: { selectors: { "li + li > &": { marginInlineStart: `calc(${space[2]} * -1)` } } },
  },
});
/** On one line: a name that becomes known later pushes nothing down. */
export const textBlock = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const back = style({ flex: "none", "@media": { [media.fromTablet]: { display: "none" } } });

/** Colours this puts on each other, for the contrast test. */
export const contrast = [...contrastPairs("text", ["text", "textFaint"], ["page", "surface", "raised"])];
