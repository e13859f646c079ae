import { afterEach, expect, it, vi } from "vitest";
import { deviceClockScript } from "./device-clock.ts";
import { systemClock } from "./system-clock.ts";

const server = Date.parse("2026-11-20T10:00:00Z");
const day = 86_400_000;

/** A page that a device opens whose clock is `ahead`, in a tab that keeps `kept`; returns what the page takes for the present. */
function open(
  ahead: number,
  { type = "navigate", kept: stored = new Map<string, string>(), isForbidden = false } = {},
) {
  const now = () => server + ahead;
  const page = {
    Date: { now },
    performance: { getEntriesByType: () => [{ type }] },
    get sessionStorage() {
      if (isForbidden) throw new Error("forbidden");
      return {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: unknown) => void stored.set(key, String(value)),
      };
    },
    deviceClockAhead: Number.NaN,
  };
  new Function("window", deviceClockScript(server))(page);
  vi.spyOn(Date, "now").mockImplementation(now);
  vi.stubGlobal("deviceClockAhead", page.deviceClockAhead);
  return systemClock.now();
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([2 * day, -2 * day, 3_600_000, -3_600_000, 60_000])(
  "is the server's on a device that is %d ms ahead",
  (ahead) => {
    expect(open(ahead)).toBe(server);
  },
);

it.each([0, 59_999, -59_999])(
  "is the device's own where the page may have been %d ms on its way",
  (ahead) => {
    expect(open(ahead)).toBe(server + ahead);
  },
);

it("learns nothing from a page that the browser had stored, and goes on with what the tab knew", () => {
  expect(open(5 * day, { type: "back_forward" })).toBe(server + 5 * day);
  const stored = new Map<string, string>();
  open(2 * day, { kept: stored });
  expect(open(2 * day + 3_600_000, { type: "back_forward", kept: stored })).toBe(server + 3_600_000);
});

it("is known where the browser keeps nothing", () => {
  expect(open(2 * day, { isForbidden: true })).toBe(server);
});

it("is the machine's own where no page has measured, as on the server", () => {
  vi.spyOn(Date, "now").mockReturnValue(server);
  expect(systemClock.now()).toBe(server);
});
