import { expect, test } from "vitest";
import { serviceSearchAddress } from "./search-query.ts";

test("an address states what is looked for, in lower case, where, and what stood in it besides [SRCH-04, SRCH-05]", () => {
  expect(serviceSearchAddress({ q: " Monter une ARMOIRE " }, " Lyon (69) ", [["rayon", "10"]])).toBe(
    "/services/search?q=monter+une+armoire&lieu=Lyon+%2869%29&rayon=10",
  );
  expect(serviceSearchAddress({ category: "bricolage", subcategory: "montage-de-meubles" }, "")).toBe(
    "/services/search?category=bricolage&subcategory=montage-de-meubles",
  );
  const { category, subcategory } = { category: "garde-d-animaux", subcategory: "visite-a-domicile" };
  expect(serviceSearchAddress({ category, subcategory, besoin: "garder mon chat" }, "Lyon")).toBe(
    "/services/search?category=garde-d-animaux&subcategory=visite-a-domicile&besoin=garder+mon+chat&lieu=Lyon",
  );
  expect(serviceSearchAddress({ q: " " }, "")).toBe("/services/search");
  expect(serviceSearchAddress({ q: "armoire" }, " ", [["prix", ""]], true)).toBe(
    "/services/search?q=armoire&lieu=",
  );
});
