import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storedRecord } from "./stored.ts";
import { stubStorage } from "./stub-storage.fixture.ts";

const record = storedRecord<{ until: number }>({
  key: "essai",
  kind: "device",
  lifeMs: 1000,
  isValid: (value): value is { until: number } =>
    typeof value === "object" && value !== null && "until" in value && typeof value.until === "number",
});

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubStorage();
  vi.useFakeTimers({ now: 10_000 });
  vi.stubGlobal("document", {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what was written is read again until its life ends, then removed [LOGIN-29]", () => {
  record.write({ until: 5 });
  expect(record.read()).toEqual({ until: 5 });
  vi.setSystemTime(10_999);
  expect(record.read()).toEqual({ until: 5 });
  vi.setSystemTime(11_000);
  expect(record.read()).toBeNull();
  expect([...kept.keys()]).toEqual([]);
});

test("a damaged or foreign record reads as none and is removed", () => {
  for (const damaged of ["{", "null", '{"value":{"until":"demain"},"until":99999}', '{"until":5}']) {
    kept.set("jobami:essai", damaged);
    expect(record.read()).toBeNull();
    expect([...kept.keys()]).toEqual([]);
  }
});

test("a browser that forbids storage keeps nothing and breaks nothing", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: () => {},
  });
  record.write({ until: 5 });
  expect(record.read()).toBeNull();
});

test("the server, whose storage all visitors would share, keeps nothing", () => {
  vi.stubGlobal("document", undefined);
  record.write({ until: 5 });
  expect([...kept.keys()]).toEqual([]);
  expect(record.read()).toBeNull();
});
