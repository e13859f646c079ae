import { expect, it } from "vitest";
import { documentStatus, dueReminder } from "./index.ts";

it("counts up to and with its last day", () => {
  expect(documentStatus("accepted", "2026-12-31", "2026-12-31")).toBe("accepted");
  expect(documentStatus("accepted", "2026-12-31", "2027-01-01")).toBe("expired");
  expect(documentStatus("accepted", null, "2090-01-01")).toBe("accepted");
  expect(documentStatus("refused", "2026-12-31", "2027-01-01")).toBe("refused");
});

it.each([
  ["2026-11-20", null, null],
  ["2026-12-01", null, 30],
  ["2026-12-01", 30, null],
  ["2026-12-10", null, 30],
  ["2026-12-23", 30, null],
  ["2026-12-24", 30, 7],
  // A server that slept gives one reminder, not both.
  ["2026-12-24", null, 7],
  ["2026-12-31", 7, null],
  ["2026-12-31", null, 7],
  ["2027-01-01", null, null],
] as const)("on %s, after reminder %s, reminder %s is due", (today, reminded, due) => {
  expect(dueReminder({ expiresOn: "2026-12-31", reminded }, today)).toBe(due);
});
