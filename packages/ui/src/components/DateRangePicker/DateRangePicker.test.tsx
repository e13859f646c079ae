import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { DateRangePicker, type DateRangePickerProps } from "./DateRangePicker.tsx";
import { spanError } from "./span-range.ts";

function markup(props: Partial<DateRangePickerProps> = {}): string {
  return renderToStaticMarkup(
    <DateRangePicker
      label="Vos absences"
      value={{ start: "2026-11-24", end: "2026-11-28" }}
      onChange={() => {}}
      {...props}
    />,
  );
}

describe("DateRangePicker", () => {
  test("is two days of three numbers each, the first and the last distinguished", () => {
    const names = [...markup().matchAll(/role="spinbutton"[^>]*aria-label="([^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toHaveLength(6);
    expect(names[0]).toMatch(/^jour, Date de début/);
    expect(names[3]).toMatch(/^jour, Date de fin/);
  });

  test("sends both days with a form", () => {
    const html = markup({ startName: "from", endName: "to" });
    expect(html).toMatch(/<input(?=[^>]*name="from")(?=[^>]*value="2026-11-24")/);
    expect(html).toMatch(/<input(?=[^>]*name="to")(?=[^>]*value="2026-11-28")/);
  });

  test.each([
    [{ start: "2026-11-28", end: "2026-11-24" }, undefined, undefined, "La fin vient avant le début."],
    [{ start: "2026-11-24", end: "2026-11-24" }, "2026-11-24", "2026-11-24", undefined],
    [
      { start: "2026-11-01", end: "2026-11-28" },
      "2026-11-20",
      undefined,
      "Choisissez une date à partir du 20 novembre 2026.",
    ],
    [
      { start: "2026-11-24", end: "2026-12-28" },
      undefined,
      "2026-12-20",
      "Choisissez une date jusqu’au 20 décembre 2026.",
    ],
    [null, "2026-11-20", undefined, undefined],
  ])("%o from %s to %s: %s", (span, min, max, text) => {
    expect(spanError(span, min, max)).toBe(text);
  });

  test("what is wrong is stated beside it, unless its owner has other text", () => {
    expect(markup({ min: "2026-11-26" })).toContain("Choisissez une date à partir du 26 novembre 2026.");
    expect(markup({ min: "2026-11-26", error: "Karim est là." })).not.toContain("Choisissez");
  });
});
