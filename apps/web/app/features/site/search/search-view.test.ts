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

  test.each([
    [{}, ""],
    [{ q: "tondre" }, "tondre"],
    [{ q: "tondre", when: "7" }, "tondre · d’ici 7 jours"],
    [
      { category: "jardinage", subcategory: "tonte-de-pelouse", place: "Lyon", when: "2026-12-05" },
      "Tonte de pelouse · Lyon · samedi 5 décembre",
    ],
  ])("states in one line what was asked: %o", (asked, line) => {
    const place = "place" in asked ? searchAnswer.place : null;
    expect(searchView({ ...emptySearch, ...asked }, { ...searchAnswer, place }, at).asked).toBe(line);
  });
});
