import { doneProgress } from "@jobami/api/progress/fixtures";
import { expect, test } from "vitest";
import { sumWords } from "../../../entities/price/index.ts";
import { entryWords, hoursWords, owedWords, standingWords, untilWords } from "./copy.ts";

const now = Date.parse("2026-11-20T14:05:00Z");
const entry = {
  id: "1",
  at: "2026-11-20T14:05:00Z",
  note: "",
  dueOn: null,
  hours: null,
  amount: null,
  photos: [],
};

test.each([
  [0.75, "45\u00a0min"],
  [2, "2\u00a0h"],
  [2.25, "2\u00a0h\u00a015"],
  [10.5, "10\u00a0h\u00a030"],
])("%s hours are said as « %s »", (hours, said) => {
  expect(hoursWords(hours)).toBe(said);
});

test.each([
  [{ kind: "work.done" as const, hours: 2.5 }, "Fait, en 2\u00a0h\u00a030"],
  [{ kind: "euros.settled" as const, amount: 3000 }, "Réglé\u00a0: 30\u00a0€ en tout"],
  [{ kind: "jobis.settled" as const, amount: 0 }, "Réglé\u00a0: 0\u00a0Jobi en tout"],
  [{ kind: "changes.asked" as const, dueOn: "2026-12-01" }, "Reprise demandée pour mardi 1er décembre"],
  [{ kind: "euros.received" as const, amount: 5550 }, "55,50\u00a0€ reçus"],
  [{ kind: "jobis.sent" as const, amount: 4 }, "4\u00a0Jobi envoyés"],
  [{ kind: "agreed" as const }, "Convenu"],
])("an entry says what happened: %j", (changes, said) => {
  expect(entryWords({ ...entry, ...changes }, now)).toBe(said);
});

test("both coins are said, and no more than there is", () => {
  expect(sumWords({ cents: 3000, jobis: 4 })).toBe("30\u00a0€ et 4\u00a0Jobi");
  expect(sumWords({ cents: 0, jobis: 4 })).toBe("4\u00a0Jobi");
  expect(sumWords({ cents: 0, jobis: 0 })).toBe("0\u00a0€");
});

test("each side is told what it waits for", () => {
  const until = untilWords(doneProgress.confirmsItselfAt ?? "");
  expect(until).toBe("3 décembre");
  expect(standingWords("done", "client", "en_cours", until)).toMatch(
    /^Le jobbeur dit que c’est fait.* le 3 décembre\.$/,
  );
  expect(standingWords("done", "jobbeur", "en_cours", until)).toMatch(/^À l’autre personne de confirmer/);
  expect(standingWords("begun", "client", "annulee", null)).toBe("La mission a été annulée.");
});

test("what is owed is said with the hours that it is for", () => {
  expect(owedWords(doneProgress)).toBe("55\u00a0€ en tout.");
  const entries = [{ ...entry, kind: "work.done" as const, hours: 2.5 }];
  const payment = { ...doneProgress.payment, agreed: { cents: 5000, jobis: 0 } };
  expect(owedWords({ entries, payment })).toBe("2\u00a0h\u00a030 de travail\u00a0: 50\u00a0€ en tout.");
});
