import { foundPeople, searchAnswer } from "@jobami/api/search/fixtures";
import { describe, expect, test } from "vitest";
import { emptySearch } from "./search-address.ts";
import { searchView } from "./search-view.ts";

const at = { today: "2026-11-30" };
const mowing = {
  ...emptySearch,
  category: "jardinage",
  subcategory: "tonte-de-pelouse",
  place: "Lyon",
  priceMax: 30,
  isVerified: true,
};

describe("a search, as it is drawn", () => {
  test("states why a person was found only where their row does not show it", () => {
    const { people } = searchView(mowing, searchAnswer, at);
    expect(people.map(({ name, reasons }) => [name, reasons])).toEqual([
      ["Karim B.", ""],
      ["Nora D.", "se déplace jusqu’à 2\u00a0km seulement\u00a0: posez-lui la question"],
      ["Ugo L.", "vos mots sont dans son profil · se déplace jusqu’à 20\u00a0km"],
    ]);
    expect(people).toHaveLength(foundPeople.length);
  });

  test("has one chip for a category and the service of it that was chosen", () => {
    const labels = (search: Partial<typeof emptySearch>) =>
      searchView({ ...emptySearch, ...search }, searchAnswer, at).chips.map(({ label }) => label);
    expect(labels({ category: "jardinage" })).toEqual(["Jardinage"]);
    expect(labels({ category: "jardinage", subcategory: "tonte-de-pelouse" })).toEqual(["Tonte de pelouse"]);
    const [chip] = searchView(mowing, searchAnswer, at).chips;
    expect(chip?.path).toBe("/services/search?lieu=Lyon&prix=30&verifie=oui");
  });

  test("stays with what was typed for the service that was chosen, as far as the mission that is published for it", () => {
    const asked = { ...emptySearch, category: "garde-d-animaux", subcategory: "visite-a-domicile" };
    const view = searchView({ ...asked, need: "garder mon chat" }, searchAnswer, at);
    expect(view.asked).toMatch(/^Visite à domicile \(«\sgarder mon chat\s»\) · /);
    expect(new URLSearchParams(view.publish.member.split("?")[1]).get("besoin")).toBe("garder mon chat");
    expect(view.chips[1]).toEqual({
      label: "«\u202fgarder mon chat\u202f»",
      path: "/services/search?category=garde-d-animaux&subcategory=visite-a-domicile",
    });
  });

  test("states how far a person is, and nothing where they are in the commune that is asked for", () => {
    const at0 = { ...searchAnswer, data: foundPeople.map((one) => ({ ...one, distanceKm: 0 })) };
    const distances = (answer: typeof searchAnswer) =>
      searchView(mowing, answer, at).people.flatMap(({ facts }) => facts.match(/\d+\skm/g) ?? []);
    expect(distances(searchAnswer).length).toBeGreaterThan(0);
    expect(distances(at0)).toEqual([]);
  });

  test("asks when in the box alone", () => {
    const { times, filters } = searchView(mowing, searchAnswer, at);
    expect(times.map(({ label }) => label)).toContain("Demain");
    expect(filters.flatMap(({ links }) => links.map(({ label }) => label))).not.toContain("Demain");
  });

  test("states from when on a person is free, and on which of the days that were asked for", () => {
    const facts = (when: string) =>
      searchView({ ...mowing, when }, searchAnswer, at).people.map((one) =>
        one.facts.split(" · ").find((fact) => fact.startsWith("libre")),
      );
    expect(facts("")).toEqual([
      "libre à partir de mardi 1er décembre",
      undefined,
      "libre à partir de samedi 5 décembre",
    ]);
    expect(facts("week-end")).toEqual(["libre mardi 1er décembre", undefined, "libre samedi 5 décembre"]);
  });

  test("asks a person for the day on which they are free, of several that suit", () => {
    const days = (when: string) =>
      searchView({ ...mowing, when }, searchAnswer, at).people.map((one) =>
        new URLSearchParams(one.ask.member.split("?")[1]).get("jour"),
      );
    expect(days("")).toEqual([null, null, null]);
    expect(days("7")).toEqual(["2026-12-01", null, "2026-12-05"]);
  });

  test("proposes the days from the one on which it is asked, whoever asked on another one before", () => {
    const proposed = (today: string, when: string) =>
      searchView({ ...mowing, when }, searchAnswer, { today }).times.map(({ value }) => value);
    const days = ["2026-11-30", "2026-12-01", "2026-11-30"];
    expect(days.map((today) => proposed(today, "").slice(1, 3))).toEqual([
      ["2026-11-30", "2026-12-01"],
      ["2026-12-01", "2026-12-02"],
      ["2026-11-30", "2026-12-01"],
    ]);
    expect([proposed("2026-11-30", "2027-01-09").at(-1), proposed("2026-11-30", "").at(-1)]).toEqual([
      "2027-01-09",
      "2026-12-27",
    ]);
  });

  test("names when a person may be wanted, the day that is asked for too where it is far", () => {
    const { times } = searchView({ ...mowing, when: "2027-01-09" }, searchAnswer, at);
    const labels = times.map(({ label }) => label);
    expect(labels.slice(0, 8)).toEqual([
      "Peu importe",
      "Aujourd’hui",
      "Demain",
      "Ce week-end",
      "D’ici 3 jours",
      "D’ici 7 jours",
      "Mercredi 2 décembre",
      "Jeudi 3 décembre",
    ]);
    expect(labels.at(-1)).toBe("Samedi 9 janvier");
  });

  test.each([
    [{}, ""],
    [{ q: "tondre" }, "tondre · peu importe quand"],
    [{ q: "tondre", when: "7" }, "tondre · d’ici 7 jours"],
    [{ q: "tondre", when: "week-end" }, "tondre · ce week-end"],
    [
      { category: "jardinage", subcategory: "tonte-de-pelouse", place: "Lyon", when: "2026-12-05" },
      "Tonte de pelouse · Lyon · samedi 5 décembre",
    ],
  ])("states in one line what was asked: %o", (asked, line) => {
    const place = "place" in asked ? searchAnswer.place : null;
    expect(searchView({ ...emptySearch, ...asked }, { ...searchAnswer, place }, at).asked).toBe(line);
  });
});
