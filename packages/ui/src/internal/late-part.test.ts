import { describe, expect, test, vi } from "vitest";
import { latePart, prefetch } from "./late-part.ts";

describe("a part that comes late", () => {
  test("is fetched once, whoever asks", async () => {
    const fetchPart = vi.fn(async () => "menu");
    const part = latePart(fetchPart);
    expect(part.current).toBeUndefined();
    expect(fetchPart).not.toHaveBeenCalled();
    expect(await Promise.all([part.load(), part.load()])).toEqual(["menu", "menu"]);
    expect(fetchPart).toHaveBeenCalledOnce();
    expect(part.current).toBe("menu");
  });

  test("is asked for again after a failure", async () => {
    const answers = [Promise.reject(new TypeError("network")), Promise.resolve("menu")];
    const part = latePart(() => answers.shift() ?? Promise.resolve("never"));
    await expect(part.load()).rejects.toThrow("network");
    expect(part.current).toBeUndefined();
    await expect(part.load()).resolves.toBe("menu");
  });

  test("a failed prefetch is silent", async () => {
    const fetchPart = vi.fn(() => Promise.reject<string>(new TypeError("network")));
    const part = latePart(fetchPart);
    prefetch(part);
    await Promise.resolve();
    expect(fetchPart).toHaveBeenCalledOnce();
    expect(part.current).toBeUndefined();
  });
});
