import { expect, test } from "vitest";
import { administratorsPlace, moderatorsPlace } from "../../staff-pages.ts";
import { casesFilterOf, casesPath, everyCase, readCasesSearch } from "./cases-search.ts";

test.each([
  [everyCase, "/moderation"],
  [{ ...everyCase, state: "decided" }, "/moderation?etat=traites"],
  [
    { state: "open", kind: "comment", source: "filter", page: 3 },
    "/moderation?contenu=commentaire&origine=filtre&page=3",
  ],
  [
    { state: "decided", kind: "profile", source: "people", page: 1 },
    "/moderation?etat=traites&contenu=profil&origine=personnes",
  ],
] as const)("%j stands at %s, and is read from it", (search, path) => {
  expect(casesPath(moderatorsPlace, search)).toBe(path);
  expect(casesPath(administratorsPlace, search)).toBe(path.replace("/moderation", "/admin/reported-content"));
  expect(readCasesSearch(new URL(path, "https://exemple.fr").searchParams)).toEqual(search);
});

test("what an address says that is not known is ignored", () => {
  const params = new URLSearchParams("etat=autre&contenu=comment&origine=%00&page=-4");
  expect(readCasesSearch(params)).toEqual(everyCase);
});

test("the contract is asked for what narrows alone", () => {
  expect(casesFilterOf(everyCase)).toEqual({ status: "open" });
  expect(casesFilterOf({ state: "decided", kind: "mission", source: "people", page: 2 })).toEqual({
    status: "decided",
    kind: "mission",
    source: "people",
  });
});
