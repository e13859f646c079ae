import { openMission } from "@jobami/api/missions/fixtures";
import { describe, expect, it } from "vitest";
import { dayWords, personName, placeWords, proposalCountWords, whenWords } from "./mission-words.ts";

describe("what a mission says in words", () => {
  it("names its day the same wherever the reader is", () => {
    expect(dayWords("2026-12-05")).toBe("samedi 5 décembre");
    expect(dayWords("2026-12-11")).toBe("vendredi 11 décembre");
    expect(dayWords("2027-01-01")).toBe("vendredi 1er janvier");
  });

  it.each([
    ["flexible", "samedi 5 décembre, horaire libre"],
    ["matin", "samedi 5 décembre, le matin"],
    ["apres-midi", "samedi 5 décembre, l’après-midi"],
    ["soir", "samedi 5 décembre, le soir"],
  ] as const)("says %s as « %s »", (moment, words) => {
    expect(whenWords({ date: "2026-12-05", moment })).toBe(words);
  });

  it("names the commune, never an address", () => {
    expect(placeWords(openMission.place)).toBe("Lyon (69003)");
  });

  it.each([
    [0, "aucune proposition"],
    [1, "1 proposition"],
    [4, "4 propositions"],
  ])("counts %i as « %s »", (count, words) => {
    expect(proposalCountWords(count)).toBe(words);
  });

  it("shows a first name and an initial only", () => {
    expect(personName(openMission.owner)).toBe("Léa M.");
  });
});
