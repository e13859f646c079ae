import { describe, expect, inject, test } from "vitest";
import { contrastFailures, ratio } from "./contrast.ts";
import { type ContrastPair, contrastPairs } from "./contrast-pairs.ts";
import { drawnPairs } from "./declared-pairs.ts";
import { dark, highContrast, light, themes } from "./themes.ts";

const modules = import.meta.glob<{ contrast?: ContrastPair[] }>(
  "../{styles,components,layout,patterns}/**/*.css.ts",
  {
    eager: true,
  },
);
const declared = drawnPairs(modules);

declare module "vitest" {
  interface ProvidedContext {
    styleSources: Record<string, string>;
  }
}

const reading = /\bcolor:\s*(?:vars\.)?color\.(\w+)/g;

describe("contrast of every pair that components declare", () => {
  test("components declare the colours they put on each other", () => {
    expect(declared.length).toBeGreaterThan(60);
  });

  test("light theme: text 4.5, large text and controls 3", () => {
    expect(contrastFailures(light, declared, "normal")).toEqual([]);
  });

  test("dark theme: text 4.5, large text and controls 3", () => {
    expect(contrastFailures(dark, declared, "normal")).toEqual([]);
  });

  test("high contrast: text 7, controls 4.5", () => {
    expect(contrastFailures(highContrast, declared, "high")).toEqual([]);
  });

  test("the scan of the sources sees the text colours of a button", () => {
    const button = inject("styleSources")["src/components/Button/Button.css.ts"] ?? "";
    const tokens = [...button.matchAll(reading)].map(([, token]) => token);
    expect(new Set(tokens)).toEqual(
      new Set(["textFaint", "onPrimary", "text", "primary", "onPrimarySoft", "danger", "onDangerSoft"]),
    );
  });

  test("no component writes in a colour that no one declared", () => {
    const fronts = new Set<string>(declared.map((pair) => pair.front));
    const undeclared = Object.entries(inject("styleSources")).flatMap(([path, source]) =>
      [...source.matchAll(reading)].flatMap(([, token = ""]) =>
        fronts.has(token) ? [] : [`${path}: ${token}`],
      ),
    );
    expect(undeclared).toEqual([]);
  });

  test("a lowered contrast is named", () => {
    const faded = { ...light, textFaint: light.lineStrong };
    expect(contrastFailures(faded, contrastPairs("text", ["textFaint"], ["surface"]), "normal")).toEqual([
      "textFaint on surface: 1.53, text needs 4.5",
    ]);
  });

  test("black on white is 21 to 1 and a theme has every token", () => {
    expect(ratio(highContrast, "text", "page")).toBeCloseTo(21, 5);
    for (const theme of Object.values(themes)) expect(Object.keys(theme)).toEqual(Object.keys(light));
  });

  test("a pair is listed once, with everyone who draws it", () => {
    const pairs = contrastPairs("large", ["text"], ["page"]);
    const found = drawnPairs({
      "../components/A/A.css.ts": { contrast: pairs },
      "../components/B/B.css.ts": { contrast: pairs },
    });
    expect(found.filter(({ kind }) => kind === "large")).toEqual([
      { kind: "large", front: "text", back: "page", by: ["A", "B"] },
    ]);
  });
});
