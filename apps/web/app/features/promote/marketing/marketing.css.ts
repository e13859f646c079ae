import { vars } from "@jobami/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, radius, space } = vars;

/** While the flyer is printed nothing else is: set on the document for as long as the print lasts. */
export const printing = style({});

/** A sheet of paper, in the colours of the theme on the screen and in light ones on paper, as every print. */
export const sheet = style({
  padding: space[6],
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: radius.box,
  textAlign: "center",
  overflowWrap: "anywhere",
});
export const brand = style({ fontFamily: font.heading, fontSize: font.size.h3 });
export const hook = style({ fontSize: font.size.h3, lineHeight: 1.4 });
export const services = style({ width: "100%", maxWidth: "30rem" });
export const service = style({
  paddingBlock: space[2],
  borderBottom: `${vars.lineWidth} solid ${color.line}`,
  textAlign: "start",
});
export const serviceName = style({ fontWeight: font.weight.bold });

globalStyle(
  `${printing} body > *:not(:has(${sheet})), ${printing} body *:has(${sheet}) > *:not(:has(${sheet})):not(${sheet})`,
  {
    "@media": { print: { display: "none" } },
  },
);
/** What is around it has no box either, whose height would ask for a sheet more. */
globalStyle(`${printing} body *:has(${sheet})`, { "@media": { print: { display: "contents" } } });
globalStyle(`${printing} body`, { "@media": { print: { minHeight: 0, padding: 0 } } });
globalStyle(`${printing} ${sheet}`, {
  "@media": { print: { border: "none", padding: 0, fontSize: "14pt", breakInside: "avoid" } },
});
