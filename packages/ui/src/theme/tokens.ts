import { palette } from "./palette.ts";
import {
  breakpoint,
  buttonScale,
  duration,
  font,
  fontScale,
  layer,
  radius,
  space,
  target,
} from "./scales.ts";
import {
  type ColorToken,
  cssShadow,
  type Elevation,
  elevations,
  lineWidths,
  type Shadow,
  type ThemeName,
  themes,
} from "./themes.ts";
import {
  colorUses,
  durationUses,
  elevationUses,
  layerUses,
  radiusUses,
  sizeUses,
  weightUses,
} from "./uses.ts";

/** A token as the Design Tokens Community Group writes it (format 2025.10). */
export interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: Readonly<Record<string, unknown>>;
}

/** Tokens by name, and groups of them. */
export interface TokenGroup {
  [name: string]: DesignToken | TokenGroup | string;
}

/** Where a value that the format cannot state stands as CSS has it. */
const asCss = "fr.jobami.css";

const themeNames = Object.keys(themes) as ThemeName[];
const themeOf = (make: (theme: ThemeName) => DesignToken | TokenGroup): TokenGroup =>
  Object.fromEntries(themeNames.map((theme) => [theme, make(theme)]));

function group<Value>(
  values: Readonly<Record<string, Value>>,
  make: (value: Value, name: string) => DesignToken,
): TokenGroup {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value, name)]));
}

const described = (token: DesignToken, use: string | undefined): DesignToken =>
  use === undefined ? token : { ...token, $description: use };

/** `oklch(0.3 0.05 165 / 0.08)` as its parts. */
function colorValue(css: string) {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(css);
  if (parts === null) throw new Error(`Not written as oklch(L C H / A): ${css}`);
  const [, lightness, chroma, hue, alpha] = parts;
  return {
    colorSpace: "oklch",
    components: [Number(lightness), Number(chroma), Number(hue)],
    ...(alpha === undefined ? {} : { alpha: Number(alpha) }),
  };
}

const color = (css: string): DesignToken => ({ $type: "color", $value: colorValue(css) });
const px = (value: number) => ({ value, unit: "px" });
const pixels = (value: number): DesignToken => ({ $type: "dimension", $value: px(value) });
const number = (value: number): DesignToken => ({ $type: "number", $value: value });

/** A length in rem; of one that grows with the window, its greatest value, and the whole of it as CSS. */
function length(css: string): DesignToken {
  const value = Number.parseFloat(css.split(" ").at(-1) ?? css);
  const token = { $type: "dimension", $value: { value, unit: "rem" } };
  return css.includes("(") ? { ...token, $extensions: { [asCss]: css } } : token;
}

const nothing: Shadow = { y: 0, blur: 0, spread: 0, color: "oklch(0 0 0 / 0)" };

function shadow(given: Shadow | null): DesignToken {
  const { y, blur, spread, color: css } = given ?? nothing;
  return {
    $type: "shadow",
    $value: { color: colorValue(css), offsetX: px(0), offsetY: px(y), blur: px(blur), spread: px(spread) },
  };
}

const families = (css: string): DesignToken => ({
  $type: "fontFamily",
  $value: css.split(",").map((name) => name.replaceAll('"', "")),
});

/** Every design token as one document of the Design Tokens format, which Figma, Style Dictionary and Tokens Studio read. */
export function tokenDocument(): TokenGroup {
  return {
    $schema: "https://www.designtokens.org/schemas/2025.10/format.json",
    color: themeOf((theme) =>
      group(themes[theme], (css, name) => described(color(css), colorUses[name as ColorToken])),
    ),
    shadow: themeOf((theme) =>
      group<Shadow | null>({ ...elevations[theme] }, (given, name) =>
        described(shadow(given), elevationUses[name as keyof Elevation]),
      ),
    ),
    lineWidth: themeOf((theme) => pixels(lineWidths[theme])),
    palette: Object.fromEntries(
      Object.entries(palette).map(([name, steps]) => [name, group<string>(steps, color)]),
    ),
    space: group<string>(space, length),
    radius: group<string>(radius, (css, name) =>
      described(length(css), radiusUses[name as keyof typeof radius]),
    ),
    target: { ...pixels(44), $extensions: { [asCss]: target } },
    font: {
      family: { heading: families(font.heading), text: families(font.text) },
      size: group<string>(font.size, (css, name) =>
        described(length(css), sizeUses[name as keyof typeof font.size]),
      ),
      weight: group<number>(font.weight, (value, name) =>
        described({ $type: "fontWeight", $value: value }, weightUses[name as keyof typeof font.weight]),
      ),
      line: group<number>(font.line, number),
      tracking: group<string>(font.tracking, (css) => ({
        ...number(Number.parseFloat(css)),
        $extensions: { [asCss]: css },
      })),
    },
    motion: group<number>(duration, (ms, name) =>
      described(
        { $type: "duration", $value: { value: ms, unit: "ms" } },
        durationUses[name as keyof typeof duration],
      ),
    ),
    layer: group<number>(layer, (value, name) =>
      described(number(value), layerUses[name as keyof typeof layer]),
    ),
    breakpoint: group<number>(breakpoint, pixels),
    fontScale: group<number>(fontScale, number),
    buttonScale: group<number>(buttonScale, number),
  };
}

/** The name of a token as a CSS variable: `--j-space-4`. Those that themes set have the names that the components read. */
export const variableOf = (...path: readonly string[]) => `--j-${path.join("-")}`;

const lines = (values: Readonly<Record<string, string | number>>, ...path: readonly string[]): string[] =>
  Object.entries(values).map(([name, value]) => `  ${variableOf(...path, name)}: ${value};`);

const rule = (selector: string, content: readonly string[]) => `${selector} {\n${content.join("\n")}\n}\n`;

function themeVariables(theme: ThemeName): string[] {
  const { low, high } = elevations[theme];
  return [
    ...lines(themes[theme]),
    ...lines({ low: cssShadow(low), high: cssShadow(high) }, "elevation"),
    ...lines({ lineWidth: `${lineWidths[theme]}px` }),
  ];
}

/** Every design token as CSS variables: themes by the attribute `data-theme`, and what is the same in all of them. */
export function tokenStyles(): string {
  const { size, weight, line, tracking, heading, text } = font;
  const milliseconds = Object.fromEntries(Object.entries(duration).map(([name, ms]) => [name, `${ms}ms`]));
  return [
    rule(":root,\n[data-theme=light]", ["  color-scheme: light;", ...themeVariables("light")]),
    rule("[data-theme=dark]", ["  color-scheme: dark;", ...themeVariables("dark")]),
    rule("[data-theme=high-contrast]", ["  color-scheme: light;", ...themeVariables("high-contrast")]),
    rule(":root", [
      ...lines(milliseconds, "motion"),
      ...lines(space, "space"),
      ...lines(radius, "radius"),
      ...lines({ target }),
      ...lines({ heading, text }, "font"),
      ...lines(size, "font-size"),
      ...lines(weight, "font-weight"),
      ...lines(line, "font-line"),
      ...lines(tracking, "font-tracking"),
      ...lines(layer, "layer"),
    ]),
  ].join("\n");
}
