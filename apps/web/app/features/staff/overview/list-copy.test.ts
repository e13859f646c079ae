import { expect, test } from "vitest";
import { lengthText } from "../frame/index.ts";
import { figureText, kindTitle, targetText } from "./work.copy.ts";

const noun = { none: "Aucun compte", one: "compte" };
const exactly = (totalCount: number) => ({ totalCount, countIsEstimated: false });

test.each([
  [{ totalCount: null }, ""],
  [exactly(0), "Aucun compte"],
  [exactly(1), "1\u00a0compte"],
  [exactly(1000), "1\u202f000\u00a0comptes"],
  [{ totalCount: 940_000, countIsEstimated: true }, "Environ 940\u202f000\u00a0comptes"],
])("%j is stated as « %s »", (list, said) => {
  expect(lengthText(list, noun)).toBe(said);
});

test("what waits is stated in its number, with what is estimated", () => {
  expect(kindTitle("tickets", exactly(1))).toBe("1\u00a0demande d’aide à traiter");
  expect(kindTitle("appeals", exactly(3))).toBe("3\u00a0recours à trancher");
  expect(kindTitle("papers", { totalCount: 1200, countIsEstimated: true })).toBe(
    "Environ 1\u202f200\u00a0personnes dont les documents attendent",
  );
  expect([figureText("mine", exactly(1)), figureText("late", exactly(2))]).toEqual([
    "dont 1 à vous",
    "dont 2 en retard",
  ]);
});

test("a target is stated in hours, and from two days on in days", () => {
  expect([24, 36, 48, 168].map(targetText)).toEqual([
    "Objectif\u00a0: 24\u00a0heures",
    "Objectif\u00a0: 36\u00a0heures",
    "Objectif\u00a0: 2\u00a0jours",
    "Objectif\u00a0: 7\u00a0jours",
  ]);
});
