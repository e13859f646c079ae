import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runCrash } from "./crash-controller.ts";
import { canRememberCrash, crashRecord } from "./crash-record.ts";

const now = Date.UTC(2026, 10, 20, 9);

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubGlobal("document", {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function stubTab(setItem: (key: string, value: string) => void, stored = new Map<string, string>()): void {
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => setItem(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
}

function refuse(name: string) {
  return () => {
    throw new DOMException("refused", name);
  };
}

/** A tab that keeps what it is given, and was reloaded by itself a minute and more ago. */
function tabReloadedBefore(): Map<string, string> {
  const stored = new Map<string, string>();
  stubTab((key, value) => stored.set(key, value), stored);
  crashRecord.write({ reloadedAt: now - 120_000 });
  return stored;
}

test("a tab that keeps what it is given is loaded again by itself", () => {
  tabReloadedBefore();
  expect(canRememberCrash()).toBe(true);
});

test.each(["QuotaExceededError", "SecurityError"])(
  "a tab that keeps nothing (%s) shows a button in place of loading again and again, also with an older reload in memory",
  (name) => {
    stubTab(refuse(name), tabReloadedBefore());
    const page = { reload: vi.fn(), show: vi.fn() };
    const run = runCrash(page);
    vi.advanceTimersByTime(600_000);
    expect(page.reload).not.toHaveBeenCalled();
    expect(page.show).toHaveBeenLastCalledWith(false);
    run.stop();
  },
);
