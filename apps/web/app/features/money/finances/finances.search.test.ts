import { describe, expect, test } from "vitest";
import { addressOf, readFinances } from "./finances.search.ts";

describe("an address of the finances", () => {
  test("states side, year, standing and page; what it does not know is as if it stated nothing", () => {
    expect(readFinances(new URLSearchParams("sens=verses&annee=2025&statut=paye&page=3"), "recus")).toEqual({
      side: "verses",
      year: 2025,
      status: "paye",
      page: 3,
    });
    expect(readFinances(new URLSearchParams("sens=x&annee=1999&statut=x&page=-1"), "recus")).toEqual({
      side: "recus",
      year: null,
      status: null,
      page: 1,
    });
  });

  test("is written as it is read, and begins at the first page", () => {
    const search = { side: "verses", year: 2025, status: "partiel", page: 4 } as const;
    const written = addressOf(search, {});
    expect(readFinances(new URLSearchParams(written), "recus")).toEqual({ ...search, page: 1 });
    expect(addressOf(search, { status: null, year: null, side: "recus" })).toBe("?sens=recus");
    expect(addressOf(search, { page: 2 })).toBe("?sens=verses&annee=2025&statut=partiel&page=2");
  });
});
