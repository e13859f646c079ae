import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { browserOf, press, visit } from "../browser.ts";
import { aiDialog as ai, flagged, hearConsents, termsDialog as terms } from "../consents.ts";
import { useSharedProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const isScrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflow === "hidden");

describe("consents, in a real browser", () => {
  const product = useSharedProduct();

  it("asks for the terms once they are revoked, until they are ticked, and not again after a reload [CONS-01, CONS-02, CONS-03, CONS-06, CONS-26, CONS-33, CONS-35, CONS-36, CONS-40, CONS-48, CONS-49, CONS-51, CONS-52]", async () => {
    const lou = await join(product.url, newcomer("Lou"));
    const { page, troubles } = await browserOf(product.browser, lou);
    const heard = await hearConsents(page);
    await visit(page, `${product.url}/dashboard/parametres`);
    await page.getByRole("heading", { name: "Consentement", exact: true }).waitFor();
    // What asks for consents comes after the page; on a slow device one is quicker.
    await expect.poll(heard).toEqual(["profile-loaded-cgu-cgv"]);
    await page.getByRole("button", { name: "Révoquer mon acceptation" }).click();
    await page.getByText("Votre acceptation des CGV et CGU est révoquée").first().waitFor();
    expect(await heard()).toEqual(["profile-loaded-cgu-cgv", "cgv-cgu-consent-updated"]);
    expect(await terms(page).count()).toBe(0);

    await page
      .getByRole("navigation", { name: "Navigation principale" })
      .getByRole("link", { name: "Missions" })
      .click();
    await terms(page).waitFor();
    expect(await isScrollLocked(page)).toBe(true);
    await page.mouse.click(8, 8);
    expect(await terms(page).isVisible()).toBe(true);
    await press(page, "Confirmer");
    await terms(page).getByText("Vous devez accepter les CGV et CGU").waitFor();
    await terms(page).getByRole("button", { name: "Plus tard" }).click();
    await terms(page).waitFor({ state: "detached" });
    expect(await isScrollLocked(page)).toBe(false);
    expect(await flagged(page)).toBeNull();

    await page.reload();
    await terms(page).waitFor();
    await page.evaluate(() => dispatchEvent(new Event("force-close-cgv-cgu-modal")));
    await terms(page).waitFor({ state: "detached" });
    expect(await flagged(page)).toBeNull();
    await page.evaluate(() => dispatchEvent(new Event("open-cgv-cgu-consent-modal")));
    await terms(page).getByRole("checkbox").check();
    await press(page, "Confirmer");
    await page.getByText("CGV et CGU acceptées avec succès").first().waitFor();
    expect(await flagged(page)).toBe("true");
    expect(await heard()).toContain("cgv-cgu-consent-updated");

    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/user/")) asked.push(request.url());
    });
    await page.clock.install();
    await visit(page, `${product.url}/dashboard/notifications`);
    await page.clock.runFor(6_000);
    expect(asked).toEqual([]);
    expect(await terms(page).count()).toBe(0);

    await page.evaluate(() => localStorage.removeItem("cgv_cgu_consent_accepted"));
    const checked = page.waitForResponse(/cgv-cgu-consent\/status/);
    await page.evaluate(() => dispatchEvent(new Event("profile-updated")));
    await page.clock.runFor(1_000);
    expect(await (await checked).json()).toMatchObject({ hasConsent: true });
    await page.clock.runFor(2_000);
    expect(await terms(page).count()).toBe(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  }, 120_000);

  it("gives and takes back both consents from the settings [CONS-05, CONS-22, CONS-23, CONS-25, CONS-47, CONS-50, CONS-53]", async () => {
    const max = await join(product.url, newcomer("Max"));
    const { page, troubles } = await browserOf(product.browser, max, {
      viewport: { width: 390, height: 800 },
    });
    const heard = await hearConsents(page);
    const flag = () => page.evaluate(() => localStorage.getItem("ai_consent_accepted"));
    await visit(page, `${product.url}/dashboard/parametres`);
    await page.getByRole("button", { name: "Donner mon consentement" }).click();
    await ai(page)
      .getByText(/valable 6 mois et doit ensuite être renouvelé/)
      .waitFor();
    await press(page, "Confirmer");
    await ai(page).getByText("Vous devez accepter les conditions d'utilisation de l'IA").waitFor();
    expect(await flag()).toBeNull();
    await ai(page).getByRole("checkbox").check();
    await press(page, "Confirmer");
    await page.getByText(/valable jusqu’au/).waitFor();
    expect(await flag()).toBe("true");
    await page.getByRole("button", { name: "Retirer mon consentement" }).click();
    await page.getByRole("button", { name: "Donner mon consentement" }).waitFor();
    expect(await flag()).toBeNull();
    expect((await heard()).filter((name) => name === "ai-consent-updated").length).toBe(2);

    const section = page.getByRole("region", { name: "Consentement", exact: true });
    await section.getByRole("button", { name: "Révoquer mon acceptation" }).click();
    await section.getByRole("button", { name: "Lire et accepter" }).click();
    await terms(page).getByRole("checkbox").check();
    await press(page, "Confirmer");
    await section.getByRole("button", { name: "Révoquer mon acceptation" }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
