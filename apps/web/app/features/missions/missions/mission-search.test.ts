import { expect, it } from "vitest";
import { filterOf, type MissionSearch, missionSearchPath, readMissionSearch } from "./mission-search.ts";

const all: MissionSearch = {
  view: "ouvertes",
  page: 1,
  q: "",
  category: "",
  isUrgent: false,
  sort: "recent",
};
const narrow: MissionSearch = {
  view: "mes",
  page: 3,
  q: "haie & thuyas",
  category: "jardinage",
  isUrgent: true,
  sort: "amount",
};
const read = (path: string) => readMissionSearch(new URL(path, "https://jobami.fr").searchParams);

it("a list that leaves everything open has the plain address [MISS-01]", () => {
  expect(missionSearchPath(all)).toBe("/dashboard/missions");
  expect(read("/dashboard/missions")).toEqual(all);
});

it("every choice is in the address, and comes back from it [MISS-01]", () => {
  expect(missionSearchPath(narrow)).toBe(
    "/dashboard/missions?vue=mes&q=haie+%26+thuyas&categorie=jardinage&urgent=oui&tri=prix&page=3",
  );
  expect(read(missionSearchPath(narrow))).toEqual(narrow);
});

it("what an address invents is left out", () => {
  expect(read("/?vue=toutes&categorie=pirate&urgent=1&tri=hasard&page=-4")).toEqual(all);
  expect(read("/?page=9999").page).toBe(100);
  expect(read(`/?q=${"a".repeat(200)}`).q).toHaveLength(120);
});

it("asks the server for what narrows the list only [MISS-11, MISS-12]", () => {
  expect(filterOf(all)).toEqual({});
  expect(filterOf({ ...all, q: "  " })).toEqual({});
  expect(filterOf(narrow)).toEqual({
    search: "haie & thuyas",
    categories: "jardinage",
    is_urgent: "true",
    sort_by: "amount",
  });
});
