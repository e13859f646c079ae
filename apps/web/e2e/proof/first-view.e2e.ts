import { describe, expect, it } from "vitest";
import { measureFirstLoad } from "../../../../tools/bench/first-load.ts";
import { type Budget, budgets } from "../../first-view-budgets.ts";
import { comeNear } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useProduct();

/** Requests that a page names, as docs/performance.md states; `pnpm bench pages` prints them beside a bare page. */
const mostNamed = 14;

/** Of members, whose pages do more and share with visitors' pages what these have in files of their own. */
const mostOfMembers = [
  { path: "/dashboard", budget: budgets.dashboard, named: 27 },
  { path: "/dashboard/missions", budget: budgets["dashboard/missions"], named: 29 },
];

const textOf = async (path: string, cookie = "") =>
  (await fetch(product.url + path, { headers: { cookie } })).text();

async function expectAtMost(path: string, budget: Budget, named: number, cookie?: string): Promise<void> {
  const html = await textOf(path, cookie);
  const { scripts, styles, preloads } = await measureFirstLoad(html, path, (file) => textOf(file));
  expect(scripts.gzipBytes).toBeLessThanOrEqual(budget.scripts);
  expect(styles.gzipBytes).toBeLessThanOrEqual(budget.styles);
  expect(1 + scripts.files.length + styles.files.length + preloads).toBeLessThanOrEqual(named);
}

describe("the first view of a visitor", () => {
  it.each([
    ["/", budgets.landing, 15],
    ["/login", budgets.login, 20],
  ])(
    "%s names few files, and asks for few more until the network is quiet",
    async (path, budget, untilQuiet) => {
      await expectAtMost(path, budget, mostNamed);

      const context = await product.browser.newContext({ viewport: { width: 412, height: 823 } });
      const page = await context.newPage();
      const asked = new Set<string>();
      page.on("request", (request) => {
        if (request.url().startsWith("http")) asked.add(request.url());
      });
      await page.goto(product.url + path, { waitUntil: "networkidle" });
      expect(asked.size, [...asked].join("\n")).toBeLessThanOrEqual(untilQuiet);
      await context.close();
    },
  );

  it.each([
    ["/", 412],
    ["/", 1280],
    ["/login", 412],
    ["/login", 1280],
  ])("%s at %i px: nothing that comes late moves what is there", async (path, width) => {
    const context = await product.browser.newContext({ viewport: { width, height: 823 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(product.url + path, { waitUntil: "networkidle" });
    await comeNear(page);
    if (path === "/") await page.getByRole("region", { name: "Rejoignez la plateforme" }).waitFor();
    await page.waitForTimeout(1000);
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
    await context.close();
  });
});

/** What a page of a member still asks for by itself: who one is, what was set elsewhere, the live channel. */
const askedAnyway = new Set(["/api/auth/profil", "/api/display-settings", "/api/auth/socket/token"]);

describe("the first view of a member", () => {
  it.each(["/dashboard", "/dashboard/missions"])("%s asks for nothing that came with it", async (path) => {
    const mina = await join(product.url, newcomer("Mina"));
    const context = await product.browser.newContext({ viewport: { width: 1280, height: 823 } });
    await context.addCookies(mina.cookies());
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === "GET" && pathname.startsWith("/api/")) asked.push(pathname);
    });
    await page.goto(product.url + path, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: /^Notifications/ }).waitFor();
    expect(asked.filter((one) => !askedAnyway.has(one))).toEqual([]);
    await context.close();
  });

  it.each([
    ["/dashboard", 390],
    ["/dashboard", 1280],
    ["/dashboard/missions", 390],
    ["/dashboard/profil", 390],
    ["/dashboard/profil", 1280],
  ])(
    "%s at %i px: the question about cookies comes with the page, and stays where it is",
    async (path, width) => {
      const nils = await join(product.url, newcomer("Nils"));
      const context = await product.browser.newContext({ viewport: { width, height: 823 } });
      await context.addCookies(nils.cookies());
      const page = await context.newPage();
      await page.addInitScript(() => {
        const feet: number[] = [];
        Object.assign(globalThis, { feet });
        (function follow() {
          const question = document.querySelector("#cookie-question");
          const foot = Math.round(question?.getBoundingClientRect().bottom ?? 0);
          if (document.readyState !== "loading" && foot !== feet.at(-1)) feet.push(foot);
          requestAnimationFrame(follow);
        })();
      });
      await page.goto(product.url + path, { waitUntil: "networkidle" });
      await page.waitForTimeout(1000);
      const feet = await page.evaluate(() => (globalThis as unknown as { feet: number[] }).feet);
      expect(feet).toEqual([expect.any(Number)]);
      expect(feet[0]).toBeGreaterThan(400);
      await context.close();
    },
  );

  it("brings no more than it needs on the pages that work begins with", async () => {
    const odile = await join(product.url, newcomer("Odile"));
    const cookie = odile
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    for (const { path, budget, named } of mostOfMembers) {
      expect(await textOf(path, cookie)).toContain("Toutes les pages");
      await expectAtMost(path, budget, named, cookie);
    }
  });
});
