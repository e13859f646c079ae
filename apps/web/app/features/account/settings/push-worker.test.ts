import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect, test, vi } from "vitest";

const publicFile = (name: string) =>
  readFileSync(join(import.meta.dirname, "../../../../public", name), "utf8");

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

/** The worker as a browser runs it, beside these windows, with this network. */
function start(windows: Window[] = [], fetch = vi.fn(async () => new Response("la page"))) {
  const heard = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => null);
  const enable = vi.fn(async () => undefined);
  const self = {
    location: { origin: "https://jobami.fr" },
    registration: { showNotification, navigationPreload: { enable } },
    clients: { matchAll: async () => windows, openWindow, claim: async () => undefined },
    skipWaiting: () => undefined,
    addEventListener: (type: string, listener: (event: object) => void) => heard.set(type, listener),
  };
  const context = createContext({ self, URL, Response, crypto, fetch });
  context.importScripts = (path: string) => runInContext(publicFile(path), context);
  runInContext(publicFile("push-worker.js"), context);
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
    activate: () => dispatch("activate", {}),
    enable,
    fetch,
    /** What the worker answers; undefined where it leaves the request to the browser. */
    ask: async (
      request: object,
      preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined),
    ) => {
      let answer: Promise<Response> | undefined;
      const respondWith = (given: Promise<Response>) => (answer = given);
      await dispatch("fetch", { request: { ...navigation, ...request }, preloadResponse, respondWith });
      return answer;
    },
  };
}

const navigation = { mode: "navigate", method: "GET", destination: "document" };

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

test.each([
  ["a script", { mode: "no-cors", destination: "script" }],
  ["a call", { mode: "cors", destination: "" }],
  ["a form that is sent", { method: "POST" }],
  ["a page in a page", { destination: "iframe" }],
])("%s does not go through it", async (_what, request) => {
  const worker = start();
  expect(await worker.ask(request)).toBeUndefined();
  expect(worker.fetch).not.toHaveBeenCalled();
});

test("a page is what the network answers, errors too; what was asked for beforehand is not asked for again", async () => {
  const worker = start(
    [],
    vi.fn(async () => new Response("perdu", { status: 500 })),
  );
  await worker.activate();
  expect(worker.enable).toHaveBeenCalledOnce();
  expect((await worker.ask({}))?.status).toBe(500);
  const preloaded = new Response("la page");
  expect(await worker.ask({}, Promise.resolve(preloaded))).toBe(preloaded);
  expect(worker.fetch).toHaveBeenCalledOnce();
});

test.each([
  ["", async () => undefined],
  [
    " beforehand",
    async () => {
      throw new TypeError("Failed to fetch");
    },
  ],
])(
  "a page that cannot be fetched%s has one that stands alone, which is stored nowhere and runs nothing but its own script",
  async (_when, preload) => {
    const away = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    const answer = await start([], away).ask({}, preload());
    expect([answer?.status, answer?.headers.get("cache-control")]).toEqual([503, "no-store"]);
    const page = (await answer?.text()) ?? "";
    const policy = answer?.headers.get("content-security-policy") ?? "";
    const [, nonce] = /script-src 'nonce-([\w-]{36})'/.exec(policy) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect([...page.matchAll(/<(?:script|style)\b([^>]*)>/g)].map(([, attributes]) => attributes)).toEqual([
      ` nonce="${nonce}"`,
      ` nonce="${nonce}"`,
    ]);
    // Of files it names the icon alone, which it can do without.
    expect([...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, path]) => path)).toEqual(["/favicon.svg"]);
  },
);
