import { describe, expect, test, vi } from "vitest";
import { ask, isPartMissed, latePart, missPage, prefetch, watchMissedParts } from "./late-part.ts";

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

describe("a part that a person asked for and that could not come", () => {
  const lost = () => Promise.reject<string>(new TypeError("network"));

  test("is missed until it comes, and who watches hears of it", async () => {
    const heard = vi.fn();
    const stop = watchMissedParts(heard);
    const answers = [lost(), lost(), Promise.resolve("menu")];
    const part = latePart(() => answers.shift() ?? lost());
    for (let time = 0; time < 2; time += 1) await expect(ask(part)).rejects.toThrow("network");
    expect(isPartMissed()).toBe(true);
    expect(heard).toHaveBeenCalled();
    heard.mockClear();
    await expect(ask(part)).resolves.toBe("menu");
    expect(isPartMissed()).toBe(false);
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  test("is not missed where it was only fetched ahead, or can be done without", async () => {
    const part = latePart(lost);
    prefetch(part);
    await expect(ask(part, true)).rejects.toThrow("network");
    expect(isPartMissed()).toBe(false);
  });

  test("is heard of no more by who stopped watching", async () => {
    const heard = vi.fn();
    watchMissedParts(heard)();
    let isThere = false;
    const part = latePart(() => (isThere ? Promise.resolve("menu") : lost()));
    await expect(ask(part)).rejects.toThrow("network");
    isThere = true;
    await ask(part);
    expect(heard).not.toHaveBeenCalled();
    expect(isPartMissed()).toBe(false);
  });
});

test("a page that the server no longer answers misses everything from then on", () => {
  const heard = vi.fn();
  watchMissedParts(heard);
  expect(isPartMissed()).toBe(false);
  missPage();
  expect([isPartMissed(), heard.mock.calls.length]).toEqual([true, 1]);
});
