import { media, vars } from "@jobami/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const { color, font, radius, space } = vars;

export const page = style({
  display: "grid",
  gap: space[12],
  color: color.text,
  fontFamily: font.text,
  lineHeight: font.line.body,
});

globalStyle(`.sbdocs ${page} :is(h1, h2, p, ul, li)`, {
  margin: 0,
  border: 0,
  padding: 0,
  color: "inherit",
  fontFamily: "inherit",
});
globalStyle(`.sbdocs ${page} :is(h1, h2)`, { fontFamily: font.heading });

export const hero = style({
  display: "grid",
  gap: space[5],
  paddingBlockStart: space[10],
  borderRadius: radius.sheet,
  overflow: "hidden",
  background: color.primarySoft,
});

globalStyle(`.sbdocs ${page} ${hero} h1`, {
  fontSize: "clamp(2.5rem, 6vw, 4.5rem)",
  lineHeight: 1.02,
  letterSpacing: "-0.035em",
  fontWeight: font.weight.heavy,
});

export const street = style({});
globalStyle(`.sbdocs ${page} ${hero} > :not(${street})`, { marginInline: space[8] });

export const section = style({ display: "grid", gap: space[4] });

export const swatches = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "repeat(2, 1fr)",
  "@media": { [media.fromTablet]: { gridTemplateColumns: "repeat(3, 1fr)" } },
});

const swatch = style({
  borderRadius: radius.box,
  padding: `${space[12]} ${space[4]} ${space[4]}`,
  fontWeight: font.weight.semibold,
});

export const swatchOf = styleVariants({
  craie: [swatch, { background: color.sunken, color: color.text }],
  encre: [swatch, { background: color.text, color: color.page }],
  sapin: [swatch, { background: color.primary, color: color.onPrimary }],
  mandarine: [swatch, { background: color.accent, color: color.onAccent }],
  mirabelle: [swatch, { background: color.jobi, color: color.onJobi }],
  "sapin doux": [swatch, { background: color.primarySoft, color: color.onPrimarySoft }],
});

export const specimen = style({});
globalStyle(`.sbdocs ${page} p${specimen}`, {
  fontFamily: font.heading,
  fontSize: "3rem",
  fontWeight: font.weight.bold,
  lineHeight: 1.1,
});

export const marks = style({ display: "flex", alignItems: "end", gap: space[5] });
