import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ColorVisionFilters } from "./ColorVisionFilters.tsx";

describe("ColorVisionFilters", () => {
  const markup = renderToStaticMarkup(<ColorVisionFilters />);

  test("draws one filter for each colour vision, out of reach of screen readers [A11Y-09]", () => {
    expect([...markup.matchAll(/<filter id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      "color-vision-protanopia",
      "color-vision-deuteranopia",
      "color-vision-tritanopia",
      "color-vision-monochrome",
    ]);
    expect(markup).toMatch(/^<svg class="[^"]*" aria-hidden="true" focusable="false">/);
  });

  test("leaves opacity alone", () => {
    const values = [...markup.matchAll(/values="([^"]+)"/g)].map(([, list = ""]) =>
      list.split(" ").map(Number),
    );
    for (const list of values) {
      expect(list).toHaveLength(20);
      expect(list.slice(15)).toEqual([0, 0, 0, 1, 0]);
    }
  });
});
