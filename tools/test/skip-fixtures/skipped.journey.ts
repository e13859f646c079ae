import { describe, expect, test } from "vitest";
import { waitsFor } from "../waits.ts";

const never = () => {
  throw new Error("It was run.");
};

test("is run", () => {
  expect(1).toBe(1);
});

const redis = waitsFor({
  why: "they need Redis",
  command: "apt-get install redis-server",
  isMissing: true,
});

describe.skipIf(true)("a suite", redis, () => {
  test("waits with its suite", never);
});

test.skipIf(true)("states nothing", never);
