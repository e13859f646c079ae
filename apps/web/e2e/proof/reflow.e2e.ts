import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { missionPath } from "../../app/paths.ts";
import { holdBack, newPerson, newStranger, signIn, visit, visitUnfinished } from "../browser.ts";
import { demoCookies } from "../demo-people.ts";
import { lookAtFocus, walkFocus } from "../focus-walk.ts";
import { publicPages, wholeMemberPaths, wholeStaffPaths } from "../known-pages.ts";
import { patternOf } from "../link-routes.ts";
import { useProduct } from "../product.ts";
import { brokenInside, crushed, shareOf, spaceOut, sticksOut, thingOf } from "../room.ts";
import { smallTargets } from "../targets.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

/** The hardest that the settings can ask of a layout, as the server reads it. */
const everythingExtraLarge = encodeURIComponent(
  JSON.stringify({ fontSize: "extra-large", buttonSize: "extra-large", keyboardNavigation: true }),
);
/** A small phone; 1280 px at a zoom of 400 and of 200 %, in CSS pixels; a phone held sideways. */
const largeWindows = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
  { width: 640, height: 512 },
  { width: 844, height: 390 },
] as const;
/** Where the rail stands beside a page with usual text, and most stands beside each other with the least room. */
const besideRail = { width: 980, height: 600 } as const;
/** Where targets are measured at their smallest: from a small phone to a wide screen. */
const smallWindows = [320, 390, 768, 1280].map((width) => ({ width, height: 844 }));

/** What some pages need to be asked to show something. */
const queries: Readonly<Record<string, string>> = {
  verifyTwoFactor: "?email=m%E2%80%A2%40exemple.fr",
  resetPassword: "?token=aucun",
  unknownDevice: "?token=aucun",
  deletionConfirm: "?token=aucun",
  deletionFinal: "?token=aucun",
  emailChange: "?token=aucun",
  newsletterVerify: "?token=aucun",
  newsletterUnsubscribe: "?token=aucun",
  digestEnd: "?token=aucun",
  decision: "?token=aucun",
};
/** Every page, for a person who was never asked about cookies: all that can stand over a page stands there. */
const allPublicPages = publicPages.map(([name, { path }]) => `${path}${queries[name] ?? ""}`);
/** A mission's own page needs a mission: those are made below. */
const allOwnPages = wholeMemberPaths;
/** An address of each page that is of one thing, as far as the pages that were seen link to one. */
async function noteLinked(page: Page, linked: Map<string, string>): Promise<void> {
  const paths = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']")].map(({ pathname }) => pathname),
  );
  for (const path of paths) {
    const pattern = patternOf(path);
    if (pattern.includes(":") && !linked.has(pattern)) linked.set(pattern, path);
  }
}

/** What is wrong with a page whose text and buttons are extra-large. */
async function faultsOfLarge(page: Page, path: string): Promise<string[]> {
  const thing = thingOf(patternOf(path.replace(/\?.*$/, "")));
  const faults: string[] = [];
  for (const window of [...largeWindows, besideRail]) {
    await page.setViewportSize(window);
    const at = `${path} at ${window.width} × ${window.height}`;
    for (const wide of await sticksOut(page)) faults.push(`${at}: sticks out: ${wide}`);
    for (const word of await brokenInside(page)) faults.push(`${at}: broken: ${word}`);
    for (const narrow of await crushed(page)) faults.push(`${at}: crushed: ${narrow}`);
    if (window === besideRail) continue;
    const share = await shareOf(page, thing);
    if (share === null || share < thing.least)
      faults.push(`${at}: ${thing.selector} has ${share?.toFixed(2)} of the ${thing.of}`);
  }
  return faults;
}

/** Sets the sizes of text and buttons as the settings do. */
function resize(page: Page, size: "small" | "normal"): Promise<void> {
  return page.evaluate((both) => {
    Object.assign(document.documentElement.dataset, { fontSize: both, buttonSize: both });
  }, size);
}

