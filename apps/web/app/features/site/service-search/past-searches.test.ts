import { afterAll, afterEach, expect, test, vi } from "vitest";
import { readSearches, writeSearches } from "./past-searches.ts";

const key = "jobami:service-searches";
const stored = new Map<string, string>();
vi.stubGlobal("document", {});
vi.stubGlobal("localStorage", {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
});
afterEach(() => stored.clear());
afterAll(() => {
  vi.unstubAllGlobals();
});

const armoire = [{ what: "armoire", where: "Lyon (69)" }];

test("searches are retained for whoever made them, and for no one else", () => {
  writeSearches("nadia", armoire);
  expect(readSearches("nadia")).toEqual(armoire);
  expect(readSearches("karim")).toEqual([]);
  expect(readSearches(null)).toEqual([]);
});

test("clearing leaves nothing on the device", () => {
  writeSearches(null, armoire);
  expect(readSearches(null)).toEqual(armoire);
  writeSearches(null, []);
  expect(stored.has(key)).toBe(false);
});

test("a damaged record reads as none", () => {
  for (const value of [null, { userId: null }, { userId: null, searches: [{ what: 1, where: "" }] }]) {
    stored.set(key, JSON.stringify({ value, until: Number.MAX_SAFE_INTEGER }));
    expect(readSearches(null)).toEqual([]);
  }
});
