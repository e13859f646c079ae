import { expect, test } from "vitest";
import { administratorsPlace, moderatorsPlace } from "../frame/index.ts";
import { casesFilterOf, casesPath, everyCase, readCasesSearch } from "./cases-search.ts";

test.each([
  [everyCase, "/moderation/signalements"],
  [{ ...everyCase, state: "late" }, "/moderation/signalements?etat=en-retard"],
  [{ ...everyCase, state: "decided" }, "/moderation/signalements?etat=traites"],
  [
    { state: "open", kind: "comment", source: "filter", cursor: "apres~1~a" },
    "/moderation/signalements?contenu=commentaire&origine=filtre&place=apres%7E1%7Ea",
  ],
  [
    { state: "decided", kind: "profile", source: "people", cursor: "" },
    "/moderation/signalements?etat=traites&contenu=profil&origine=personnes",
  ],
] as const)("%j stands at %s, and is read from it", (search, path) => {
  expect(casesPath(moderatorsPlace, search)).toBe(path);
  expect(casesPath(administratorsPlace, search)).toBe(
    path.replace("/moderation/signalements", "/admin/reported-content"),
  );
  expect(readCasesSearch(new URL(path, "https://exemple.fr").searchParams)).toEqual(search);
});

test("what an address states that is not known is ignored", () => {
  const params = new URLSearchParams("etat=autre&contenu=comment&origine=%00&place=0~1");
  expect(readCasesSearch(params)).toEqual(everyCase);
});

test("the contract is asked for what narrows alone", () => {
  expect(casesFilterOf(everyCase)).toEqual({ status: "open" });
  expect(casesFilterOf({ state: "decided", kind: "mission", source: "people", cursor: "" })).toEqual({
    status: "decided",
    kind: "mission",
    source: "people",
  });
});
