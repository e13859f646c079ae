import { expect, test } from "vitest";
import { emptySearch, searchPath } from "./search-address.ts";
import { readSearchAddress, searchQueryOf } from "./search-reading.ts";

/** A Monday. */
const today = "2026-11-30";
const read = (text: string) => readSearchAddress(new URLSearchParams(text), today);

test("what an address states is what it is read as, and the default is left out", () => {
  const search = {
    ...emptySearch,
    category: "jardinage",
    subcategory: "taille-de-haies",
    need: "couper ma haie",
    place: "Lyon (69)",
    radius: 50,
    priceMax: 30,
    when: "2026-12-05",
    ratingMin: 4.5,
    isVerified: true,
    commune: "69266",
    sort: "price" as const,
    cursor: "apres~2000~1~3~01930000-0000-7000-8000-0000000000a1",
  };
  const path = searchPath(search);
  expect(path).toBe(
    "/services/search?category=jardinage&subcategory=taille-de-haies&besoin=couper+ma+haie&lieu=Lyon+%2869%29&rayon=50&prix=30&quand=2026-12-05&note=4.5&verifie=oui&commune=69266&tri=prix&suite=apres%7E2000%7E1%7E3%7E01930000-0000-7000-8000-0000000000a1",
  );
  expect(read(path.split("?")[1] ?? "")).toEqual(search);
  expect(searchPath({})).toBe("/services/search");
});

test("terms are lowercased, and not used beside a category", () => {
  expect(read("q=PLOMBIER").q).toBe("plombier");
  expect(read("q=plombier&category=jardinage").q).toBe("");
  expect(read("subcategory=plomberie").subcategory).toBe("");
  expect(read("besoin=plombier").need).toBe("");
});

test("another filter begins at the first page", () => {
  const search = read("q=plombier&suite=apres~1~0");
  expect(search.cursor).toBe("apres~1~0");
  expect(searchPath({ radius: 10 }, search)).toBe("/services/search?q=plombier&rayon=10");
});

test("what an address cannot mean is ignored", () => {
  expect(read("rayon=7&commune=69266&quand=4&prix=-3&tri=hasard&suite=-4&q=%00a%0Ab")).toEqual({
    ...emptySearch,
    q: "a b",
  });
  expect(read(`q=${"a".repeat(500)}`).q).toHaveLength(120);
});

test("a day that is over, is none or lies beyond a year is any time", () => {
  for (const day of ["2026-11-29", "2027-02-30", "2028-01-01", "samedi", ""])
    expect([day, read(`quand=${day}`).when]).toEqual([day, ""]);
  expect(read(`quand=${today}`).when).toBe(today);
});

test("addresses from before state the same as they did", () => {
  expect(read("q=plombier&page=4")).toEqual({ ...emptySearch, q: "plombier" });
  expect(["lundi", "samedi", "dimanche", "monday"].map((day) => read(`jour=${day}`).when)).toEqual([
    today,
    "2026-12-05",
    "2026-12-06",
    "",
  ]);
  expect(read("jour=2026-12-05").when).toBe("2026-12-05");
  expect(["1", "3", "7", "4"].map((days) => read(`libre=${days}`).when)).toEqual([today, "3", "7", ""]);
});

test("a commune that was taken away on purpose stays away, one that was never named may be one’s own", () => {
  expect([read("q=plombier&lieu=").isAnywhere, read("q=plombier").isAnywhere]).toEqual([true, false]);
  const anywhere = searchPath({ place: "", isAnywhere: true }, read("q=plombier&lieu=Lyon"));
  expect(anywhere).toBe("/services/search?q=plombier&lieu=");
  expect(searchPath({ priceMax: 30 }, read(anywhere.split("?")[1] ?? ""))).toBe(
    "/services/search?q=plombier&lieu=&prix=30",
  );
});

test("the contract is asked for what was stated, and no more", () => {
  expect(searchQueryOf(read("q=plombier&lieu=Lyon"), today)).toEqual({
    q: "plombier",
    place: "Lyon",
    radius: "25",
    sort: "fit",
  });
  expect(searchQueryOf(read("q=plombier&quand=3&suite=fin"), today)).toMatchObject({
    free_within: "3",
    cursor: "fin",
  });
  expect(searchQueryOf(read("q=plombier&quand=2026-12-05"), today)).toMatchObject({ free_on: "2026-12-05" });
});

test("a week-end is its Saturday and its Sunday, and what is left of it once it has begun", () => {
  const free = (day: string) => {
    const query = searchQueryOf(read("q=plombier&quand=week-end"), day);
    return [query.free_on, query.free_until];
  };
  expect([today, "2026-12-04", "2026-12-05", "2026-12-06"].map(free)).toEqual([
    ["2026-12-05", "2026-12-06"],
    ["2026-12-05", "2026-12-06"],
    ["2026-12-05", "2026-12-06"],
    ["2026-12-06", undefined],
  ]);
});
