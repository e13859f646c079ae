import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Slider, type SliderProps, type Span } from "./Slider.tsx";

function inputs(props: Partial<SliderProps<number | Span>> = {}): string[] {
  const html = renderToStaticMarkup(
    <Slider<number | Span> label="Rayon" value={12} min={1} max={50} onChange={() => {}} {...props} />,
  );
  return html.match(/<input[^>]*>/g) ?? [];
}

test("is a native range input with its bounds, sent with a form [apg:slider/role]", () => {
  const [input, ...others] = inputs({ names: ["radius"] });
  expect(others).toEqual([]);
  for (const part of ['type="range"', 'min="1"', 'max="50"', 'value="12"', 'name="radius"'])
    expect(input).toContain(part);
});

test("speaks its value as it is written", () => {
  const [input] = inputs({ format: { style: "unit", unit: "kilometer" } });
  expect(input).toMatch(/aria-valuetext="12\s?km"/);
});

test("a span has two, each with a name of its own [apg:slider-multithumb/names]", () => {
  const [from, to] = inputs({ value: [10, 40], thumbLabels: ["De", "À"] });
  expect(from).toContain('aria-label="De"');
  expect(to).toContain('aria-label="À"');
});

test("help and error are read with each thumb", () => {
  for (const input of inputs({ value: [10, 40], help: "À vol d’oiseau.", error: "Trop près." }))
    expect(input).toMatch(/aria-describedby="[^"]*-error [^"]*-help"/);
});
