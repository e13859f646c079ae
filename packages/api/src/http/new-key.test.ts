import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { newKey } from "./new-key.ts";

afterEach(() => vi.unstubAllGlobals());

it("makes keys where the browser has no randomUUID, each another UUID", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 1000 }, newKey);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(z.uuidv4().safeParse(key).success).toBe(true);
});
