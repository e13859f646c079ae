import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { missionPath } from "../../app/paths.ts";
import { holdBack, newPerson, newStranger, signIn, visit, visitUnfinished } from "../browser.ts";
import { lookAtFocus, walkFocus } from "../focus-walk.ts";
import { publicPages, wholeMemberPaths } from "../known-pages.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

/** The hardest that the settings can ask of a layout, as the server reads it. */
const everythingExtraLarge = encodeURIComponent(
  JSON.stringify({ fontSize: "extra-large", buttonSize: "extra-large", keyboardNavigation: true }),
);
/** 320 px wide; and a laptop of 640 px at a zoom of 200 %, which is the same in CSS pixels but drawn twice as fine. */
const screens = [
  { name: "320 px", viewport: { width: 320, height: 700 }, deviceScaleFactor: 1 },
  { name: "1280 px at 400 %", viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
  { name: "1280 px at 200 %", viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 },
] as const;

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
/** What stands on a public page is narrowest at 320 px; some show that zooming is the same. */
const pagesOf = (screen: (typeof screens)[number]) =>
  screen === screens[0] ? allPublicPages : ["/", "/login", "/inscription", "/forgot-password", "/error-404"];

/** What sticks out of the page to the right, by its tag and class; nothing when the document does not scroll sideways. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 0.5,
    );
    return [
      `${root.scrollWidth} px wide`,
      ...wide
        .slice(0, 5)
        .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class")}`),
    ];
  });
}

describe("pages reflow with text and buttons extra-large", () => {
  const product = useProduct();

  async function found(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
    await page
      .context()
      .addCookies([{ name: "jobami_display", value: everythingExtraLarge, url: product.url }]);
    const offences: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(`${product.url}${path}`);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("20px");
      const wide = await sticksOut(page);
      if (wide.length > 0) offences[path] = wide;
    }
    return offences;
  }

  it.each(screens)("public pages at $name never scroll sideways", async (screen) => {
    const { page } = await newPerson(product.browser, screen);
    expect(await found(page, pagesOf(screen))).toEqual({});
    await page.context().close();
  });

  it("the promise of the landing page is whole at 320 px with its text spaced out", async () => {
    const { page } = await newPerson(product.browser, { ...screens[0], bypassCSP: true });
    await visit(page, product.url);
    await page.addStyleTag({
      content:
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
    });
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

  it("pages of a signed-in person never do either", async () => {
    const longNamed = { ...newcomer("Anne-Constance", "jobbeur"), nom: "de Saint-Exupéry-Lefebvre" };
    await join(product.url, longNamed);
    const { page } = await newPerson(product.browser, screens[0]);
    await signIn(page, product.url, longNamed.email);
    expect(await found(page, allOwnPages)).toEqual({});
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