/** What sticks out of the page once its text is spaced out. */
async function faultsOfSpaced(page: Page, path: string): Promise<string[]> {
  await resize(page, "normal");
  await spaceOut(page, true);
  const faults: string[] = [];
  for (const window of largeWindows) {
    await page.setViewportSize(window);
    for (const wide of await sticksOut(page))
      faults.push(`${path} at ${window.width} × ${window.height}, spaced out: sticks out: ${wide}`);
  }
  await spaceOut(page, false);
  return faults;
}

/** What is wrong with the page once its text and buttons are small. */
async function faultsOfSmall(page: Page, path: string): Promise<string[]> {
  await resize(page, "small");
  const faults: string[] = [];
  for (const window of smallWindows) {
    await page.setViewportSize(window);
    for (const target of await smallTargets(page))
      faults.push(`${path} at ${window.width} px: too small a target: ${target}`);
  }
  return faults;
}

describe("every page in every size", () => {
  const product = useProduct({ demoData: true });

  it.each([
    ["visitors", "visitor", allPublicPages.filter((path) => !path.includes(":"))],
    ["members", "karim", wholeMemberPaths],
    ["staff", "anne", wholeStaffPaths],
  ] as const)(
    "of %s: extra-large nothing sticks out, no word of a button is broken, what the page is for has room; nor once letters are spaced out; small every target has 24 px",
    async (_, who, paths) => {
      const { page } = await newPerson(product.browser, { viewport: largeWindows[0] });
      if (who !== "visitor") await page.context().addCookies(await demoCookies(product.url, who));
      await page
        .context()
        .addCookies([{ name: "jobami_display", value: everythingExtraLarge, url: product.url }]);
      const faults: string[] = [];
      const linked = new Map<string, string>();
      const look = async (path: string) => {
        await page.setViewportSize(largeWindows[0]);
        await visit(page, product.url + path);
        await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("20px");
        await noteLinked(page, linked);
        faults.push(...(await faultsOfLarge(page, path)));
        faults.push(...(await faultsOfSpaced(page, path)), ...(await faultsOfSmall(page, path)));
      };
      for (const path of paths) await look(path);
      for (const path of [...linked.values()]) await look(path);
      expect(linked.size).toBeGreaterThan(3);
      expect(faults, faults.join("\n")).toEqual([]);
      await page.context().close();
    },
    900_000,
  );

  it("the promise of the landing page is whole at 320 px with its text spaced out", async () => {
    const { page } = await newPerson(product.browser, { viewport: largeWindows[0] });
    await visit(page, product.url);
    await spaceOut(page, true);
    const right = await page.getByRole("heading", { level: 1 }).evaluate((title) => {
      const range = document.createRange();
      const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      let end = 0;
      while (text.nextNode()) {
        range.selectNodeContents(text.currentNode);
        end = Math.max(end, ...[...range.getClientRects()].map((box) => box.right));
      }
      return end;
    });
    expect(right).toBeLessThanOrEqual(320);
    await page.context().close();
  });
});

