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

  test("states from when on a person is free, and on which of the days that were asked for", () => {
    const facts = (when: string) =>
      searchView({ ...mowing, when }, searchAnswer, at).people.map((one) => one.facts.split(" · ")[2]);
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

  test("names when a person may be wanted beside the results, the next days by name", () => {
    const [times] = searchView({ ...mowing, when: "2027-01-09" }, searchAnswer, at).filters;
    expect(times?.links.map(({ label }) => label)).toEqual([
      "Peu importe",
      "Aujourd’hui",
      "Demain",
      "Ce week-end",
      "D’ici 3 jours",
      "D’ici 7 jours",
      "Mercredi 2 décembre",
      "Jeudi 3 décembre",
      "Vendredi 4 décembre",
      "Samedi 5 décembre",
      "Dimanche 6 décembre",
      "Samedi 9 janvier",
    ]);
    expect(times?.links.find(({ isCurrent }) => isCurrent)?.label).toBe("Samedi 9 janvier");
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
