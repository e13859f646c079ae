import { converter, differenceEuclidean, type Rgb, wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { type ColorMatrix, type ColorVision, colorVisionMatrices, seenBy } from "./color-vision.ts";
import { required } from "./contrast.ts";
import { type contrastPairs, promisedPairs } from "./contrast-pairs.ts";
import { displayChoices } from "./display.ts";
import { type ColorTheme, type ColorToken, themes } from "./themes.ts";

const toLinear = converter("lrgb");
const toRgb = converter("rgb");
const visions = Object.keys(colorVisionMatrices) as ColorVision[];
const clamp = (part: number) => Math.min(1, Math.max(0, part));

/** A colour on the screen after a matrix, as the browser computes it: in linear light, cut to what the screen can show. */
function through(color: string | Rgb, matrix: ColorMatrix): Rgb {
  const linear = toLinear(color);
  if (!linear) throw new Error("not a colour");
  const parts = [clamp(linear.r), clamp(linear.g), clamp(linear.b)];
  const [r = 0, g = 0, b = 0] = matrix.map((row) =>
    clamp(row.reduce((sum, weight, index) => sum + weight * (parts[index] ?? 0), 0)),
  );
  return toRgb({ mode: "lrgb", r, g, b });
}

const modules = import.meta.glob<{ contrast?: ReturnType<typeof contrastPairs> }>(
  "../{styles,components,layout,patterns}/**/*.css.ts",
  { eager: true },
);
const declared = [...promisedPairs, ...Object.values(modules).flatMap((module) => module.contrast ?? [])];
const cases = Object.entries(themes).flatMap(([name, theme]) =>
  visions.map((vision) => [name as keyof typeof themes, vision, theme] as const),
);

function failures(theme: ColorTheme, matrix: ColorMatrix, level: keyof typeof required): string[] {
  return declared.flatMap(({ front, back, kind }) => {
    const found = wcagContrast(through(theme[front], matrix), through(theme[back], matrix));
    const least = required[level][kind];
    return found >= least ? [] : [`${front} on ${back}: ${found.toFixed(2)}, ${kind} needs ${least}`];
  });
}

describe("colour-vision filters", () => {
  test("there is one for each choice but none [A11Y-08, A11Y-09]", () => {
    expect(["none", ...visions]).toEqual(displayChoices.colorBlindSupport);
  });

  test.each(visions)("%s leaves white, greys and black alone", (vision) => {
    for (const grey of ["#000000", "#5c5c5c", "#c8c8c8", "#ffffff"])
      expect(wcagContrast(through(grey, colorVisionMatrices[vision]), grey)).toBeCloseTo(1, 2);
  });

  test.each(cases)("%s with %s keeps every contrast of the theme", (name, vision, theme) => {
    const level = name === "high-contrast" ? "high" : "normal";
    expect([...new Set(failures(theme, colorVisionMatrices[vision], level))]).toEqual([]);
  });

  test("monochrome leaves no colour", () => {
    const { r, g, b } = through("oklch(0.71 0.18 48)", colorVisionMatrices.monochrome);
    expect([g, b]).toEqual([r, r]);
  });

  const confused: Record<keyof typeof seenBy, [ColorToken, ColorToken]> = {
    protanopia: ["danger", "success"],
    deuteranopia: ["danger", "success"],
    tritanopia: ["info", "success"],
  };
  test.each(Object.entries(confused) as [keyof typeof seenBy, [ColorToken, ColorToken]][])(
    "with %s, the two colours that are confused come further apart",
    (vision, [one, other]) => {
      const apart = (by: (color: string) => Rgb) =>
        differenceEuclidean("oklab")(
          through(by(themes.light[one]), seenBy[vision]),
          through(by(themes.light[other]), seenBy[vision]),
        );
      const before = apart((color) => toRgb(color) as Rgb);
      const after = apart((color) => through(color, colorVisionMatrices[vision]));
      expect(after / before).toBeGreaterThan(1.1);
    },
  );
});
