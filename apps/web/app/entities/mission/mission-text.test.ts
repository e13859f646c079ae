import { openMission } from "@jobami/api/missions/fixtures";
import { describe, expect, it } from "vitest";
import {
  dayText,
  distanceText,
  momentOf,
  placeText,
  proposalCountText,
  shortDay,
  shortWhen,
} from "./mission-text.ts";
import { whenText } from "./when-text.ts";

const now = Date.UTC(2026, 10, 20, 9);

describe("what a mission states as text", () => {
  it("names its day the same wherever the reader is", () => {
    expect(dayText("2026-12-05", now)).toBe("samedi 5 décembre");
    expect(dayText("2026-12-11", now)).toBe("vendredi 11 décembre");
    expect(dayText("2026-01-01", now)).toBe("jeudi 1er janvier");
  });

  it("shows the year of a day of another year than this one in France", () => {
    expect(dayText("2027-01-01", now)).toBe("vendredi 1er janvier 2027");
    expect(dayText("2025-12-31", now)).toBe("mercredi 31 décembre 2025");
    const lastEvening = Date.UTC(2026, 11, 31, 23, 30);
    expect(dayText("2027-01-01", lastEvening)).toBe("vendredi 1er janvier");
  });

  it("names its day in short where rows are compared", () => {
    expect(shortDay("2026-12-05", now)).toBe("sam. 5 déc.");
    expect(shortDay("2027-01-01", now)).toBe("ven. 1er janv. 2027");
    expect(momentOf({ moment: "soir" })).toBe("le soir");
    expect(momentOf({ moment: "flexible" })).toBeNull();
  });

  it.each([
    ["flexible", "samedi 5 décembre, toute la journée"],
    ["matin", "samedi 5 décembre, le matin"],
    ["apres-midi", "samedi 5 décembre, l’après-midi"],
    ["soir", "samedi 5 décembre, le soir"],
  ] as const)("states %s as « %s »", (moment, text) => {
    expect(whenText({ date: "2026-12-05", moment }, now)).toBe(text);
  });

  it.each([
    ["asap", "flexible", "dès que possible, au plus tard le samedi 5 décembre", "dès que possible"],
    ["asap", "matin", "dès que possible, le matin, au plus tard le samedi 5 décembre", "dès que possible"],
    ["flexible", "flexible", "date flexible, au plus tard le samedi 5 décembre", "date flexible"],
  ] as const)("states the last day of one that is wanted %s (%s)", (timing, moment, text, short) => {
    const mission = { timing, moment, date: "2026-12-05" };
    expect(whenText(mission, now)).toBe(text);
    expect(shortWhen(mission, now)).toBe(short);
  });

  it.each([
    ["2026-12-07", "2026-12-13", "du lundi 7 au dimanche 13 décembre", "du lun. 7 au dim. 13 déc."],
    [
      "2026-12-28",
      "2027-01-01",
      "du lundi 28 décembre 2026 au vendredi 1er janvier 2027",
      "du lun. 28 déc. 2026 au ven. 1er janv. 2027",
    ],
    ["2026-12-01", "2026-12-02", "du mardi 1er au mercredi 2 décembre", "du mar. 1er au mer. 2 déc."],
  ])("states the days from %s to %s, each of which it takes", (date, endDate, text, short) => {
    expect(whenText({ date, endDate, moment: "flexible" }, now)).toBe(`${text}, chaque jour`);
    expect(whenText({ date, endDate, moment: "soir" }, now)).toBe(`${text}, chaque jour, le soir`);
    expect(shortWhen({ date, endDate }, now)).toBe(short);
  });

  it("names the commune, never an address", () => {
    expect(placeText(openMission.place)).toBe("Lyon (69003)");
    expect([0, 4].map(distanceText)).toEqual(["dans votre commune", "à 4\u00a0km"]);
  });

  it.each([
    [0, "Aucune proposition"],
    [1, "1 proposition"],
    [4, "4 propositions"],
  ])("counts %i as « %s »", (count, text) => {
    expect(proposalCountText(count)).toBe(text);
  });
});
