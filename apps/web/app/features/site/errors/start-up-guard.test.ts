import { createTestClock } from "@jobami/machines/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startUpGuard } from "./start-up-guard.ts";

type Listener = (event: object) => void;

/** A page as the guard sees it: events, timers, the tab's storage. */
function openPage(storage: Map<string, string>, isStorageForbidden = false) {
  const listeners = new Map<string, Listener[]>();
  const logged: string[] = [];
  const reload = vi.fn();
  const element = () => ({
    style: {},
    textContent: "",
    setAttribute: () => {},
    appendChild: () => {},
  });
  const window = {
    addEventListener: (name: string, listener: Listener) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    setTimeout: clock.setTimeout,
    location: { href: "/", reload },
    get sessionStorage() {
      if (isStorageForbidden) throw new Error("forbidden");
      return {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
      };
    },
  };
  const document = {
    createElement: element,
    body: { appendChild: ({ textContent }: { textContent: string }) => logged.push(textContent) },
  };
  new Function("window", "document", startUpGuard)(window, document);
  const prevented: string[] = [];
  const happen = (name: string, event: object = {}) => {
    const one = { preventDefault: () => void prevented.push(name), ...event };
    for (const listener of listeners.get(name) ?? []) listener(one);
  };
  return {
    window,
    happen,
    scriptFails: () => happen("error", { target: { tagName: "SCRIPT" } }),
    logged,
    prevented,
    reloads: () => reload.mock.calls.length,
  };
}

let clock: ReturnType<typeof createTestClock>;
let storage: Map<string, string>;

beforeEach(() => {
  clock = createTestClock();
  storage = new Map();
  vi.spyOn(Date, "now").mockImplementation(() => clock.now());
});
afterEach(() => vi.restoreAllMocks());

test("a script that cannot be loaded has the page loaded again after 2,000 ms, not after 1,999 [ERR-14]", () => {
  const page = openPage(storage);
  page.scriptFails();
  page.scriptFails();
  clock.advance(1999);
  expect(page.reloads()).toBe(0);
  clock.advance(1);
  expect(page.reloads()).toBe(1);
  clock.advance(3_600_000);
  expect(page.reloads()).toBe(1);
});

test("so does an application that fails to start, after 2,000 ms, not after 1,999 [ERR-15]", () => {
  for (const fail of [
    (page: ReturnType<typeof openPage>) => page.happen("error", { target: page.window, error: new Error() }),
    (page: ReturnType<typeof openPage>) => page.happen("unhandledrejection"),
    (page: ReturnType<typeof openPage>) => page.happen("jobami:broken"),
  ]) {
    storage.clear();
    const page = openPage(storage);
    fail(page);
    clock.advance(1999);
    expect(page.reloads()).toBe(0);
    clock.advance(1);
    expect(page.reloads()).toBe(1);
  }
});

test("a page that breaks again within a minute states it instead", () => {
  const first = openPage(storage);
  first.scriptFails();
  clock.advance(2000);
  const second = openPage(storage);
  clock.advance(59_999);
  second.scriptFails();
  clock.advance(10_000);
  expect([second.reloads(), second.logged]).toEqual([0, ["Oups\u202f! Une erreur est survenue. "]]);
  const third = openPage(storage);
  third.scriptFails();
  clock.advance(2000);
  expect(third.reloads()).toBe(1);
});

test("an apology that cannot be loaded learns whether the page comes back by itself", () => {
  const first = openPage(storage);
  first.scriptFails();
  first.happen("jobami:broken");
  expect(first.prevented).toEqual(["jobami:broken"]);
  clock.advance(2000);
  const second = openPage(storage);
  second.happen("jobami:broken");
  expect([second.prevented, second.logged.length]).toEqual([[], 1]);
});

test("a tab that remembers nothing is not reloaded", () => {
  const page = openPage(storage, true);
  page.scriptFails();
  clock.advance(2000);
  expect([page.reloads(), page.logged.length]).toEqual([0, 1]);
});

test("once it runs, the application answers its own errors; an image that is missing is none", () => {
  const page = openPage(storage);
  page.happen("error", { target: { tagName: "IMG" } });
  page.happen("error", { target: page.window, error: null });
  page.happen("jobami:started");
  page.happen("error", { target: page.window, error: new Error() });
  page.happen("unhandledrejection");
  clock.advance(10_000);
  expect([page.reloads(), page.logged]).toEqual([0, []]);
});
