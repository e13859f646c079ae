import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { rangeError } from "../../internal/day-range.ts";
import { DatePicker, type DatePickerProps } from "./DatePicker.tsx";

function markup(props: Partial<DatePickerProps> = {}): string {
  return renderToStaticMarkup(
    <DatePicker label="Date souhaitée" value="2026-11-28" onChange={() => {}} {...props} />,
  );
}

describe("DatePicker", () => {
  test("is typed day, month, year, each a number with its name", () => {
    const segments = [...markup().matchAll(/role="spinbutton"[^>]*/g)].map(([segment]) => ({
      name: /aria-label="([^",]*)/.exec(segment)?.[1]?.trim(),
      now: /aria-valuenow="(\d+)"/.exec(segment)?.[1],
    }));
    expect(segments).toEqual([
      { name: "jour", now: "28" },
      { name: "mois", now: "11" },
      { name: "année", now: "2026" },
    ]);
  });

  test("sends YYYY-MM-DD with a form", () => {
    expect(markup({ name: "date" })).toMatch(/<input(?=[^>]*name="date")(?=[^>]*value="2026-11-28")/);
  });

  test.each([
    ["2026-11-02", "2026-11-20", undefined, "Choisissez une date à partir du 20 novembre 2026."],
    ["2026-12-25", undefined, "2026-12-01", "Choisissez une date jusqu’au 1er décembre 2026."],
    [
      "2026-12-25",
      "2026-11-20",
      "2026-12-20",
      "Choisissez une date entre le 20 novembre 2026 et le 20 décembre 2026.",
    ],
    ["2026-11-20", "2026-11-20", "2026-11-20", undefined],
    [null, "2026-11-20", undefined, undefined],
  ])("%s from %s to %s: %s", (day, min, max, text) => {
    expect(rangeError(day, min, max)).toBe(text);
  });

  test("a day out of range is stated as text beside the field", () => {
    expect(markup({ min: "2026-12-01" })).toContain("Choisissez une date à partir du 1er décembre 2026.");
  });

  test("the text of its owner comes first", () => {
    const html = markup({ min: "2026-12-01", error: "Trop tôt pour Karim." });
    expect(html).toContain("<span>Trop tôt pour Karim.</span>");
    expect(html).not.toContain("Choisissez une date");
  });
});
