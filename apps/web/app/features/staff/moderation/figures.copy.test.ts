import { noReportStats, reportStats } from "@jobami/api/reports/fixtures";
import { expect, it } from "vitest";
import { durationText, summary } from "./figures.copy.ts";

it.each([
  [null, "—"],
  [0, "moins d’une minute"],
  [59, "moins d’une minute"],
  [60, "1 minute"],
  [3599, "60 minutes"],
  [3600, "1 heure"],
  [9000, "3 heures"],
  [172_799, "48 heures"],
  [172_800, "2 jours"],
] as const)("%s seconds are « %s »", (seconds, expected) => {
  expect(durationText(seconds)).toBe(expected);
});

it("writes the figures as text", () => {
  expect(summary(reportStats)).toBe(
    "27 contenus signalés\u00a0: 23 traités, 4 à traiter. 26 signalements de personnes (dont 2 visiteurs), 11 du filtre automatique. La moitié attend moins de 3 heures la première décision.",
  );
  expect(summary(noReportStats)).toBe(
    "0 contenu signalé\u00a0: 0 traité, 0 à traiter. 0 signalement de personnes (dont 0 visiteur), 0 du filtre automatique.",
  );
});
