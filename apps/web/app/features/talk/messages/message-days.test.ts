import { expect, test } from "vitest";
import { dayText, hourText } from "./message-days.ts";

const now = Date.parse("2026-11-24T22:30:00.000Z");

test("days between messages have the names that people give them, in France", () => {
  const dayLabel = (instant: string) => dayText(Date.parse(instant), now);
  expect(dayLabel("2026-11-24T08:00:00.000Z")).toBe("Aujourd’hui");
  // It is past midnight in France already.
  expect(dayLabel("2026-11-23T23:30:00.000Z")).toBe("Aujourd’hui");
  expect(dayLabel("2026-11-23T08:00:00.000Z")).toBe("Hier");
  expect(dayLabel("2026-11-20T08:00:00.000Z")).toBe("Vendredi 20 novembre");
  expect(dayLabel("2025-12-31T08:00:00.000Z")).toBe("Mercredi 31 décembre 2025");
  expect(hourText(Date.parse("2026-11-24T09:05:00.000Z"))).toBe("10:05");
});
