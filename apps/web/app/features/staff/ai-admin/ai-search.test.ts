import { expect, test } from "vitest";
import { modelsPath, periodPath, readPeriod, readQuery } from "./ai-search.ts";

test("a period stands in the address, and one that is not known is none", () => {
  expect(periodPath("/admin/openai-stats", "month")).toBe("/admin/openai-stats?periode=mois");
  expect(periodPath("/admin/openai-stats", "")).toBe("/admin/openai-stats");
  expect(readPeriod(new URLSearchParams("periode=mois"))).toBe("month");
  expect(readPeriod(new URLSearchParams("periode=siecle"))).toBe("");
});

test("a search among models stands in the address, cut where no one would type it", () => {
  expect(modelsPath("/p", { query: "gpt & co", page: 2 })).toBe("/p?q=gpt+%26+co&page=2");
  expect(modelsPath("/p", { query: "", page: 1 })).toBe("/p");
  expect(readQuery(new URLSearchParams({ q: "a".repeat(500) }))).toHaveLength(80);
});
