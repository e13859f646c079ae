import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubForbiddenStorage, stubStorage } from "../../testing/stub-storage.ts";
import { expiringFlag } from "./expiring-flag.ts";

let now: number;
const flag = expiringFlag({ key: "essai", lifeMs: 1000, now: () => now });
let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage();
  now = 10_000;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("holds to the millisecond of its life, then both keys are removed", () => {
  flag.set("lea");
  expect(stored.get("essai")).toBe("true");
  now = 10_999;
  expect(flag.isSet("lea")).toBe(true);
  now = 11_000;
  expect(flag.isSet("lea")).toBe(false);
  expect([...stored.keys()]).toEqual([]);
});

test("of another person counts for no one", () => {
  flag.set("lea");
  expect(flag.isSet("karim")).toBe(false);
  expect(flag.isSet("lea")).toBe(false);
});

test("without its expiry, or with a damaged one, starts a life of its own", () => {
  for (const damaged of [undefined, "{", "7", '{"until":"demain"}']) {
    stored.set("essai", "true");
    if (damaged !== undefined) stored.set("essai_expires", damaged);
    expect(flag.isSet("lea")).toBe(true);
    expect(JSON.parse(stored.get("essai_expires") ?? "")).toEqual({ until: 11_000, owner: "lea" });
    stored.clear();
  }
});

test("of another value than 'true' is none", () => {
  stored.set("essai", "1");
  expect(flag.isSet("lea")).toBe(false);
});

test("a browser that forbids storage has no flag and breaks nothing", () => {
  stubForbiddenStorage();
  flag.set("lea");
  flag.clear();
  expect(flag.isSet("lea")).toBe(false);
});
