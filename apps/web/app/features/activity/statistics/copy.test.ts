import { emptyFigures, jobbeurFigures } from "@jobami/api/statistics/fixtures";
import { expect, test } from "vitest";
import { changeOf, isNothing, minutesWords, moneyWords, partWords } from "./copy.ts";

test.each([
  [{ now: 5, before: 3 }, "more", { direction: "up", meaning: "good", words: "2 de plus" }],
  [{ now: 5, before: 3 }, "less", { direction: "up", meaning: "bad", words: "2 de plus" }],
  [{ now: 1, before: 3 }, "less", { direction: "down", meaning: "good", words: "2 de moins" }],
  [{ now: 1, before: 3 }, "more", { direction: "down", meaning: "bad", words: "2 de moins" }],
  [{ now: 1, before: 3 }, "neither", { direction: "down", meaning: "neutral", words: "2 de moins" }],
  [{ now: 3, before: 3 }, "more", { direction: "same", meaning: "neutral", words: "comme avant" }],
  [{ now: 0, before: 0 }, "more", undefined],
  [{ now: null, before: 3 }, "more", undefined],
  [{ now: 3, before: null }, "more", undefined],
] as const)("%o where %s is welcome moved by %o", (figure, wish, change) => {
  expect(changeOf(figure, wish)).toEqual(change);
});

test.each([
  [0, 0, "0\u00a0€"],
  [4050, 0, "40,50\u00a0€"],
  [-1000, 0, "\u221210\u00a0€"],
  [0, 3, "3\u00a0Jobi"],
  [4050, 3, "40,50\u00a0€ et 3\u00a0Jobi"],
])("%i cents and %i Jobi are « %s »", (cents, jobis, words) => {
  expect(moneyWords(cents, jobis)).toBe(words);
});

test.each([
  [null, "—"],
  [0, "moins d’une minute"],
  [48, "48\u00a0min"],
  [60, "1\u00a0h"],
  [125, "2\u00a0h\u00a005"],
  [2880, "2\u00a0jours"],
])("%s minutes are « %s »", (minutes, words) => {
  expect(minutesWords(minutes)).toBe(words);
});

test("days and months are named as they are read", () => {
  expect([partWords("2026-11-03", "30j"), partWords("2026-11-01", "12m")]).toEqual(["3 nov.", "nov. 2026"]);
});

test("nothing is nothing on either side", () => {
  expect([isNothing(emptyFigures), isNothing(jobbeurFigures)]).toEqual([true, false]);
  expect(isNothing({ ...emptyFigures, views: { now: 0, before: 1 } })).toBe(false);
});
