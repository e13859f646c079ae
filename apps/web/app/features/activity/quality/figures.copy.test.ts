import { describe, expect, test } from "vitest";
import { missingText } from "./badges.copy.ts";
import { helps, minutesText, percentText } from "./figures.copy.ts";

const of = (value: number | null, cases = 8) => ({ value, cases });

describe("figures as text", () => {
  test.each([
    [null, "—"],
    [0.2, "moins d’une minute"],
    [1, "1\u00a0min"],
    [59.4, "59\u00a0min"],
    [60, "1\u00a0h"],
    [200, "3\u00a0h\u00a020"],
    [2879, "47\u00a0h\u00a059"],
    [2880, "2\u00a0jours"],
  ])("%s minutes are « %s »", (minutes, text) => {
    expect(minutesText(of(minutes))).toBe(text);
  });

  test("show a dash and how many are missing where there is too little", () => {
    expect([percentText(of(92)), percentText(of(null))]).toEqual(["92\u00a0%", "—"]);
    expect(helps.answerRate(of(null, 1))).toBe(
      "Pas encore assez\u00a0: 1\u00a0premier message, il en faut 5.",
    );
    expect(helps.answerRate(of(92, 12))).toContain("Sur 12\u00a0premiers messages reçus");
    expect(helps.rating(of(null, 2))).toBe("Pas encore assez\u00a0: 2\u00a0avis, il en faut 5.");
    expect(helps.completion(of(86, 7), 6, 1)).toMatch(/6\sterminées, 1\sannulée\.$/);
  });
});

test("what a badge still wants is stated of each fact", () => {
  const missing = [
    { fact: "identity", has: 0, least: 1 },
    { fact: "missions", has: 6, least: 25 },
    { fact: "rating", has: 4.22, least: 4.3 },
    { fact: "quickShare", has: 66, least: 80 },
  ] as const;
  expect(missingText({ missing: [...missing] })).toEqual([
    "Une pièce d’identité acceptée et en cours de validité",
    "Missions terminées\u00a0: 6 sur 25",
    "Note\u00a0: 4,22, il faut 4,3",
    "Réponses en 2 heures\u00a0: 66\u00a0% sur 80\u00a0% attendus",
  ]);
});
