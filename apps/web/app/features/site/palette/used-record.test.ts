import { expect, test, vi } from "vitest";
import { readChoices, writeChoices } from "./used-record.ts";

test("what was chosen is kept for whoever chose it, and for nobody else", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("document", {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  writeChoices("nadia", ["act.theme.dark", "/dashboard"]);
  expect(readChoices("nadia")).toEqual(["act.theme.dark", "/dashboard"]);
  expect(readChoices("karim")).toEqual([]);
  vi.unstubAllGlobals();
});
