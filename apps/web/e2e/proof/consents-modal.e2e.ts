import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newMember, newPerson, press, signIn, visit } from "../browser.ts";
import { aiDialog as ai, flagged, hearConsents, termsDialog as terms } from "../consents.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

/** Resolves once the modals hear events of the window: they come after the first paint, in code of their own. */
async function untilModalsHear(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() =>
    addEventListener("profile-loaded-cgu-cgv", () => Object.assign(globalThis, { areModalsThere: true })),
  );
  return () => page.waitForFunction(() => "areModalsThere" in globalThis);
}

describe("the modals of consents, in a real browser", () => {
  const product = useProduct();

  it("leaves visitors alone, and those whose sign-up accepted the terms; what the page announces of a profile or a consent is checked after 500 ms [CONS-31, CONS-37]", async () => {
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

  it("opens when its button was pressed before the modals were loaded", async () => {
    const { page } = await newMember(product, "Eli");
    let ask = () => {};
    let release = () => {};
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The file that holds the modals is known by the machine beside them.
    await page.route(/\/assets\/.*\.js/, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes("terms-gate")) {
        ask();
        await released;
      }
      await route.fulfill({ response });
    });
    await page.goto(`${product.url}/dashboard/parametres`, { waitUntil: "commit" });
    await asked;
    await page.getByRole("button", { name: "Donner mon consentement" }).click();
    release();
    await ai(page).getByRole("button", { name: "Confirmer" }).and(page.locator(":enabled")).waitFor();
    await page.context().close();
  });

  it("stands under names that are read-only, states which one the profile lacks, and then cannot be confirmed [CONS-04, CONS-08, CONS-09, CONS-10, CONS-11, CONS-12]", async () => {
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
      for (const [text, lacking] of Object.entries(missing)) {
        await page.route("**/api/users/profil", (route) =>
          route.fulfill({
            json: { success: true, profil: { data: { prenom: "Ada", nom: "Durand", [lacking]: "" } } },
          }),
        );
        await open();
        await dialog.getByText(incomplete).waitFor();
        await dialog.getByText(text).waitFor();
        expect(await dialog.getByText(/manquant dans votre profil/).count()).toBe(1);
        expect(await confirm.isDisabled()).toBe(true);
        await close();
        await page.unroute("**/api/users/profil");
      }
    }
    await page.context().close();
  });

  it("states what failed with the text of the catalogue [CONS-41, CONS-42, CONS-43, CONS-44, CONS-45, CONS-46]", async () => {
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
    for (const [dialog, event, text] of [
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
      await dialog.getByText(text).waitFor();
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
