import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect, test, vi } from "vitest";

const source = readFileSync(join(import.meta.dirname, "../../../../public/push-worker.js"), "utf8");

interface Window {
  visibilityState: string;
  focused: boolean;
  focus: () => Promise<Window>;
  navigate: (address: string) => Promise<unknown>;
}

function aWindow(changes: Partial<Window> = {}): Window {
  const one: Window = {
    visibilityState: "hidden",
    focused: false,
    focus: vi.fn(async () => one),
    navigate: vi.fn(async () => null),
    ...changes,
  };
  return one;
}

/** The worker as a browser runs it, beside these windows. */
function start(windows: Window[] = []) {
  const heard = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => null);
  const self = {
    location: { origin: "https://jobami.fr" },
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow, claim: async () => undefined },
    skipWaiting: () => undefined,
    addEventListener: (type: string, listener: (event: object) => void) => heard.set(type, listener),
  };
  runInContext(source, createContext({ self, URL }));
  const dispatch = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    heard.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  return {
    showNotification,
    openWindow,
    push: (text: string) => dispatch("push", { data: { json: () => JSON.parse(text) } }),
    press: (path: unknown) =>
      dispatch("notificationclick", { notification: { close: () => undefined, data: { path } } }),
    heard,
  };
}

const message = {
  title: "Nouvelle proposition",
  body: "Karim propose 60 €.",
  path: "/dashboard/missions/1",
  tag: "m",
};

test("what is sent is shown, unless a person reads the application", async () => {
  const away = start([aWindow()]);
  await away.push(JSON.stringify(message));
  expect(away.showNotification).toHaveBeenCalledWith("Nouvelle proposition", {
    body: "Karim propose 60 €.",
    tag: "m",
    icon: "/favicon.svg",
    lang: "fr",
    data: { path: "/dashboard/missions/1" },
  });
  const here = start([aWindow({ visibilityState: "visible", focused: true })]);
  await here.push(JSON.stringify(message));
  expect(here.showNotification).not.toHaveBeenCalled();
});

test("what cannot be read is still shown, with general text", async () => {
  const worker = start();
  await worker.push("pas du JSON");
  expect(worker.showNotification).toHaveBeenCalledWith("Jobami", expect.objectContaining({ tag: "" }));
});

test("a press opens the page: in a window that is there, or in a new one", async () => {
  const worker = start();
  await worker.press("/dashboard/missions/1");
  expect(worker.openWindow).toHaveBeenCalledWith("https://jobami.fr/dashboard/missions/1");
  const known = aWindow();
  await start([known]).press("/dashboard/missions/1");
  expect(known.navigate).toHaveBeenCalledWith("https://jobami.fr/dashboard/missions/1");
  const foreign = aWindow({ navigate: () => Promise.reject(new TypeError("not controlled")) });
  const beside = start([foreign]);
  await beside.press("/dashboard/missions/1");
  expect(beside.openWindow).toHaveBeenCalledWith("https://jobami.fr/dashboard/missions/1");
});

test.each(["https://mechant.fr/", "//mechant.fr/x", "javascript:alert(1)", "http://", "", null])(
  "a press never leaves the site: %s",
  async (path) => {
    const worker = start();
    await worker.press(path);
    const [[address] = []] = worker.openWindow.mock.calls as unknown as string[][];
    expect(new URL(address ?? "").origin).toBe("https://jobami.fr");
  },
);

test("no page goes through it", () => {
  expect([...start().heard.keys()].sort()).toEqual(["activate", "install", "notificationclick", "push"]);
});
