import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../../../testing/stub-storage.ts";
import { resetRecord } from "./password-reset.actors.ts";
import { pendingVerification } from "./registration.actors.ts";

const start = Date.UTC(2026, 10, 20, 9);
const sevenDays = 7 * 24 * 60 * 60 * 1000;

beforeEach(() => {
  stubStorage();
  vi.useFakeTimers({ now: start });
  vi.stubGlobal("document", {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const address = { email: "lea@exemple.fr", keptUntil: start + sevenDays, resendAt: null };
const wait = { cooldownUntil: start + 120_000, keptUntil: start + sevenDays };

test.each([
  ["the address that waits for its verification [REG-09]", pendingVerification, address],
  ["the wait between two links of a reset [PWD-08]", resetRecord, wait],
])("is retained for 7 days, to the ms: %s", (_, record, value) => {
  record.write(value as never);
  vi.setSystemTime(start + sevenDays - 1);
  expect(record.read()).toEqual(value);
  vi.setSystemTime(start + sevenDays);
  expect(record.read()).toBeNull();
});
