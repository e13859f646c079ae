import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { TimeField, type TimeFieldProps } from "./TimeField.tsx";
import { timeRangeError } from "./time-range.ts";

function markup(props: Partial<TimeFieldProps> = {}): string {
  return renderToStaticMarkup(<TimeField label="Heure" value="08:30" onChange={() => {}} {...props} />);
}

describe("TimeField", () => {
  test("is hours and minutes on a clock of 24 hours [apg:spinbutton/role]", () => {
    const parts = [...markup({ value: "18:05" }).matchAll(/role="spinbutton"[^>]*/g)].map(([part]) => ({
      now: /aria-valuenow="(\d+)"/.exec(part)?.[1],
      max: /aria-valuemax="(\d+)"/.exec(part)?.[1],
    }));
    expect(parts).toEqual([
      { now: "18", max: "23" },
      { now: "5", max: "59" },
    ]);
  });

  test("sends HH:mm with a form", () => {
    expect(markup({ name: "time" })).toContain('<input type="hidden" name="time" value="08:30"/>');
    expect(markup({ name: "time", value: null })).toContain('<input type="hidden" name="time" value=""/>');
  });

  test.each([
    ["07:59", "08:00", undefined, "Choisissez une heure à partir de 8\u00a0h."],
    ["19:31", undefined, "19:30", "Choisissez une heure jusqu’à 19\u00a0h\u00a030."],
    ["20:00", "08:00", "19:30", "Choisissez une heure entre 8\u00a0h et 19\u00a0h\u00a030."],
    ["08:00", "08:00", "19:30", undefined],
    [null, "08:00", undefined, undefined],
  ])("%s from %s to %s: %s", (time, min, max, text) => {
    expect(timeRangeError(time, min, max)).toBe(text);
  });

  test("a time out of range is stated beside the field, unless its owner has other text", () => {
    expect(markup({ min: "09:00" })).toContain("Choisissez une heure à partir de");
    expect(markup({ min: "09:00", error: "Trop tôt pour Karim." })).not.toContain("Choisissez");
  });
});
