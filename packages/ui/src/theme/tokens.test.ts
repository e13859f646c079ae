import { describe, expect, test } from "vitest";
import { vars } from "./contract.css.ts";
import { duration } from "./scales.ts";
import { themes } from "./themes.ts";
import { tokenDocument, tokenStyles, variableOf } from "./tokens.ts";

const written = tokenStyles();
const named = (reference: string) => /^var\((--[\w-]+)\)$/.exec(reference)?.[1] ?? reference;

describe("tokens as CSS variables", () => {
  test("have the names that components read", () => {
    for (const [token, reference] of Object.entries(vars.color))
      expect(variableOf(token)).toBe(named(reference));
    const read = [vars.lineWidth, ...Object.values(vars.elevation), ...Object.values(vars.motion)].map(named);
    expect(read.filter((name) => !written.includes(`  ${name}: `))).toEqual([]);
  });

  test("state every colour of every theme", () => {
    for (const theme of Object.values(themes))
      for (const [token, css] of Object.entries(theme)) expect(written).toContain(`  --j-${token}: ${css};`);
    expect(written.split("--j-page:").length - 1).toBe(3);
    expect(written).toContain(
      "[data-theme=high-contrast] {\n  color-scheme: light;\n  --j-page: oklch(1 0 0);",
    );
    expect(written).toContain("  --j-elevation-high: 0 18px 40px -22px oklch(0.3 0.05 165 / 0.55);");
    expect(written).toContain("  --j-elevation-low: none;");
  });

  test("state what is the same in all of them", () => {
    for (const line of ["--j-space-4: 1rem;", "--j-radius-control: 0.625rem;", "--j-font-size-body: 1rem;"])
      expect(written).toContain(line);
    expect(written).toContain(`--j-motion-slow: ${duration.slow}ms;`);
  });
});

describe("tokens as a document of the Design Tokens format", () => {
  const document = tokenDocument() as Record<string, Record<string, Record<string, unknown>>>;

  test("state a colour by its parts, with what it is for", () => {
    expect(document.color?.light?.scrim).toEqual({
      $type: "color",
      $value: { colorSpace: "oklch", components: [0.2, 0.02, 170], alpha: 0.45 },
      $description: "Over the page behind a dialog, and over what is cut off a picture.",
    });
  });

  test("state a length that grows with the window by its greatest value, and as CSS", () => {
    expect(document.font?.size?.h1).toEqual({
      $type: "dimension",
      $value: { value: 2.5, unit: "rem" },
      $description: "The title of a page.",
      $extensions: { "fr.jobami.css": "clamp(1.875rem, 1.4rem + 2vw, 2.5rem)" },
    });
    expect(document.space?.["0"]).toEqual({ $type: "dimension", $value: { value: 0, unit: "rem" } });
  });

  test("state the absence of a shadow as one that is not seen", () => {
    expect(document.shadow?.["high-contrast"]?.low).toMatchObject({
      $value: { color: { alpha: 0 }, blur: { value: 0, unit: "px" } },
    });
  });
});
