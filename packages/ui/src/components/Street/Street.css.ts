import { createGlobalThemeContract, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/contract.css.ts";
import { roofs, walls } from "./street.plan.ts";
import { day, forced, highContrast, night, type StreetTint } from "./street.tints.ts";

const names = Object.fromEntries(Object.keys(day).map((tint) => [tint, null])) as {
  [Tint in StreetTint]: null;
};

const tint = createGlobalThemeContract(names, (_, path) => `j-street-${path.join("-")}`);

function paint(tints: Record<StreetTint, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(tints).map(([name, color]) => [tint[name as StreetTint], color]));
}

globalStyle(":root, [data-theme=light]", { vars: paint(day) });
globalStyle("[data-theme=dark]", { vars: paint(night) });
globalStyle("[data-theme=high-contrast]", { vars: paint(highContrast) });
globalStyle("[data-theme=auto]", {
  "@media": {
    "(prefers-color-scheme: dark)": { vars: paint(night) },
    "(prefers-contrast: more)": { vars: paint(highContrast) },
  },
});

const drawing = style({
  display: "block",
  maxWidth: "none",
  overflow: "hidden",
  stroke: tint.edge,
  strokeWidth: 2,
  strokeLinejoin: "round",
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", vars: paint(forced) } },
});

/** Size and crop of each variant. On narrow screens the strip keeps its height and shows fewer buildings. */
export const scene = styleVariants({
  strip: [drawing, { width: "100%", aspectRatio: "1440 / 208", minHeight: "8.5rem" }],
  spot: [drawing, { width: "15rem", maxWidth: "100%", height: "auto" }],
  missing: [drawing, { width: "36rem", maxWidth: "100%", height: "auto" }],
});

export const wall = styleVariants(Object.fromEntries(walls.map((name) => [name, name])), (name) => ({
  fill: tint[name as StreetTint],
}));

export const roof = styleVariants(Object.fromEntries(roofs.map((name) => [name, name])), (name) => ({
  fill: tint[name as StreetTint],
}));

export const brick = style({ fill: tint.brick });
export const glass = style({ fill: tint.glass });
export const light = style({ fill: tint.light });
export const cloth = style({ fill: tint.cloth });
export const leaf = style({ fill: tint.leaf });
export const trunk = style({ fill: tint.trunk, stroke: "none" });
export const sun = style({ fill: tint.sun });
export const ground = style({ fill: "none", stroke: tint.ground, strokeWidth: 8 });
export const sills = style({ fill: "none", stroke: tint.shade, strokeWidth: 3, strokeLinecap: "round" });
export const knobs = style({ fill: "none", stroke: tint.light, strokeWidth: 4, strokeLinecap: "round" });

/** The plot where a building should stand, and its post. */
export const plot = style({
  fill: "none",
  stroke: tint.outline,
  strokeWidth: 2.5,
  strokeDasharray: "7 8",
  strokeLinecap: "round",
});
