import { expect, test } from "vitest";
import { serviceOf, withService } from "./service-wish.ts";

test.each([
  ["/inscription?profil=other", { category: "jardinage" }, "/inscription?profil=other&categorie=jardinage"],
  [
    "/dashboard/missions/poster-une-mission",
    { category: "jardinage", subcategory: "taille-de-haies" },
    "/dashboard/missions/poster-une-mission?categorie=jardinage&sous-categorie=taille-de-haies",
  ],
])("%s for %j is %s, and states the same when it is read", (path, wish, address) => {
  expect(withService(path, wish)).toBe(address);
  expect(serviceOf(new URL(address, "http://x").searchParams)).toEqual({ subcategory: "", ...wish });
});

test("an address without a service names none", () => {
  expect(serviceOf(new URLSearchParams("profil=other"))).toBeNull();
});
