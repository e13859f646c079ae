import { gardenDesign } from "@jobami/api/cards/fixtures";
import { cardFacts, cardLimits, cardPalettes, cardTemplates } from "@jobami/api/cards/routes";
import { describe, expect, test } from "vitest";
import { fittingSize, linesOf, widthOf } from "./fit.ts";
import { card, leastContrast, palettes, type Shape, shapesOf, sheet, sidesOf } from "./index.ts";
import { contrast } from "./palettes.ts";

const links = { address: "https://jobami.fr/profil/karim-b", picture: "/storage/1/medium" };
const textOf = (shapes: readonly Shape[]) => shapes.filter((shape) => shape.kind === "text");
const textsOf = (shapes: readonly Shape[]) => textOf(shapes).map(({ text }) => text);

describe("text on a card", () => {
  test("is as large as there is room for, within bounds", () => {
    expect(fittingSize("", 10, { most: 6, least: 2 })).toBe(6);
    expect(fittingSize("Karim", 60, { most: 6, least: 2 })).toBe(6);
    const size = fittingSize("Karim Benali-Delacroix", 50, { most: 6, least: 2 });
    expect(widthOf("Karim Benali-Delacroix", size)).toBeCloseTo(50);
    expect(fittingSize("a".repeat(90), 10, { most: 6, least: 2 })).toBe(2);
  });

  test("breaks at spaces alone, and loses nothing", () => {
    expect(linesOf("Vos haies, droites et à l’heure.", 36, 3, 2)).toEqual([
      "Vos haies, droites et",
      "à l’heure.",
    ]);
    expect(linesOf("un deux trois quatre", 5, 3, 2).join(" ")).toBe("un deux trois quatre");
    expect(linesOf("   ", 40, 3, 2)).toEqual([]);
  });
});

test.each(cardPalettes)("the colours of %s are distinguished at 4.5 to 1 at least", (palette) => {
  expect(leastContrast(palettes[palette])).toBeGreaterThanOrEqual(4.5);
});

test("contrast is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrast("#ffffff", "#767676")).toBe(contrast("#767676", "#ffffff"));
});

describe.each(cardTemplates)("the template %s", (template) => {
  const design = { ...gardenDesign, template, shown: [...cardFacts], email: "karim@exemple.fr" };

  test("covers the paper to its edge, also where it is cut away", () => {
    for (const side of sidesOf(design))
      expect(shapesOf(design, links, side)[0]).toMatchObject({ kind: "box", x: 0, y: 0, ...sheet });
  });

  test.each([
    ["usual words", design],
    [
      "the longest words",
      {
        ...design,
        name: "Marie-Antoinette de La Rochefoucauld-Mont".slice(0, cardLimits.name),
        trade: "Rénovation de salles de bains et de cuisines d’appartement".slice(0, cardLimits.trade),
        phrase:
          "Un travail soigné, un devis clair, et votre logement rendu propre le soir même, promis.".slice(
            0,
            cardLimits.phrase,
          ),
        town: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson".slice(0, cardLimits.town),
      },
    ],
  ])("keeps %s off the edge, off the code and off each other", (_, given) => {
    for (const hasBack of [false, true]) {
      const shapes = shapesOf({ ...given, hasBack }, links, "front");
      const safe = card.bleed + 3;
      const code = shapes.find((shape) => shape.kind === "code");
      const lines = textOf(shapes).toSorted((a, b) => a.y - b.y);
      for (const [at, { x, y, size, width, text, anchor }] of lines.entries()) {
        const wide = Math.min(width, widthOf(text, size));
        const start = anchor === "middle" ? x - wide / 2 : x;
        expect(start, text).toBeGreaterThanOrEqual(safe);
        expect(start + wide, text).toBeLessThanOrEqual(code?.x ?? sheet.width - safe);
        expect(y - size, text).toBeGreaterThanOrEqual(safe - 1);
        expect(y, text).toBeLessThanOrEqual(sheet.height - safe);
        const before = lines[at - 1];
        if (before !== undefined) expect(y - before.y, text).toBeGreaterThanOrEqual(size * 0.95);
      }
    }
  });

  test("states what is shown, and nothing that is not", () => {
    const all = textsOf(shapesOf({ ...design, hasBack: false }, links, "front")).join(" ");
    for (const text of [
      "Karim Benali",
      "Lille",
      "06 12 34 56 78",
      "karim@exemple.fr",
      "jobami.fr/profil/karim-b",
    ])
      expect(all).toContain(text);
    const none = shapesOf({ ...design, shown: [], hasBack: false }, links, "front");
    expect(textsOf(none)).toEqual(["Karim Benali"]);
    expect(none.some(({ kind }) => kind === "code" || kind === "picture")).toBe(false);
  });
});

test("a code leads to the profile: on the back where there is one, else on the front", () => {
  const codes = (hasBack: boolean, side: "front" | "back") =>
    shapesOf({ ...gardenDesign, hasBack }, links, side).filter(({ kind }) => kind === "code");
  expect(codes(true, "front")).toEqual([]);
  expect(codes(true, "back")).toMatchObject([{ value: links.address }]);
  expect(codes(false, "front")).toMatchObject([{ value: links.address }]);
});
