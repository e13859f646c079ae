import { expect, test } from "vitest";
import { wishOf, withWish } from "./mission-wish.ts";

test.each([
  ["/inscription?profil=other", { category: "jardinage" }, "/inscription?profil=other&categorie=jardinage"],
  [
    "/dashboard/missions/poster-une-mission",
    { category: "jardinage", subcategory: "taille-de-haies" },
    "/dashboard/missions/poster-une-mission?categorie=jardinage&sous-categorie=taille-de-haies",
  ],
  [
    "/dashboard/missions/poster-une-mission",
    { title: "tailler & évacuer", place: "Lyon", commune: "69123", day: "2026-12-05" },
    "/dashboard/missions/poster-une-mission?besoin=tailler+%26+%C3%A9vacuer&lieu=Lyon&commune=69123&jour=2026-12-05",
  ],
])("%s for %j is %s, and states the same when it is read", (path, wish, address) => {
  expect(withWish(path, wish)).toBe(address);
  expect(wishOf(new URL(address, "http://x").searchParams)).toEqual(wish);
});

test("an address without a wish states none, and none leaves an address as it is", () => {
  expect(wishOf(new URLSearchParams("profil=other&besoin="))).toBeNull();
  expect(withWish("/inscription", {})).toBe("/inscription");
});
