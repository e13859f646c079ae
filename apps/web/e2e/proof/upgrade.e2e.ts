import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onPostgres } from "../../../../tools/test/waits.ts";
import { launchBrowser, newPerson, visit } from "../browser.ts";
import { demoCookies } from "../demo-people.ts";
import { makeOtherBuild, type OtherBuild } from "../other-build.ts";
import { useProduct } from "../product.ts";
import { type BalancingProxy, startProxy } from "../proxy.ts";
import { newHome, type RunningServer, type ServerHome, startServer } from "../server.ts";

const publicPaths = [
  "/",
  "/login",
  "/inscription",
  "/services",
  "/aide",
  "/blog",
  "/contact",
  "/mentions-legales",
];
const memberPaths = ["/dashboard", "/dashboard/missions", "/dashboard/messages", "/dashboard/planning"];

let other: OtherBuild;
beforeAll(async () => {
  other = await makeOtherBuild();
}, 120_000);
afterAll(() => other.remove());

/** What a page asked for that did not come. */
function missing(page: Page): string[] {
  const found: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 400) found.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  return found;
}

const filesOf = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];

describe("a tab that was open before an upgrade", () => {
  const product = useProduct({ demoData: true });

  it("goes on from page to page with what was typed, and never asks for a file that is gone", async () => {
    const { page, troubles } = await newPerson(product.browser);
    await page.context().addCookies(await demoCookies(product.url, "lea"));
    const absent = missing(page);
    await visit(page, `${product.url}/dashboard/missions/poster-une-mission`);
    await page.getByRole("button", { name: /Catégorie/ }).click();
    await page.getByRole("option", { name: "Jardinage" }).click();
    await page.getByText("Brouillon enregistré sur cet appareil").waitFor();

    const { port } = new URL(product.url);
    await product.server.stop();
    product.server = await startServer(product.home, { PORT: port }, other.main);
    expect(filesOf(await (await fetch(product.url)).text()).every((file) => /z\.\w+$/.test(file))).toBe(true);

    for (const name of [/^Messages/, /^Planning/, /^Missions/]) {
      await page.getByRole("link", { name }).filter({ visible: true }).first().click();
      await page.getByRole("heading", { level: 1 }).first().waitFor();
    }
    await visit(page, `${product.url}/dashboard/missions/poster-une-mission`);
    await page.getByRole("button", { name: "Reprendre" }).click();
    await page
      .getByRole("button", { name: /Catégorie/ })
      .filter({ hasText: "Jardinage" })
      .waitFor();
    // What the live channel has read anew while the only process starts is answered 503, and read once more.
    expect(absent.filter((one) => !one.startsWith("503 /api/"))).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

describe.runIf(process.env.E2E_DATABASE_URL !== undefined)("two builds behind one proxy", onPostgres, () => {
  let home: ServerHome;
  let proxy: BalancingProxy;
  const servers: RunningServer[] = [];
  beforeAll(async () => {
    home = await newHome({ demoData: true });
    proxy = await startProxy();
    const settings = { PUBLIC_URL: proxy.url, RATE_LIMIT: "100000", RATE_LIMIT_PAGES: "100000" };
    servers.push(await startServer(home, settings));
    servers.push(await startServer(home, settings, other.main));
    proxy.leadTo(servers.map(({ url }) => url));
  }, 120_000);
  afterAll(async () => {
    await proxy.close();
    for (const server of servers) await server.stop();
    await home.remove();
  });

  /** What of a page and of the files that it names does not come. */
  async function failures(path: string): Promise<string[]> {
    const page = await fetch(`${proxy.url}${path}`);
    const files = filesOf(await page.text());
    const failed = page.status === 200 ? [] : [`${page.status} ${path}`];
    // Once of each of the two.
    for (const file of [...files, ...files]) {
      const answer = await fetch(`${proxy.url}${file}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) failed.push(`${answer.status} ${file}`);
    }
    return failed;
  }

  it("each page finds each file that it names, whichever process is asked, under load", async () => {
    const walk = async () => {
      const failed: string[] = [];
      for (const path of publicPaths) failed.push(...(await failures(path)));
      return failed;
    };
    expect((await Promise.all(Array.from({ length: 8 }, walk))).flat()).toEqual([]);
  });

  it("people sign in, work and type in it, and nothing is missing or lost", async () => {
    const browser = await launchBrowser();
    for (const who of ["lea", "karim", "lea"]) {
      const { page, troubles } = await newPerson(browser);
      const absent = missing(page);
      await visit(page, `${proxy.url}/login`);
      await page.getByLabel("Adresse e-mail").fill(`${who}@demo.example`);
      await page.getByLabel("Mot de passe", { exact: true }).fill("Demo-2026!");
      await page.getByRole("button", { name: "Se connecter", exact: true }).click();
      await page.waitForURL(/\/dashboard/);
      for (const path of memberPaths) {
        await visit(page, `${proxy.url}${path}`);
        await page.getByRole("heading", { level: 1 }).first().waitFor();
      }
      expect([who, absent, troubles]).toEqual([who, [], []]);
      await page.context().close();
    }
    await browser.close();
  });
});
