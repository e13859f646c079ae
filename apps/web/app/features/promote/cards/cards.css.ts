import { media, vars } from "@jobami/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, radius, space } = vars;

/** A card keeps its own colours in every theme: it is paper. */
export const drawing = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "85 / 55",
  borderRadius: radius.small,
  outline: `${vars.lineWidth} solid ${color.line}`,
});
export const drawnLetters = style({ fontFamily: font.heading });
export const plainLetters = style({ fontFamily: font.text });

export const preview = style({
  "@media": {
    [media.fromLaptop]: {
      position: "sticky",
      insetBlockStart: `calc(var(--j-top-covered, 0px) + ${space[4]})`,
    },
  },
});
export const side = style({ width: "100%", maxWidth: "34rem" });
export const thumbnail = style({ width: "5.5rem", display: "block" });
export const picture = style({
  width: "5rem",
  aspectRatio: "1",
  objectFit: "cover",
  borderRadius: radius.small,
  background: color.sunken,
});
export const name = style({ overflowWrap: "anywhere" });

/** While cards are printed nothing else is: set on the document for as long as the print lasts. */
export const printing = style({});
export const printed = style({ display: "none" });
export const printedSide = style({ selectors: { "& + &": { breakBefore: "page" } } });
export const printedCard = style({
  display: "inline-block",
  verticalAlign: "top",
  width: "85mm",
  height: "55mm",
});

globalStyle(
  `${printing} body > *:not(:has(${printed})), ${printing} body *:has(${printed}) > *:not(:has(${printed})):not(${printed})`,
  { "@media": { print: { display: "none" } } },
);
/** What is around it has no box either, whose height would ask for a sheet more. */
globalStyle(`${printing} body *:has(${printed})`, { "@media": { print: { display: "contents" } } });
globalStyle(`${printing} body`, { "@media": { print: { minHeight: 0, padding: 0 } } });
globalStyle(`${printing} ${printed}`, {
  "@media": { print: { display: "block", width: "172mm", printColorAdjust: "exact" } },
});
