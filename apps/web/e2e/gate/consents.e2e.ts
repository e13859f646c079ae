import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { holdBack, newMember, newPerson, press, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const flagged = (page: Page) => page.evaluate(() => localStorage.getItem("cgv_cgu_consent_accepted"));
const isScrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflow === "hidden");

/** Notes each event of the window that consents are spoken of with. */
async function hearConsents(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const name of ["profile-loaded-cgu-cgv", "ai-consent-updated", "cgv-cgu-consent-updated"])
      addEventListener(name, () => heard.push(name));
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

/** Resolves once the modals hear events of the window: they come after the first paint, in code of their own. */
async function untilModalsHear(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() =>
    addEventListener("profile-loaded-cgu-cgv", () => Object.assign(globalThis, { areModalsThere: true })),
  );
  return () => page.waitForFunction(() => "areModalsThere" in globalThis);
}

describe("consents, in a real browser", () => {
  const product = useProduct();

  const terms = (page: Page) => page.getByRole("dialog", { name: "Conditions générales (CGV et CGU)" });
  const ai = (page: Page) => page.getByRole("dialog", { name: "Utilisation de l’intelligence artificielle" });

  it("leaves visitors alone, and those whose sign-up accepted the terms; what the page says of a profile or a consent is checked after 500 ms [CONS-31, CONS-37]", async () => {
    const visitor = await newPerson(product.browser);
    const asked: string[] = [];
    visitor.page.on("request", (request) => {
      if (request.url().includes("/api/user/")) asked.push(request.url());
    });
    await visitor.page.clock.install();
    await visit(visitor.page, product.url);
    await visitor.page.clock.fastForward(10_000);
    expect(asked).toEqual([]);
    await visitor.page.context().close();

    const nina = newcomer("Nina");
    await join(product.url, nina);
    const { page } = await newPerson(product.browser);
    const heard = await hearConsents(page);
    await signIn(page, product.url, nina.email);
    await page.clock.install();
    await visit(page, `${product.url}/dashboard/notifications`);
    const checked = page.waitForResponse(/cgv-cgu-consent\/status/);
    await page.clock.runFor(6_000);
    expect(await (await checked).json()).toMatchObject({ hasConsent: true });
    await page.clock.runFor(2_000);
    expect(await heard()).toEqual(["profile-loaded-cgu-cgv"]);
    expect(await terms(page).count()).toBe(0);

    let checks = 0;
    page.on("request", (request) => {
      if (request.url().includes("cgv-cgu-consent/status")) checks += 1;
    });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    for (const [index, name] of ["profile-updated", "cgv-cgu-consent-updated"].entries()) {
      await page.evaluate((event) => {
        localStorage.removeItem("cgv_cgu_consent_accepted");
        dispatchEvent(new Event(event));
      }, name);
      await page.clock.runFor(499);
      expect(checks).toBe(index);
      await page.clock.runFor(1);
      await expect.poll(() => checks).toBe(index + 1);
      // What the answer keeps on the device must be there before the next round takes it away.
      await expect.poll(() => flagged(page)).toBe("true");
    }
    expect(await terms(page).count()).toBe(0);
    await page.context().close();
  });

  it("asks for the terms once they are revoked, until they are ticked, and not again after a reload [CONS-01, CONS-02, CONS-03, CONS-06, CONS-26, CONS-33, CONS-35, CONS-36, CONS-40, CONS-48, CONS-49, CONS-51, CONS-52]", async () => {
    const lou = newcomer("Lou");
    await join(product.url, lou);
    const { page, troubles } = await newPerson(product.browser);
    const heard = await hearConsents(page);
    await signIn(page, product.url, lou.email);
    await visit(page, `${product.url}/dashboard/parametres`);
    await page.getByRole("heading", { name: "Consentement", exact: true }).waitFor();
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
    const max = newcomer("Max");
    await join(product.url, max);
    const { page, troubles } = await newPerson(product.browser, { viewport: { width: 390, height: 800 } });
    const heard = await hearConsents(page);
    const flag = () => page.evaluate(() => localStorage.getItem("ai_consent_accepted"));
    await signIn(page, product.url, max.email);
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

  it("opens when its button was pressed before the modals were loaded", async () => {
    const { page } = await newMember(product, "Eli");
    const modals = /\/assets\/signed-in-[^/]*\.js/;
    const release = await holdBack(page, modals);
    const areAsked = page.waitForRequest(modals);
    await page.goto(`${product.url}/dashboard/parametres`, { waitUntil: "commit" });
    await areAsked;
    await page.getByRole("button", { name: "Donner mon consentement" }).click();
    await release();
    await ai(page).getByRole("button", { name: "Confirmer" }).and(page.locator(":enabled")).waitFor();
    await page.context().close();
  });

  it("stands under names that are read-only, says which one the profile lacks, and then cannot be confirmed [CONS-04, CONS-08, CONS-09, CONS-10, CONS-11, CONS-12]", async () => {
    const { page } = await newMember(product, "Ada");
    const areHeard = await untilModalsHear(page);
    await visit(page, `${product.url}/dashboard/parametres`);
    await areHeard();
    const kinds = [
      {
        dialog: ai(page),
        event: "open-ai-consent-modal",
        incomplete:
          "Vous devez compléter votre profil (nom et prénom) avant de pouvoir donner votre consentement à l'utilisation de l'IA.",
      },
      {
        dialog: terms(page),
        event: "open-cgv-cgu-consent-modal",
        incomplete:
          "Vous devez compléter votre profil (nom et prénom) avant de pouvoir accepter les CGV/CGU.",
      },
    ];
    const missing = {
      "Prénom manquant dans votre profil": "prenom",
      "Nom manquant dans votre profil": "nom",
    };
    for (const { dialog, event, incomplete } of kinds) {
      const open = () => page.evaluate((name) => dispatchEvent(new Event(name)), event);
      const close = async () => {
        await dialog.getByRole("button", { name: "Plus tard" }).click();
        await dialog.waitFor({ state: "detached" });
      };
      const confirm = dialog.getByRole("button", { name: "Confirmer" });
      await open();
      await confirm.and(page.locator(":enabled")).waitFor();
      expect(await dialog.getByRole("checkbox").count()).toBe(1);
      for (const [label, name] of [
        ["Prénom", "Ada"],
        ["Nom", "Durand"],
      ] as const) {
        const field = dialog.getByLabel(label, { exact: true });
        expect([await field.inputValue(), await field.isEditable()]).toEqual([name, false]);
      }
      await close();
      for (const [words, lacking] of Object.entries(missing)) {
        await page.route("**/api/users/profil", (route) =>
          route.fulfill({
            json: { success: true, profil: { data: { prenom: "Ada", nom: "Durand", [lacking]: "" } } },
          }),
        );
        await open();
        await dialog.getByText(incomplete).waitFor();
        await dialog.getByText(words).waitFor();
        expect(await dialog.getByText(/manquant dans votre profil/).count()).toBe(1);
        expect(await confirm.isDisabled()).toBe(true);
        await close();
        await page.unroute("**/api/users/profil");
      }
    }
    await page.context().close();
  });

  it("says what failed in the words of the catalogue [CONS-41, CONS-42, CONS-43, CONS-44, CONS-45, CONS-46]", async () => {
    const { page } = await newMember(product, "Zoe");
    await visit(page, `${product.url}/dashboard/parametres`);
    const failing = (method: string) =>
      page.route(/\/api\/user\/(ai|cgv-cgu)-consent(\/status)?$/, (route) =>
        route.request().method() === method
          ? route.fulfill({
              status: 500,
              json: { success: false, code: "INTERNAL_ERROR", message: "Erreur" },
            })
          : route.fallback(),
      );
    await page.getByRole("button", { name: "Donner mon consentement" }).click();
    await ai(page).getByRole("checkbox").check();
    await press(page, "Confirmer");
    await page.getByText(/valable jusqu’au/).waitFor();

    await failing("DELETE");
    await page.getByRole("button", { name: "Retirer mon consentement" }).click();
    await page
      .getByRole("alert")
      .getByText("Une erreur est survenue lors de la suppression de votre consentement", { exact: true })
      .waitFor();
    await page.getByRole("button", { name: "Révoquer mon acceptation" }).click();
    await page
      .getByRole("alert")
      .getByText("Une erreur est survenue lors de la révocation de votre acceptation", { exact: true })
      .waitFor();

    await failing("POST");
    for (const [dialog, event, words] of [
      [
        ai(page),
        "open-ai-consent-modal",
        "Une erreur est survenue lors de l'enregistrement de votre consentement. Veuillez réessayer.",
      ],
      [
        terms(page),
        "open-cgv-cgu-consent-modal",
        "Une erreur est survenue lors de l'enregistrement de votre acceptation. Veuillez réessayer.",
      ],
    ] as const) {
      await page.evaluate((name) => dispatchEvent(new Event(name)), event);
      await dialog.getByRole("checkbox").check();
      await press(page, "Confirmer");
      await dialog.getByText(words).waitFor();
      await dialog.getByRole("button", { name: "Plus tard" }).click();
      await dialog.waitFor({ state: "detached" });
    }

    await failing("GET");
    await page.reload();
    await page.getByText("Impossible de vérifier votre consentement IA").waitFor();
    await page.getByText("Impossible de vérifier votre consentement CGV/CGU").waitFor();
    await page.context().close();
  });
});
