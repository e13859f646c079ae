import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { want, whenWanted, whenWantedScript } from "./when-wanted.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Visit {
  cookie?: string;
  stored?: string | null;
  onLine?: boolean;
}

interface Happening {
  target?: object;
  more?: object;
  /** React stops an event for which a part is not there yet. */
  isHeldBack?: boolean;
  /** What React does before the event goes on to the document's element. */
  between?: () => void;
}

/** A page in which the script runs, with one control in it. */
function openPage({ cookie = "", stored = null, onLine = true }: Visit = {}) {
  const root = new EventTarget();
  const page = Object.assign(new EventTarget(), {
    setTimeout: (act: () => void, ms?: number) => setTimeout(act, ms),
    performance: { now: () => Date.now() },
    whenWanted: Promise.resolve(),
    want: () => {},
  });
  const run = new Function("window", "document", "navigator", "localStorage", whenWantedScript("settings"));
  const storage = { getItem: (key: string) => (key === "settings" ? stored : null) };
  run(page, { cookie, documentElement: root }, { onLine }, storage);
  let isOver = false;
  void page.whenWanted.then(() => {
    isOver = true;
  });
  return {
    page,
    happen: (
      name: string,
      { target = {}, more = {}, isHeldBack = false, between = () => {} }: Happening = {},
    ) => {
      const event = () =>
        Object.defineProperty(Object.assign(new Event(name), more), "target", {
          value: { closest: () => null, ...target },
        });
      page.dispatchEvent(event());
      between();
      if (!isHeldBack) root.dispatchEvent(event());
    },
    isWanted: async () => {
      await vi.advanceTimersByTimeAsync(0);
      return isOver;
    },
  };
}

/** A button as the server drew it, until React takes it over. */
function drawnButton(type = "button") {
  const button = { type, isConnected: true, click: vi.fn(), closest: () => button as object };
  return { button, take: () => Object.assign(button, { __reactProps$a1b2: {} }) };
}

test("a page at rest wants nothing", async () => {
  expect(await openPage().isWanted()).toBe(false);
});

test.each([
  "scroll",
  "wheel",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "input",
  "click",
  "storage",
  "popstate",
  "visibilitychange",
])("%s is a sign that what comes late is wanted", async (name) => {
  const { happen, isWanted } = openPage();
  happen(name);
  expect(await isWanted()).toBe(true);
});

test("a pointer is a sign once it moves, not where it rests while the page is drawn", async () => {
  const { happen, isWanted } = openPage();
  happen("pointermove", { more: { screenX: 3, screenY: 4 } });
  happen("pointermove", { more: { screenX: 3, screenY: 4 } });
  expect(await isWanted()).toBe(false);
  happen("pointermove", { more: { screenX: 3, screenY: 5 } });
  expect(await isWanted()).toBe(true);
});

test("a page that comes back from the browser’s own memory wants all, one that is shown first does not", async () => {
  const { happen, isWanted } = openPage();
  happen("pageshow", { more: { persisted: false } });
  expect(await isWanted()).toBe(false);
  happen("pageshow", { more: { persisted: true } });
  expect(await isWanted()).toBe(true);
});

test.each([{ cookie: "theme=1; __Host-jobami_session=1" }, { cookie: "jobami_session=1" }, { stored: "{}" }])(
  "a page with %o wants all at once",
  async (visit) => {
    expect(await openPage(visit).isWanted()).toBe(true);
  },
);

test("without network nothing is wanted until it is back", async () => {
  const { happen, isWanted } = openPage({ onLine: false });
  happen("scroll");
  expect(await isWanted()).toBe(false);
  happen("online");
  expect(await isWanted()).toBe(true);
});

test("code may want all without a person, also without network", async () => {
  const { page, isWanted } = openPage({ onLine: false });
  vi.stubGlobal("want", page.want);
  want();
  expect(await isWanted()).toBe(true);
});

test("code is loaded once it is wanted, at once where the script does not run", async () => {
  const load = vi.fn(async () => "part");
  await expect(whenWanted(load)()).resolves.toBe("part");
  let over = () => {};
  vi.stubGlobal("whenWanted", new Promise<void>((resolve) => (over = resolve)));
  const part = whenWanted(load)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  over();
  await expect(part).resolves.toBe("part");
});

test("a button that is pressed before its code has come is pressed once more when React holds it", async () => {
  const { happen } = openPage();
  const { button, take } = drawnButton();
  happen("click", { target: button, isHeldBack: true });
  happen("click", { target: button, isHeldBack: true });
  await vi.advanceTimersByTimeAsync(3000);
  expect(button.click).not.toHaveBeenCalled();
  take();
  await vi.advanceTimersByTimeAsync(3000);
  expect(button.click).toHaveBeenCalledTimes(1);
});

test("a press that React answers by taking its button over is not made again", async () => {
  const { happen } = openPage();
  const { button, take } = drawnButton();
  happen("click", { target: button, between: take });
  happen("click", { target: button });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(button.click).not.toHaveBeenCalled();
});

test("neither what sends a form nor what is gone or never taken over is pressed again", async () => {
  const { happen } = openPage();
  const submit = drawnButton("submit");
  const gone = drawnButton();
  const forgotten = drawnButton();
  for (const { button } of [submit, gone, forgotten]) happen("click", { target: button, isHeldBack: true });
  gone.button.isConnected = false;
  await vi.advanceTimersByTimeAsync(11_000);
  for (const { take } of [submit, gone, forgotten]) take();
  await vi.advanceTimersByTimeAsync(11_000);
  for (const { button } of [submit, gone, forgotten]) expect(button.click).not.toHaveBeenCalled();
});
