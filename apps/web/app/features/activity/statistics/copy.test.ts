import { emptyFigures, jobbeurFigures } from "@jobami/api/statistics/fixtures";
import { expect, test } from "vitest";
import { changeOf, isNothing, minutesText, moneyText, partText } from "./copy.ts";

test.each([
  [{ now: 5, before: 3 }, "more", { direction: "up", meaning: "good", text: "2 de plus" }],
  [{ now: 5, before: 3 }, "less", { direction: "up", meaning: "bad", text: "2 de plus" }],
  [{ now: 1, before: 3 }, "less", { direction: "down", meaning: "good", text: "2 de moins" }],
  [{ now: 1, before: 3 }, "more", { direction: "down", meaning: "bad", text: "2 de moins" }],
  [{ now: 1, before: 3 }, "neither", { direction: "down", meaning: "neutral", text: "2 de moins" }],
  [{ now: 3, before: 3 }, "more", { direction: "same", meaning: "neutral", text: "comme avant" }],
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
])("%i cents and %i Jobi are « %s »", (cents, jobis, text) => {
  expect(moneyText(cents, jobis)).toBe(text);
});

test.each([
  [null, "—"],
  [0, "moins d’une minute"],
  [48, "48\u00a0min"],
  [60, "1\u00a0h"],
  [125, "2\u00a0h\u00a005"],
  [2880, "2\u00a0jours"],
])("%s minutes are « %s »", (minutes, text) => {
  expect(minutesText(minutes)).toBe(text);
});

test("days and months are named as they are read", () => {
  expect([partText("2026-11-03", "30j"), partText("2026-11-01", "12m")]).toEqual(["3 nov.", "nov. 2026"]);
});

test("nothing is nothing on either side", () => {
  expect([isNothing(emptyFigures), isNothing(jobbeurFigures)]).toEqual([true, false]);
  expect(isNothing({ ...emptyFigures, views: { now: 0, before: 1 } })).toBe(false);
});