const windows = [
  { name: "390 px", viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
  { name: "1280 px", viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
  { name: "1280 px at 400 %", viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
] as const;

/** `pnpm soak focus` goes through every page in every window, there and back. */
const isFull = process.env.FOCUS_WALK === "full";
/** One page of each frame: what stands over the others stands over these. */
const oneOfEachFrame = [
  "/",
  "/login",
  "/mentions-legales",
  "/dashboard/missions",
  "/dashboard/missions/poster-une-mission",
];
/** Every page on a phone, where there is the least room; elsewhere one of each frame. */
const walkedIn = (window: (typeof windows)[number], paths: readonly string[]) =>
  isFull || window === windows[0] ? paths : paths.filter((path) => oneOfEachFrame.includes(path));

describe("nothing covers what has the focus", () => {
  const product = useProduct();
  const julie = newcomer("Julie", "jobbeur");
  /** The page of her mission, one of its proposals, and a mission that she could propose for. */
  let missionPages: readonly string[];
  beforeAll(async () => {
    const asker = await join(product.url, julie);
    const helper = await join(product.url, newcomer("Hugo", "jobbeur"));
    const { data: own } = await asker.missions.create({ body: hedgeMission(1) });
    const { data: proposal } = await helper.proposals.propose({
      params: { id: own.id },
      body: { amount: 80, message: "Je peux venir lundi.", paymentMethodType: "euros" },
    });
    const { data: other } = await helper.missions.create({ body: hedgeMission(2) });
    const ownPath = missionPath(own.id);
    missionPages = [ownPath, `${ownPath}?proposition=${proposal.proposalId}`, missionPath(other.id)];
  });

  async function covered(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
    const offences: Record<string, string[]> = {};
    for (const path of paths) {
      await visit(page, `${product.url}${path}`);
      await page.getByRole("region", { name: "Des cookies" }).waitFor();
      if ((await page.getByRole("link", { name: "Créer mon compte" }).count()) > 0)
        await page.getByRole("region", { name: "Rejoignez la plateforme" }).waitFor();
      const walk = await walkFocus(page, { isOneWay: !isFull && !oneOfEachFrame.includes(path) });
      expect(walk.stops).toBeGreaterThan(5);
      if (walk.covered.length > 0) offences[path] = walk.covered;
    }
    return offences;
  }

  it.each(windows)("public pages at $name", async (window) => {
    const { page } = await newStranger(product.browser, window);
    expect(await covered(page, walkedIn(window, allPublicPages))).toEqual({});
    await page.context().close();
  });

  it("not even a banner that comes while it has the focus", async () => {
    const { page } = await newStranger(product.browser, windows[0]);
    await visit(page, `${product.url}/contact`);
    await page.getByRole("region", { name: "Des cookies" }).waitFor();
    await page.getByRole("button", { name: "Gérer mes cookies" }).focus();
    await page.getByRole("region", { name: "Rejoignez la plateforme" }).waitFor();
    expect(await lookAtFocus(page)).toEqual({ stop: "button Gérer mes cookies", by: null });
    await page.context().close();
  });

  it("the bottom bar makes room while something is typed on a phone, and only there", async () => {
    for (const { viewport, isTucked } of [
      { viewport: windows[0].viewport, isTucked: "true" },
      { viewport: windows[1].viewport, isTucked: null },
    ]) {
      const { page } = await newPerson(product.browser, { viewport });
      await signIn(page, product.url, julie.email);
      await visit(page, `${product.url}/dashboard/missions`);
      const bar = page.getByRole("navigation", { name: "Accès rapides", exact: true });
      const tucked = () => bar.getAttribute("data-tucked");
      await page.getByRole("searchbox", { name: "Rechercher" }).focus();
      await expect.poll(tucked).toBe(isTucked);
      await page.getByRole("main").getByRole("link", { name: "Mes missions" }).focus();
      await expect.poll(tucked).toBe(null);
      await page.context().close();
    }
  });

  it("the bottom bar makes room for a field that had the focus before the page's scripts came", async () => {
    const { page } = await newPerson(product.browser, { viewport: windows[0].viewport });
    await signIn(page, product.url, julie.email);
    const release = await holdBack(page, /\/assets\/.*\.js/);
    await visitUnfinished(page, `${product.url}/dashboard/missions`);
    await page.getByRole("searchbox", { name: "Rechercher" }).focus();
    await release();
    await expect
      .poll(() =>
        page.getByRole("navigation", { name: "Accès rapides", exact: true }).getAttribute("data-tucked"),
      )
      .toBe("true");
    await page.context().close();
  });

  it.each(windows)("pages of a signed-in person at $name", async (window) => {
    const { page } = await newStranger(product.browser, window);
    await signIn(page, product.url, julie.email);
    expect(await covered(page, walkedIn(window, [...allOwnPages, ...missionPages]))).toEqual({});
    await page.context().close();
  });
});
