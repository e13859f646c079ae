import { expect, test, vi } from "vitest";
import { readChoices, writeChoices } from "./used-record.ts";

test("what was chosen is retained for whoever chose it, and for no one else", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("document", {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  writeChoices("nadia", ["act.theme.dark", "/dashboard"]);
  expect(readChoices("nadia")).toEqual(["act.theme.dark", "/dashboard"]);
  expect(readChoices("karim")).toEqual([]);
  vi.unstubAllGlobals();
});
