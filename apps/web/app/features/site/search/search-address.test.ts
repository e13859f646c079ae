import { expect, test } from "vitest";
import { emptySearch, readSearchAddress, searchPath, searchQueryOf } from "./search-address.ts";

const read = (text: string) => readSearchAddress(new URLSearchParams(text));

test("what an address states is what it is read as, and the default is left out", () => {
  const search = {
    ...emptySearch,
    category: "jardinage",
    subcategory: "taille-de-haies",
    place: "Lyon (69)",
    radius: 50,
    priceMax: 30,
    day: "saturday" as const,
    ratingMin: 4.5,
    isVerified: true,
    commune: "69266",
    freeWithin: 3,
    sort: "price" as const,
    page: 3,
  };
  const path = searchPath(search);
  expect(path).toBe(
    "/services/search?category=jardinage&subcategory=taille-de-haies&lieu=Lyon+%2869%29&rayon=50&prix=30&jour=samedi&note=4.5&verifie=oui&commune=69266&libre=3&tri=prix&page=3",
  );
  expect(read(path.split("?")[1] ?? "")).toEqual(search);
  expect(searchPath({})).toBe("/services/search");
});

test("terms are lowercased, and not used beside a category", () => {
  expect(read("q=PLOMBIER").q).toBe("plombier");
  expect(read("q=plombier&category=jardinage").q).toBe("");
  expect(read("subcategory=plomberie").subcategory).toBe("");
});

test("another filter begins at the first page", () => {
  const search = read("q=plombier&page=4");
  expect(searchPath({ radius: 10 }, search)).toBe("/services/search?q=plombier&rayon=10");
});

test("what an address cannot mean is ignored", () => {
  expect(read("rayon=7&commune=69266&libre=4&prix=-3&jour=monday&tri=hasard&page=-4&q=%00a%0Ab")).toEqual({
    ...emptySearch,
    q: "a b",
  });
  expect(read(`q=${"a".repeat(500)}`).q).toHaveLength(120);
});

test("the contract is asked for what was stated, and no more", () => {
  expect(searchQueryOf(read("q=plombier&lieu=Lyon"))).toEqual({
    q: "plombier",
    place: "Lyon",
    radius: "25",
    sort: "fit",
    page: "1",
  });
});
