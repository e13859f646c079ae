import { describe, expect, test } from "vitest";
import {
  everybody,
  inactivePath,
  type PeopleSearch,
  peopleFilter,
  peoplePath,
  readInactiveSearch,
  readPeopleSearch,
  wishesPath,
} from "./people-search.ts";

const paramsOf = (path: string) => new URLSearchParams(path.split("?")[1] ?? "");

describe("the address of the accounts", () => {
  test.each<[PeopleSearch, string]>([
    [everybody, "/admin/user-management"],
    [{ ...everybody, q: " léa " }, "/admin/user-management?q=l%C3%A9a"],
    [
      { q: "", role: "jobmodo", userType: "other", state: "suspended", factor: "", cursor: "fin" },
      "/admin/user-management?role=moderation&genre=demandeur&etat=suspendu&place=fin",
    ],
  ])("states %o", (search, path) => {
    expect(peoplePath(search)).toBe(path);
    expect(readPeopleSearch(paramsOf(path))).toEqual({ ...search, q: search.q.trim() });
  });

  test("ignores what it does not know", () => {
    expect(readPeopleSearch(paramsOf("?role=roi&genre=x&etat=y&place=-2"))).toEqual(everybody);
  });

  test("asks the server for what is chosen alone", () => {
    expect(peopleFilter(everybody)).toEqual({});
    expect(peopleFilter({ ...everybody, q: " a ", state: "closed" })).toEqual({
      search: "a",
      state: "closed",
    });
  });
});

test("the address of the inactive accounts states months other than six", () => {
  expect(inactivePath({ months: 6, cursor: "" })).toBe("/admin/inactive-accounts");
  expect(inactivePath({ months: 24, cursor: "fin" })).toBe("/admin/inactive-accounts?mois=24&place=fin");
  expect(readInactiveSearch(paramsOf("?mois=24&place=fin"))).toEqual({ months: 24, cursor: "fin" });
  expect(readInactiveSearch(paramsOf("?mois=5"))).toEqual({ months: 6, cursor: "" });
});

test("the address of the wishes states the place", () => {
  expect([wishesPath(""), wishesPath("fin")]).toEqual([
    "/admin/birthday-management",
    "/admin/birthday-management?place=fin",
  ]);
});
