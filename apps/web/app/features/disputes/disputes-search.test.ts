import { expect, it } from "vitest";
import { disputesPath, readDisputesSearch } from "./disputes-search.ts";

it.each([
  ["/moderation/litiges", { state: "open", page: 1 }],
  ["/moderation/litiges?etat=clos", { state: "ended", page: 1 }],
  ["/moderation/litiges?etat=clos&page=3", { state: "ended", page: 3 }],
] as const)("%s is %j, and back", (path, search) => {
  expect(disputesPath(search)).toBe(path);
  expect(readDisputesSearch(new URL(path, "https://jobami.fr").searchParams)).toEqual(search);
});

it("ignores what it does not know", () => {
  expect(readDisputesSearch(new URLSearchParams("etat=perdu&page=-4"))).toEqual({ state: "open", page: 1 });
});
