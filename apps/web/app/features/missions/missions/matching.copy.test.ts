import { matchingMissions } from "@jobami/api/missions/fixtures";
import { expect, test } from "vitest";
import { fitText, reactionCounts } from "./matching.copy.ts";

test("a mission states why it suits: how far, which service, and that one is available", () => {
  expect(matchingMissions.map(fitText)).toEqual([
    "Dans votre commune · Montage de meubles · Vous êtes disponible",
    "À environ 4\u00a0km de vous · Aide au déménagement",
  ]);
});

test("what is agreed for its day counts before one's usual week", () => {
  const [mission] = matchingMissions;
  if (mission === undefined) throw new Error("There is no mission.");
  const { id: missionId, title, owner } = mission;
  const booked = { missionId, title, owner };
  expect(fitText({ ...mission, fit: { ...mission.fit, booked } })).toBe(
    `Dans votre commune · Montage de meubles · Vous avez déjà une mission ce jour-là, pour ${owner.prenom} ${owner.initiale}.`,
  );
});

test.each([
  [0, 0, null],
  [1, 0, "1\u00a0personne aime votre mission."],
  [3, 1, "3\u00a0personnes aiment votre mission, 1\u00a0personne la recommande."],
  [0, 2, "2\u00a0personnes recommandent votre mission."],
])("%i likes and %i recommendations are reported to the owner", (likes, recommendations, expected) => {
  expect(reactionCounts({ likes, recommendations })).toBe(expected);
});
