import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  stubForbiddenStorage,
  stubFullStorage,
  stubStorage,
  stubUnnameableStorage,
} from "../../testing/stub-storage.ts";
import { storedRecord } from "./stored.ts";

let now: number;
const record = storedRecord<{ until: number }>({
  key: "essai",
  kind: "device",
  lifeMs: 1000,
  now: () => now,
  isValid: (value): value is { until: number } =>
    typeof value === "object" && value !== null && "until" in value && typeof value.until === "number",
});

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage();
  now = 10_000;
  vi.stubGlobal("document", {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("what was written is read again until its life ends, then removed [LOGIN-29]", () => {
  record.write({ until: 5 });
  expect(record.read()).toEqual({ until: 5 });
  now = 10_999;
  expect(record.read()).toEqual({ until: 5 });
  now = 11_000;
  expect(record.read()).toBeNull();
  expect([...stored.keys()]).toEqual([]);
});

test("a damaged or foreign record reads as none and is removed", () => {
  for (const damaged of ["{", "null", '{"value":{"until":"demain"},"until":99999}', '{"until":5}']) {
    stored.set("jobami:essai", damaged);
    expect(record.read()).toBeNull();
    expect([...stored.keys()]).toEqual([]);
  }
});

describe.each([
  ["is full", stubFullStorage, "QuotaExceededError"],
  ["is forbidden", stubForbiddenStorage, "SecurityError"],
  ["cannot even be named", stubUnnameableStorage, "SecurityError"],
])("a storage that %s", (_, stub, name) => {
  beforeEach(stub);

  test("is reported to whoever must know that their record is stored", () => {
    expect(() => record.write({ until: 5 })).toThrow(expect.objectContaining({ name }));
  });

  test("is no fault of what can do without: it keeps nothing and breaks nothing", () => {
    record.remember({ until: 5 });
    record.remember(null);
    expect(record.read()).toBeNull();
  });
});

test.each([
  ["is forbidden", stubForbiddenStorage],
  ["cannot even be named", stubUnnameableStorage],
])("a storage that %s is reported to whoever must know that their record is gone", (_, stub) => {
  stub();
  expect(record.clear).toThrow(expect.objectContaining({ name: "SecurityError" }));
});

test("what is remembered is read again, and null forgets it", () => {
  record.remember({ until: 5 });
  expect(record.read()).toEqual({ until: 5 });
  record.remember(null);
  expect([...stored.keys()]).toEqual([]);
});

test("the server, whose storage all visitors would share, keeps nothing", () => {
  vi.stubGlobal("document", undefined);
  record.write({ until: 5 });
  expect([...stored.keys()]).toEqual([]);
  expect(record.read()).toBeNull();
});
