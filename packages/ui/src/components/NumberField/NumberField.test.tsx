import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { NumberField } from "./NumberField.tsx";
import { steppedBy } from "./stepped.ts";

describe("NumberField", () => {
  test("is a spin button that states its value with its unit and its bounds", () => {
    const html = renderToStaticMarkup(
      <NumberField
        id="n"
        label="Durée"
        value={2.5}
        onChange={() => {}}
        min={0.5}
        max={24}
        step={0.5}
        suffix="heures"
      />,
    );
    expect(html).toMatch(
      /<input id="n" type="text" inputMode="decimal" autoComplete="off" role="spinbutton"/,
    );
    expect(html).toContain(
      'aria-valuenow="2.5" aria-valuemin="0.5" aria-valuemax="24" aria-valuetext="2,50 heures" aria-describedby="n-suffix" value="2,50"',
    );
  });

  test("its buttons stay out of the tab order and stop at the bounds", () => {
    const html = renderToStaticMarkup(
      <NumberField label="Personnes" value={1} onChange={() => {}} min={1} max={9} />,
    );
    expect(html).toMatch(
      /<button tabindex="-1" type="button"[^>]*disabled="" aria-label="Diminuer\u00a0: Personnes">/,
    );
    expect(html).toMatch(
      /<button tabindex="-1" type="button" class="[^"]*" aria-label="Augmenter\u00a0: Personnes">/,
    );
  });

  test.each([
    ["ArrowUp", 4],
    ["ArrowDown", 2],
    ["PageUp", 12],
    ["PageDown", 1],
    ["Home", 1],
    ["End", 12],
    ["a", null],
  ])("%s from 3 between 1 and 12 leads to %s", (key, expected) => {
    expect(steppedBy(key, { value: 3, min: 1, max: 12, step: 1 })).toBe(expected);
  });

  test("an empty field starts from its least value", () => {
    expect(steppedBy("ArrowUp", { value: null, min: 1, max: 12, step: 1 })).toBe(2);
    expect(steppedBy("Home", { value: null, step: 1 })).toBe(null);
  });
});
