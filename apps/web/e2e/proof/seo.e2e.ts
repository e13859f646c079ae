import type { Page, Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newPerson, newStranger, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join } from "../visitor.ts";

const dayMs = 86_400_000;
const run = Date.now().toString(36);
const person = (name: string, user_type: "jobbeur" | "other" = "jobbeur") => ({
  email: `seo-${name.toLowerCase()}-${run}@exemple.fr`,
  prenom: name,
  nom: "Durand",
  user_type,
});

describe("the promotion of Google referencing, in a real browser", () => {
  const product = useProduct();

  const modal = (page: Page) => page.getByRole("dialog", { name: /Google/ });
  const banner = (page: Page) => page.getByRole("region", { name: "Soyez visible sur Google" });
  const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

  /** The real stats of somebody who has been here for `days`: the server's answer with another sign-up date. */
  async function ageBy(page: Page, days: number): Promise<void> {
    await page.route("**/api/users/seo-promotion-stats", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { stats: object };
      const registrationDate = new Date(Date.now() - days * dayMs).toISOString();
      await route.fulfill({
        response: answer,
        json: { ...body, stats: { ...body.stats, registrationDate } },
      });
    });
  }
  /** Nothing was promoted in this browser yet. */
  const forget = (page: Page) =>
    page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/seo/i.test(key)) localStorage.removeItem(key);
    });

  async function dashboardOf(somebody: ReturnType<typeof person>, days: number) {
    await join(product.url, somebody);
    const { page, troubles } = await newPerson(product.browser);
    const calls: Request[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/users/")) calls.push(request);
    });
    await ageBy(page, days);
    await signIn(page, product.url, somebody.email);
    const sent = (part: string) => calls.filter((call) => call.url().endsWith(part));
    return { page, troubles, sent };
  }

  it("is shown once to a jobbeur of two days, kept and told to the server, and activates for good [SEO-02, SEO-04, SEO-11, SEO-15, SEO-16, SEO-20, SEO-21, SEO-24, SEO-25, TOAST-07]", async () => {
    const { page, troubles, sent } = await dashboardOf(person("Nour"), 2);
    await page.addInitScript(() => {
      if (sessionStorage.forgotten) return;
      sessionStorage.forgotten = "yes";
      for (const key of Object.keys(localStorage)) if (/seo/i.test(key)) localStorage.removeItem(key);
    });
    const before = Date.now();
    await page.goto(`${product.url}/dashboard`);
    await modal(page).waitFor();
    expect(await stored(page, "seoPrompt_onboarding")).toBe("shown");
    const last = (await stored(page, "lastSeoPrompt")) ?? "";
    expect(new Date(last).toISOString()).toBe(last);
    expect(Date.parse(last)).toBeGreaterThanOrEqual(before);
    expect(sent("/seo-promotion-shown").map((call) => call.postDataJSON())).toEqual([
      { trigger: "onboarding" },
    ]);
    expect(await modal(page).getByRole("listitem").allTextContents()).toEqual([
      "Un compte actif",
      "Le statut jobbeur",
      "Le référencement accepté",
      "Au moins un service proposé",
      "Des offres partenaires actives et non expirées",
    ]);

    const activated = page.waitForResponse(/update-seo-preferences/);
    await press(page, "Activer le référencement");
    const call = (await activated).request();
    expect([call.method(), call.postDataJSON()]).toEqual(["PUT", { seo_indexable: true }]);
    expect(call.headers()["x-xsrf-token"]).toMatch(/\S/);
    expect(await (await activated).json()).toMatchObject({ success: true });
    await page
      .getByText("Parfait ! Votre profil et vos offres partenaires seront maintenant référencés sur Google")
      .first()
      .waitFor();
    const notices = await page.getByRole("region", { name: "Notifications" }).boundingBox();
    expect((notices?.x ?? 0) + (notices?.width ?? 0)).toBeGreaterThan(1280 - 40);
    expect(notices?.x).toBeGreaterThan(1280 / 2);
    expect(notices?.y).toBeLessThan(40);
    await modal(page).waitFor({ state: "detached" });

    await forget(page);
    await visit(page, `${product.url}/dashboard/parametres`);
    await page.getByText("Activé", { exact: true }).waitFor();
    expect(await modal(page).count()).toBe(0);
    await press(page, "Arrêter le référencement");
    await page.getByText("Désactivé", { exact: true }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("comes as a banner 3 s later, which stays away for a week once dismissed [SEO-17, SEO-18, SEO-19]", async () => {
    const { page, troubles } = await dashboardOf(person("Sami"), 2);
    await page.evaluate(() => localStorage.removeItem("seoBannerDismissed"));
    await page.evaluate(() => localStorage.removeItem("seoBannerDismissed_expires"));
    await page.addInitScript(() => {
      if (sessionStorage.forgotten) return;
      sessionStorage.forgotten = "yes";
      localStorage.removeItem("seoBannerDismissed");
    });
    await visit(page, `${product.url}/dashboard`);
    await banner(page).waitFor();
    expect(await modal(page).count()).toBe(0);
    const before = Date.now();
    await banner(page).getByRole("button", { name: "Fermer" }).click();
    await banner(page).waitFor({ state: "detached" });
    expect(await stored(page, "seoBannerDismissed")).toBe("true");
    const { until } = JSON.parse((await stored(page, "seoBannerDismissed_expires")) ?? "{}") as {
      until: number;
    };
    expect(until - before).toBeGreaterThanOrEqual(604_800_000);
    expect(until - before).toBeLessThan(604_800_000 + 10_000);
    await visit(page, `${product.url}/dashboard`);
    await page.waitForTimeout(3500);
    expect(await banner(page).count()).toBe(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("leaves requesters alone, and waits for the question about cookies [ROLE-15, SEO-25]", async () => {
    const requester = await dashboardOf(person("Alix", "other"), 30);
    await forget(requester.page);
    await visit(requester.page, `${product.url}/dashboard`);
    expect(requester.sent("/seo-promotion-stats")).toEqual([]);
    await requester.page.context().close();

    const ravi = person("Ravi");
    await join(product.url, ravi);
    const { page } = await newStranger(product.browser);
    await ageBy(page, 30);
    await signIn(page, product.url, ravi.email);
    await visit(page, `${product.url}/dashboard`);
    await page.getByRole("region", { name: "Des cookies ?" }).waitFor();
    expect([await modal(page).count(), await stored(page, "lastSeoPrompt")]).toEqual([0, null]);
    await press(page, "Refuser");
    await modal(page).waitFor();
    expect(await stored(page, "seoPrompt_notification")).toBe("shown");
    await page.context().close();
  });
});
