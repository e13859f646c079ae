import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newPerson, visit } from "../browser.ts";
import { useProduct } from "../product.ts";

const product = useProduct();

/** How often the page's own document was asked for. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

describe("a page that needs a signed-in person", () => {
  it("counts down and leads to the sign-in page [ERR-07, ERR-08]", async () => {
    const { page, troubles } = await newPerson(product.browser);
    await page.goto(`${product.url}/dashboard/missions`);
    await page.getByText("Vous devez vous connecter pour accéder à cette page").waitFor();
    await page.getByText(/dans 3 secondes/).waitFor();
    expect(new URL(page.url()).pathname).toBe("/dashboard/missions");
    await page.waitForURL(/\/login\?from=/);
    expect(new URL(page.url()).searchParams.get("from")).toBe("/dashboard/missions");
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("stays when the person wants to stay", async () => {
    const { page } = await newPerson(product.browser);
    await page.goto(`${product.url}/dashboard`);
    await page.getByText(/dans 4 secondes/).waitFor();
    await page.getByRole("button", { name: "Rester sur cette page" }).click();
    await page.waitForTimeout(6000);
    expect(new URL(page.url()).pathname).toBe("/dashboard");
    await page.context().close();
  });
});

describe("the countdown of the 403 page", () => {
  it("rests while the focus is on its buttons, and stopping it keeps the focus", async () => {
    const { page } = await newPerson(product.browser);
    await page.clock.install();
    await visit(page, `${product.url}/dashboard`);
    const stay = page.getByRole("button", { name: "Rester sur cette page" });
    await stay.focus();
    const left = await page.getByRole("timer").textContent();
    await page.clock.runFor(20_000);
    expect(new URL(page.url()).pathname).toBe("/dashboard");
    expect(await page.getByRole("timer").textContent()).toBe(left);
    await page.keyboard.press("Enter");
    await stay.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Vous restez/);
    await page.clock.runFor(20_000);
    expect(new URL(page.url()).pathname).toBe("/dashboard");
    await page.context().close();
  });
});

describe("pages of errors", () => {
  it.each([
    [400, "Requête invalide"],
    [401, "Accès non autorisé"],
    [404, "Oups! La page que vous cherchez n’existe pas"],
    [500, "Erreur interne du serveur"],
    [503, "Une erreur inattendue s’est produite"],
  ])(
    "%i states « %s » and leads home [ERR-01, ERR-03, ERR-04, ERR-05, ERR-06, ERR-09, ERR-10, ERR-11]",
    async (status, text) => {
      const { page } = await newPerson(product.browser);
      const answer = await page.goto(`${product.url}/error-${status}`);
      expect(answer?.status()).toBe(status);
      await page.getByRole("heading", { level: 1, name: text }).waitFor();
      expect(await page.title()).toBe(`${status === 404 ? "Page introuvable" : text} · Jobami`);
      await page.getByRole("main").getByRole("link", { name: "Retour à l’accueil" }).click();
      await page.waitForURL(`${product.url}/`);
      await page.context().close();
    },
  );

  it("403 leads to the sign-in page and nowhere else [ERR-03, ERR-04, ERR-07, ERR-08]", async () => {
    const { page } = await newPerson(product.browser);
    await page.clock.install();
    const answer = await page.goto(`${product.url}/error-403`);
    expect(answer?.status()).toBe(403);
    expect(await page.title()).toBe("Vous devez vous connecter pour accéder à cette page · Jobami");
    await page
      .getByRole("heading", { level: 1, name: "Vous devez vous connecter pour accéder à cette page" })
      .waitFor();
    const links = page.getByRole("main").getByRole("link");
    await expect
      .poll(() => links.evaluateAll((all) => all.map((one) => one.getAttribute("href"))))
      .toEqual(["/login"]);
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(5000);
    await page.waitForURL(`${product.url}/login`);
    await page.context().close();
  });
});

describe("a page that breaks", () => {
  it("is loaded again after 2 s when a script of the start cannot be, once and not in a loop [ERR-14, ERR-15]", async () => {
    const { page } = await newPerson(product.browser);
    await page.route(/\/assets\/page-[^/]*\.js/, (route) => route.abort());
    const loads = countLoads(page);
    await page.goto(`${product.url}/login`);
    expect(loads()).toBe(1);
    await expect.poll(loads).toBe(2);
    await page.getByRole("alert").getByText("Oups\u202f! Une erreur est survenue").waitFor();
    await page.waitForTimeout(5000);
    expect(loads()).toBe(2);
    await page.context().close();
  });

  it("apologises, comes back by itself after 2 s, once and not in a loop [ERR-12, ERR-13]", async () => {
    const { page } = await newPerson(product.browser);
    const late = /\/assets\/LoginPage-[^/]*\.js/;
    await page.route(late, (route) => route.abort());
    const loads = countLoads(page);
    await page.goto(`${product.url}/login`);
    await page.getByRole("heading", { name: "Oups\u202f! Une erreur est survenue" }).waitFor();
    const brokenAt = Date.now();
    await expect.poll(loads).toBe(2);
    expect(Date.now() - brokenAt).toBeGreaterThan(1500);
    await page.getByText("Recharger la page n’a pas suffi.").waitFor();
    await page.waitForTimeout(5000);
    expect(loads()).toBe(2);
    await page.unroute(late);
    await page.getByRole("button", { name: "Recharger la page" }).click();
    await page.getByLabel("Adresse e-mail").waitFor();
    await page.context().close();
  });

  it("starts with a preconnect link to the API, and at the top on every page [APP-02, APP-10]", async () => {
    const { page } = await newPerson(product.browser, { viewport: { width: 390, height: 500 } });
    await page.goto(`${product.url}/`);
    await expect.poll(() => page.locator('link[rel="preconnect"]').getAttribute("href")).toBe(product.url);
    await page.evaluate(() => globalThis.scrollTo(0, document.body.scrollHeight));
    await page.getByRole("contentinfo").getByRole("link", { name: "Connexion" }).click();
    await page.waitForURL(/\/login$/);
    await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBe(0);
    await page.context().close();
  });
});
