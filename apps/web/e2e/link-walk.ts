import type { Page, Request } from "playwright-core";
import { errorCopy, errorTitle } from "../app/features/site/errors/copy.ts";
import { missionsPath, supportPath } from "../app/generated/paths.ts";
import { comeNear, type Person } from "./browser.ts";
import { patternOf, unknownPattern } from "./link-routes.ts";

/** A link as a person sees it: where it leads, in which part of the page it stands, and which one of those with its address it is. */
export interface SeenLink {
  href: string;
  place: string;
  nth: number;
  opens: "here" | "window" | "file" | "dialog";
}

/** How a walk goes. */
export interface WalkOptions {
  /** What makes a way one that was gone before; nothing where it is not to be gone. */
  keyOf(
    link: SeenLink & { pathname: string; pattern: string },
    from: string,
    reached: ReadonlySet<string>,
  ): string | null;
  /** Whether every page that a press led to is loaded again, left by the browser's own button and come back to. */
  isThorough: boolean;
  /** What was gone before, and is added to. */
  walk: Walk;
}

/** What a walk saw. */
export interface Walk {
  /** The patterns of all pages that a press led to. */
  reached: Set<string>;
  /** The ways that were gone, by their keys. */
  ways: Map<string, string>;
  /** Ways whose link went while it was about to be pressed. */
  vanished: Set<string>;
  faults: string[];
}

/** What ends a wait for something that does not come. */
const patience = 20_000;

/** How long a pointer rests on a link before it is pressed: what is fetched ahead by then is. */
const hoveredMs = 150;

/** The part of a page that its own links stand in. */
export const ownPart = "main";

/** The menu of a signed-in person, in the bar on top. */
export const accountMenu = "Mon compte";

/** Opens the menu of a signed-in person. */
export async function showAccountMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: accountMenu }).click();
  await page.getByRole("dialog", { name: accountMenu }).getByRole("link").first().waitFor();
}

const errorTitles: ReadonlySet<string> = new Set([
  ...[400, 401, 403, 404, 500, 503].map(errorTitle),
  errorCopy.crash,
]);

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Where a link leads that does not lead to the address that it names. */
function leadsTo(target: string, here: string): string {
  if (target === "/support") return supportPath;
  const id = new RegExp(`^${missionsPath}/([0-9a-f-]{36})$`).exec(target)?.[1];
  // Beside the list of missions, one is opened in its place.
  const isBeside = here.split("?")[0] === missionsPath;
  return isBeside && id !== undefined ? `${missionsPath}?mission=${id}` : target;
}

/** A walk before its first step. */
export const newWalk = (): Walk => ({ reached: new Set(), ways: new Map(), vanished: new Set(), faults: [] });

/** Runs in the page. The links that can be seen and pressed, in their order. */
function seenLinks(): SeenLink[] {
  const counts = new Map<string, number>();
  const placeOf = (link: Element): string => {
    const part = link.closest("[role=dialog], main, footer, nav, header");
    if (part === null) return "page";
    if (part.closest("main") !== null) return "main";
    const title = document.getElementById(part.getAttribute("aria-labelledby") ?? "")?.textContent;
    return part.getAttribute("aria-label") ?? title ?? part.tagName.toLowerCase();
  };
  return [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].flatMap((link) => {
    const isSeen = link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen || link.origin !== location.origin) return [];
    const href = link.getAttribute("href") ?? "";
    const nth = counts.get(href) ?? 0;
    counts.set(href, nth + 1);
    const opensOf = () => {
      if (link.hasAttribute("download")) return "file";
      if (link.ariaHasPopup === "dialog") return "dialog";
      return link.target === "_blank" ? "window" : "here";
    };
    return [{ href, place: placeOf(link), nth, opens: opensOf() }];
  });
}

