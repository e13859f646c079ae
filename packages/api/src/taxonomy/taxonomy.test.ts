import { describe, expect, it } from "vitest";
import {
  findCategory,
  isSubcategoryOf,
  serviceCategories,
  serviceGroups,
  serviceLabels,
} from "./taxonomy.ts";

describe("the service taxonomy", () => {
  it("has 8 groups, in the footer’s order, that feature 3 services each [FOOT-04]", () => {
    expect(serviceGroups.map((g) => g.categories.filter((c) => "featured" in c).length)).toEqual(
      Array(8).fill(3),
    );
  });

  it("gives every service at least 2 kinds, under slugs that occur once", () => {
    expect(serviceCategories.filter((c) => c.subcategories.length < 2)).toEqual([]);
    const slugs = serviceCategories.flatMap((c) => [c.slug as string, ...c.subcategories.map((s) => s.slug)]);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it("knows which kind belongs to which service", () => {
    expect(isSubcategoryOf("taille-de-haies", "jardinage")).toBe(true);
    expect(isSubcategoryOf("taille-de-haies", "bricolage")).toBe(false);
    expect(findCategory("inconnue")).toBeUndefined();
    expect(serviceLabels("jardinage", "taille-de-haies")).toEqual({
      category: "Jardinage",
      subcategory: "Taille de haies",
    });
  });
});
