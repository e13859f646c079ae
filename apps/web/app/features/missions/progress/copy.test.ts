import { doneProgress } from "@jobami/api/progress/fixtures";
import { expect, test } from "vitest";
import { sumText } from "../../../entities/price/index.ts";
import { entryText, hourlyTotal, hoursText, owedText, untilText } from "./copy.ts";

const now = Date.parse("2026-11-20T14:05:00Z");
const entry = {
  id: "1",
  at: "2026-11-20T14:05:00Z",
  note: "",
  dueOn: null,
  hours: null,
  minutes: null,
  amount: null,
  photos: [],
};

test.each([
  [0.75, "45\u00a0min"],
  [2, "2\u00a0h"],
  [2.25, "2\u00a0h\u00a015"],
  [10.5, "10\u00a0h\u00a030"],
])("%s hours are stated as « %s »", (hours, expected) => {
  expect(hoursText(hours)).toBe(expected);
});

test.each([
  [{ kind: "work.done" as const, hours: 2.5 }, "Fait, en 2\u00a0h\u00a030"],
  [{ kind: "euros.settled" as const, amount: 3000 }, "Réglé\u00a0: 30\u00a0€ en tout"],
  [{ kind: "jobis.settled" as const, amount: 0 }, "Réglé\u00a0: 0\u00a0Jobi en tout"],
  [{ kind: "changes.asked" as const, dueOn: "2026-12-01" }, "Reprise demandée pour mardi 1er décembre"],
  [{ kind: "euros.received" as const, amount: 5550 }, "55,50\u00a0€ reçus"],
  [{ kind: "jobis.sent" as const, amount: 4 }, "4\u00a0Jobi envoyés"],
  [{ kind: "agreed" as const }, "Convenu"],
])("an entry states what happened: %j", (changes, expected) => {
  expect(entryText({ ...entry, ...changes }, now)).toBe(expected);
});

test("both currencies are stated, and no more than there is", () => {
  expect(sumText({ cents: 3000, jobis: 4 })).toBe("30\u00a0€ et 4\u00a0Jobi");
  expect(sumText({ cents: 0, jobis: 4 })).toBe("4\u00a0Jobi");
  expect(sumText({ cents: 0, jobis: 0 })).toBe("0\u00a0€");
});

test("until when a client is waited for is a day", () => {
  expect(untilText(doneProgress.confirmsItselfAt ?? "")).toBe("3 décembre");
});

test("what is owed is stated with the hours that it is for", () => {
  expect(owedText(doneProgress)).toBe("55\u00a0€ en tout.");
  const entries = [{ ...entry, kind: "work.done" as const, hours: 2.5 }];
  const payment = { ...doneProgress.payment, agreed: { cents: 5000, jobis: 0 } };
  expect(owedText({ entries, payment })).toBe("2\u00a0h\u00a030 de travail\u00a0: 50\u00a0€ en tout.");
  expect(hourlyTotal({ entries, payment })).toBe("50\u00a0€ pour 2\u00a0h\u00a030");
  expect(hourlyTotal(doneProgress)).toBe("");
});