/** Notes everything that goes wrong in a browser without anybody asking, and what is still asked for. */
function watch({ page }: Person, fault: (what: string) => void): ReadonlySet<Request> {
  const running = new Set<Request>();
  const context = page.context();
  context.on("request", (request) => {
    // Live events are asked for as long as the page stands.
    if (request.resourceType() !== "eventsource") running.add(request);
  });
  context.on("requestfinished", (request) => running.delete(request));
  context.on("requestfailed", (request) => {
    running.delete(request);
    const reason = request.failure()?.errorText;
    // Who leaves a page breaks off what it asked for.
    if (reason !== "net::ERR_ABORTED") fault(`${request.url()} failed: ${reason}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) fault(`${response.status()} ${response.url()}`);
  });
  return running;
}

/** A link went while it was about to be pressed: what a page shows follows what is done and what comes. */
class Vanished extends Error {}

/** Walks through the product as a person who presses links. */
export async function createWalker(person: Person, origin: string, { keyOf, isThorough, walk }: WalkOptions) {
  const { page, troubles } = person;
  let step = "the start";
  const fault = (what: string) => walk.faults.push(`${step}: ${what}`);
  const running = watch(person, fault);
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      reportError(new Error(`securitypolicyviolation: ${violatedDirective} ${blockedURI}`)),
    ),
  );

  async function settle(at: Page): Promise<void> {
    const end = Date.now() + patience;
    for (let calm = 0; calm < 2; ) {
      if (Date.now() > end)
        throw new Error(`still asks for ${[...running].map((it) => it.url()).join(", ")}`);
      await at.evaluate(() => new Promise((rest) => requestAnimationFrame(() => setTimeout(rest, 5))));
      calm = running.size === 0 ? calm + 1 : 0;
    }
  }

  /** Reads the page that something led to. */
  async function look(at: Page, expected: string): Promise<void> {
    await at.waitForURL((url) => url.pathname + url.search === expected, {
      timeout: patience,
      waitUntil: "domcontentloaded",
    });
    // A feed is read by programs: it has no title to see.
    if ((await at.evaluate(() => document.contentType)) !== "text/html") return;
    const title = at.locator("h1").first();
    await title.waitFor({ timeout: patience });
    await settle(at);
    const text = (await title.textContent())?.trim() ?? "";
    if (text === "" || errorTitles.has(text)) fault(`its title is « ${text} »`);
    if (patternOf(new URL(at.url()).pathname) === unknownPattern) fault("it is no page of the product");
    for (const trouble of troubles.splice(0)) fault(trouble);
  }

  /** Does something that leads to a page, and reports what was wrong there. */
  async function lead(name: string, expected: string, act: () => Promise<unknown>): Promise<boolean> {
    step = name;
    try {
      await act();
      await look(page, expected);
      return true;
    } catch (error) {
      if (error instanceof Vanished) throw error;
      fault(`${String(error).split("\n", 3).join(" ")} — at ${page.url()}`);
      return false;
    }
  }

  /** Presses a link. Throws `Vanished` where it is there no more. */
  async function press(link: SeenLink): Promise<void> {
    const pressed = async () => {
      if (isThorough) {
        await linkAt(link).hover({ timeout: patience });
        await page.waitForTimeout(hoveredMs);
      }
      await linkAt(link).click({ timeout: patience });
    };
    await pressed().catch(async (error: unknown) => {
      throw (await linkAt(link).isVisible()) ? error : new Vanished();
    });
  }

  /** Opens a page by its address. */
  async function open(path: string): Promise<void> {
    await lead(`open ${path}`, path, () => page.goto(origin + path));
  }

  const linkAt = ({ href, nth }: SeenLink) =>
    page.locator(`a[href=${JSON.stringify(href)}]:visible`).nth(nth);
  const placeInHistory = () => page.evaluate(() => (history.state?.idx as number | undefined) ?? null);

  /** Waits until a link opens its dialog: it leads to its page before. */
  async function heldByReact(link: SeenLink): Promise<void> {
    await comeNear(page);
    const isHeld = (node: Node | null) =>
      Object.keys(node ?? {}).some((key) => key.startsWith("__reactProps"));
    await page.waitForFunction(isHeld, await linkAt(link).elementHandle(), { timeout: patience });
  }

  /** Presses a link that leads on in the same window. */
  async function pressHere(name: string, link: SeenLink, here: string): Promise<void> {
    const before = await placeInHistory();
    const target = leadsTo(pathOf(new URL(link.href, page.url()).href), here);
    if (!(await lead(name, target, () => press(link)))) {
      return openAnew(here);
    }
    // An address that leads on was pressed too.
    for (const url of [page.url(), new URL(link.href, origin + here).href])
      walk.reached.add(patternOf(new URL(url).pathname));
    if (!isThorough) return;
    await lead(`${name}, reload`, target, () => page.reload());
    if ((await placeInHistory()) === before) return;
    await lead(`${name}, back`, here, () => page.goBack());
    await lead(`${name}, forward`, target, () => page.goForward());
  }

  /** Presses a link that opens a window of its own, and closes that. */
  async function pressForWindow(link: SeenLink): Promise<void> {
    const [popup] = await Promise.all([page.waitForEvent("popup", { timeout: patience }), press(link)]);
    await look(popup, pathOf(new URL(link.href, page.url()).href));
    walk.reached.add(patternOf(new URL(popup.url()).pathname));
    await popup.close();
  }

  /** Opens a page by its address in the middle of a walk: the router counts places in the history anew, and those of the trail hold no longer. */
  function openAnew(path: string): Promise<void> {
    for (const stop of trail) stop.at = null;
    return open(path);
  }

  /** Presses a link that opens a dialog where scripts run, and closes that; then goes where it leads without. */
  async function pressForDialog(name: string, link: SeenLink, here: string): Promise<void> {
    await heldByReact(link);
    await press(link);
    const dialog = page.getByRole("dialog");
    await dialog.first().waitFor({ timeout: patience });
    await page.keyboard.press("Escape");
    await dialog.first().waitFor({ state: "hidden", timeout: patience });
    const target = leadsTo(pathOf(new URL(link.href, page.url()).href), here);
    await lead(name, target, () => page.goto(new URL(link.href, page.url()).href));
    walk.reached.add(patternOf(new URL(page.url()).pathname));
    await openAnew(here);
  }

  /** Presses a link to a file that the browser keeps. */
  async function pressForFile(link: SeenLink): Promise<void> {
    const [file] = await Promise.all([page.waitForEvent("download", { timeout: patience }), press(link)]);
    const failure = await file.failure();
    if (failure !== null) fault(failure);
  }

  /** The ways from this page that are still to be gone, those of menus first: they are there on the next page too. */
  async function waysFrom(part?: string): Promise<{ link: SeenLink; key: string }[]> {
    const here = pathOf(page.url());
    const from = patternOf(new URL(page.url()).pathname);
    const links = await page.evaluate(seenLinks);
    return links
      .sort((one, other) => Number(one.place === ownPart) - Number(other.place === ownPart))
      .filter(
        ({ href, place }) =>
          (part === undefined || place === part) && pathOf(new URL(href, page.url()).href) !== here,
      )
      .flatMap((link) => {
        const { pathname } = new URL(link.href, page.url());
        const key = keyOf({ ...link, pathname, pattern: patternOf(pathname) }, from, walk.reached);
        return key === null || walk.ways.has(key) ? [] : [{ link, key }];
      });
  }

  async function goWay({ link, key }: { link: SeenLink; key: string }): Promise<void> {
    const here = pathOf(page.url());
    const name = `${here} → ${link.href} (${link.place})`;
    walk.ways.set(key, name);
    step = name;
    try {
      if (link.opens === "here") await pressHere(name, link, here);
      else if (link.opens === "dialog") await pressForDialog(name, link, here);
      else await (link.opens === "window" ? pressForWindow(link) : pressForFile(link));
    } catch (error) {
      if (!(error instanceof Vanished)) fault(String(error));
      // Another look may find the same way once more.
      else if (!walk.vanished.has(key)) walk.ways.delete(key);
      walk.vanished.add(key);
    }
  }

  /** Pages that the walk came from, with what was still to be pressed there. */
  const trail: { path: string; at: number | null; left: { link: SeenLink; key: string }[] }[] = [];

  /** Goes back to the last page from which something is still to be pressed; false where there is none. */
  async function goBack(): Promise<boolean> {
    for (let stop = trail.pop(); stop !== undefined; stop = trail.pop()) {
      const { path, at, left } = stop;
      if (!left.some(({ link, key }) => isOpen(link, key, path))) continue;
      // A feed keeps no place: the page that led to it does.
      if ((await placeInHistory()) === null) await page.goBack();
      const now = await placeInHistory();
      const steps = at === null || now === null ? 0 : now - at;
      await lead(`back to ${path}`, path, async () => {
        // A browser forgets what is fifty pages back, and does not go there.
        if (steps > 0 && steps < (await page.evaluate(() => history.length)))
          await page.evaluate((by) => history.go(-by), steps);
        else if (pathOf(page.url()) !== path) await page.goto(origin + path);
      });
      return true;
    }
    return false;
  }

  /** Whether a way that was seen on a page that the walk left is still to be gone. */
  function isOpen(link: SeenLink, key: string, path: string): boolean {
    if (walk.ways.has(key)) return false;
    const { pathname } = new URL(link.href, origin + path);
    const from = patternOf(new URL(origin + path).pathname);
    return keyOf({ ...link, pathname, pattern: patternOf(pathname) }, from, walk.reached) !== null;
  }

  /** Presses everything that is still to be pressed on this page and on those that it leads to. */
  async function explore(): Promise<void> {
    for (;;) {
      const [next, ...left] = await waysFrom();
      if (next === undefined) {
        if (!(await goBack())) return;
        continue;
      }
      trail.push({ path: pathOf(page.url()), at: await placeInHistory(), left });
      await goWay(next);
    }
  }

  /** Presses everything that a menu shows, which is opened anew each time. */
  async function exploreMenu(part: string, unfold: () => Promise<unknown>): Promise<void> {
    const here = pathOf(page.url());
    for (;;) {
      await unfold();
      const [next] = await waysFrom(part);
      if (next === undefined) return;
      await goWay(next);
      if (pathOf(page.url()) !== here) await lead(`back to ${here}`, here, () => page.goBack());
    }
  }

  return { walk, open, explore, exploreMenu };
}
