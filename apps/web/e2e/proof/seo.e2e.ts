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

  /** The stats of a person who has been here for `days` and filled in half a profile: the server's answer, but for these. */
  async function ageBy(page: Page, days: number): Promise<void> {
    await page.route("**/api/users/seo-promotion-stats", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { stats: object };
      const registrationDate = new Date(Date.now() - days * dayMs).toISOString();
      await route.fulfill({
        response: answer,
        json: { ...body, stats: { ...body.stats, registrationDate, profileCompleteness: 50 } },
      });
    });
  }
  /** Nothing was promoted in this browser yet. */
  const forget = (page: Page) =>
    page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/seo/i.test(key)) localStorage.removeItem(key);
    });

  async function dashboardOf(visitor: ReturnType<typeof person>, days: number) {
    await join(product.url, visitor);
    const { page, troubles } = await newPerson(product.browser);
    const calls: Request[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/users/")) calls.push(request);
    });
    await ageBy(page, days);
    await signIn(page, product.url, visitor.email);
    const sent = (part: string) => calls.filter((call) => call.url().endsWith(part));
    return { page, troubles, sent };
  }

  it("is shown once to a jobbeur of two days, stored and reported to the server, and activates for good [SEO-02, SEO-04, SEO-11, SEO-15, SEO-16, SEO-20, SEO-21, SEO-24, SEO-25, TOAST-07]", async () => {
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

    await page.context().clearCookies({ name: "XSRF-TOKEN" });
    const prepared = page.waitForResponse(/\/api\/auth\/csrf$/);
    const activated = page.waitForResponse(
      (response) => response.url().endsWith("/update-seo-preferences") && response.ok(),
    );
    await press(page, "Activer le référencement");
    const call = (await activated).request();
    expect([call.method(), call.postDataJSON()]).toEqual(["PUT", { seo_indexable: true }]);
    const { csrfToken } = (await (await prepared).json()) as { csrfToken: string };
    const headers = await call.allHeaders();
    expect([headers["x-csrf-token"], csrfToken.length > 20]).toEqual([csrfToken, true]);
    const session = (await page.context().cookies()).find(({ name }) => name === "jobami_access");
    expect(headers.cookie).toContain(`jobami_access=${session?.value}`);
    expect(await (await activated).json()).toMatchObject({ success: true });
    await page
      .getByText("Parfait ! Votre profil et vos offres partenaires seront maintenant référencés sur Google")
      .first()
      .waitFor();
    const notices = await page.getByRole("region", { name: "Notifications" }).boundingBox();
    expect((notices?.x ?? 0) + (notices?.width ?? 0)).toBeGreaterThan(1280 - 40);
    expect(notices?.x).toBeGreaterThan(1280 / 2);
    const bar = await page.getByRole("banner").boundingBox();
    const below = (notices?.y ?? 0) - (bar?.height ?? 0);
    expect([below >= 0, below < 40]).toEqual([true, true]);
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

  it("comes by each of its triggers, each once, and by none to whom the terms, the spacing or their own choice keep it from; what the server refuses is stated [SEO-07, SEO-08, SEO-09, SEO-10, SEO-12, SEO-13, SEO-14, SEO-22, SEO-23]", async () => {
    const amir = person("Amir");
    await join(product.url, amir);
    const { page } = await newStranger(product.browser);
    await signIn(page, product.url, amir.email);
    await press(page, "Refuser");
    const opened = page.getByRole("dialog").filter({ hasText: "Activer le référencement" });
    interface Case {
      days: number;
      complete?: number;
      finished?: number;
      last?: number;
      shown?: string[];
      isReferenced?: boolean;
    }
    /** What brings the promotion to a person of whom the server states it, and this browser knows it. */
    async function promptedBy(of: Case, expected: string | null): Promise<void> {
      const { days, complete = 60, finished = 0, last, shown = [], isReferenced = false } = of;
      // The page before is left first: what it still learns would be stored by this browser too.
      await page.goto(`${product.url}/robots.txt`);
      const stats = {
        registrationDate: new Date(Date.now() - days * dayMs - 1000).toISOString(),
        profileCompleteness: complete,
        missionsCompleted: finished,
        seoIndexable: isReferenced,
      };
      await forget(page);
      await page.evaluate(
        ([at, triggers]) => {
          if (at !== null) localStorage.lastSeoPrompt = at;
          for (const trigger of triggers) localStorage[`seoPrompt_${trigger}`] = "shown";
        },
        [
          last === undefined ? null : new Date(Date.now() - last * dayMs - 1000).toISOString(),
          shown,
        ] as const,
      );
      const before = await stored(page, "lastSeoPrompt");
      await page.route("**/api/users/seo-promotion-stats", (route) =>
        route.fulfill({ json: { success: true, stats } }),
      );
      const noted = page.waitForRequest(/seo-promotion-shown/).catch(() => null);
      await visit(page, `${product.url}/dashboard`);
      if (expected === null) {
        expect([await opened.count(), await stored(page, "lastSeoPrompt")]).toEqual([0, before]);
        return;
      }
      await opened.waitFor();
      expect((await noted)?.postDataJSON()).toEqual({ trigger: expected });
      expect(await stored(page, `seoPrompt_${expected}`)).toBe("shown");
    }
    await promptedBy({ days: 2 }, "onboarding");
    await promptedBy({ days: 5, complete: 79, finished: 2 }, null);
    await promptedBy({ days: 5, complete: 80 }, "profile_complete");
    await promptedBy({ days: 5, finished: 1 }, "first_mission");
    const known = ["onboarding", "profile_complete", "first_mission"];
    await promptedBy({ days: 2, complete: 100, finished: 1, shown: known, last: 13 }, null);
    await promptedBy({ days: 6 }, null);
    await promptedBy({ days: 7, last: 13 }, null);
    await promptedBy({ days: 7, last: 14 }, "notification");

    const due = { days: 2, complete: 100, finished: 1 };
    for (const days of [2, 30]) {
      await promptedBy({ ...due, days, last: 6 }, null);
      await promptedBy({ ...due, days, isReferenced: true }, null);
    }
    const terms = "**/api/user/cgv-cgu-consent/status";
    await page.route(terms, (route) => route.fulfill({ json: { success: true, hasConsent: false } }));
    await page.evaluate(() => localStorage.removeItem("cgv_cgu_consent_accepted"));
    for (const days of [2, 30]) await promptedBy({ ...due, days }, null);
    await page.unroute(terms);
    await promptedBy({ ...due, last: 7 }, "onboarding");

    const failed = "Erreur lors de l'activation du référencement";
    const toasts = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
    for (const [status, json, text] of [
      [200, { success: false }, failed],
      [
        500,
        { success: false, code: "INTERNAL_ERROR", message: "Le référencement fait une pause." },
        "Le référencement fait une pause.",
      ],
      [500, { success: false, code: "INTERNAL_ERROR", message: "" }, failed],
    ] as const) {
      await page.route("**/api/users/update-seo-preferences", (route) => route.fulfill({ status, json }));
      await press(page, "Activer le référencement");
      const toast = toasts.filter({ hasText: text });
      await toast.getByRole("alert").or(toast).first().waitFor();
      expect(await toast.first().textContent()).toMatch(/^Erreur\u00a0/);
      expect(await opened.isVisible()).toBe(true);
      await page.unroute("**/api/users/update-seo-preferences");
      await page.evaluate(() =>
        document.querySelector<HTMLButtonElement>('[aria-label="Fermer la notification"]')?.click(),
      );
      await toast.first().waitFor({ state: "detached" });
    }
    await page.context().close();
  });

  it("is declined once a visit: no banner asks the same after it [SEO-25]", async () => {
    const { page } = await dashboardOf(person("Ines"), 2);
    await page.addInitScript(() => {
      if (sessionStorage.forgotten) return;
      sessionStorage.forgotten = "yes";
      for (const key of Object.keys(localStorage)) if (/seo/i.test(key)) localStorage.removeItem(key);
    });
    await page.clock.install();
    await page.goto(`${product.url}/dashboard`);
    await modal(page).waitFor();
    await modal(page).getByRole("button", { name: "Plus tard" }).click();
    await modal(page).waitFor({ state: "detached" });
    await page.clock.runFor(10_000);
    expect(await banner(page).count()).toBe(0);
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

  it("leaves requesters alone, and waits for the question about cookies and for the task under way [ROLE-15, SEO-25]", async () => {
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
    await visit(page, `${product.url}/dashboard/missions`);
    await press(page, "Refuser");
    await page.waitForTimeout(3500);
    const isUnasked = [
      await modal(page).count(),
      await banner(page).count(),
      await stored(page, "lastSeoPrompt"),
    ];
    expect(isUnasked).toEqual([0, 0, null]);
    await page.locator('a[href="/dashboard"]').first().click();
    await modal(page).waitFor();
    expect(await stored(page, "seoPrompt_notification")).toBe("shown");
    await page.context().close();
  });
});
