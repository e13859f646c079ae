import { expect, test } from "vitest";
import { offerFilter, readOfferSearch } from "./offer-search.ts";
import { searchPath } from "./where.ts";

const read = (query: string) => readOfferSearch(new URLSearchParams(query));

test("a search stands in its address, and comes back from it", () => {
  const search = { q: "haie lille", category: "jardinage", page: 3 };
  const path = searchPath("/ici", search);
  expect(path).toBe("/ici?q=haie+lille&service=jardinage&page=3");
  expect(read(path.split("?")[1] ?? "")).toEqual(search);
  expect(searchPath("/ici", read(""))).toBe("/ici");
});

test("an address that makes no sense asks for everything", () => {
  expect(read("service=inconnu&page=-4&q=+++")).toEqual({ q: "", category: "", page: 1 });
  expect(read(`q=${"x".repeat(500)}`).q).toHaveLength(100);
  expect(offerFilter(read("service=inconnu"))).toEqual({});
  expect(offerFilter(read("q=haie&service=jardinage"))).toEqual({ q: "haie", category: "jardinage" });
});
