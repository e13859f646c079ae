import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { MoneyField } from "./MoneyField.tsx";

describe("MoneyField", () => {
  test("writes euros the French way and states the unit", () => {
    const html = renderToStaticMarkup(
      <MoneyField id="m" label="Montant" value={1500.5} onChange={() => {}} />,
    );
    expect(html).toContain('inputMode="decimal"');
    expect(html).toContain('aria-describedby="m-unit" value="1\u202F500,50"');
    expect(html).toMatch(
      /<span aria-hidden="true">€<\/span><span class="[^"]*" id="m-unit">en euros<\/span>/,
    );
  });

  test("whole euros have no decimals, nothing is written for null", () => {
    expect(renderToStaticMarkup(<MoneyField label="Montant" value={60} onChange={() => {}} />)).toContain(
      'value="60"',
    );
    expect(renderToStaticMarkup(<MoneyField label="Montant" value={null} onChange={() => {}} />)).toContain(
      'value=""',
    );
  });

  test("Jobi are whole: numeric keyboard, their name as text", () => {
    const html = renderToStaticMarkup(
      <MoneyField id="m" label="Jobi" currency="jobi" value={4} onChange={() => {}} />,
    );
    expect(html).toContain('inputMode="numeric"');
    expect(html).toContain("en Jobi");
  });
});
