import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newMember, type Person, visit } from "../browser.ts";
import { useProduct } from "../product.ts";

const product = useProduct();
let person: Person;
beforeAll(async () => {
  person = await newMember(product, "Selma");
});
afterAll(() => person.page.context().close());

const beside = (page: Page) => page.getByRole("navigation", { name: "Paramètres", exact: true });
const rows = (page: Page) => page.getByRole("navigation", { name: "Autres paramètres" });
const current = (page: Page) => beside(page).locator("[aria-current=page]");
const title = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();

describe("the sections of the settings", () => {
  it("stand beside each of them on a wide screen, each at its address, and Back goes through them [DASH-11]", async () => {
    const { page, troubles } = person;
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, `${product.url}/dashboard/parametres`);
    expect(await rows(page).count()).toBe(0);
    const shown: (string | null)[][] = [];
    for (const name of [
      "Téléphone et naissance",
      "Choix des notifications",
      "Visibilité",
      "Personnes bloquées",
      "Affichage et lecture",
      "Sécurité",
      "Reconnaissance vocale",
      "Données et compte",
    ]) {
      await beside(page).getByRole("link", { name }).press("Enter");
      await current(page).filter({ hasText: name }).waitFor();
      await page.getByRole("heading", { level: 1 }).waitFor();
      shown.push([new URL(page.url()).pathname, await title(page)]);
    }
    expect(shown).toEqual([
      ["/dashboard/parametres/coordonnees", "Téléphone et naissance"],
      ["/dashboard/parametres/notifications", "Choix des notifications"],
      ["/dashboard/parametres/visibilite", "Visibilité"],
      ["/dashboard/parametres/personnes-bloquees", "Personnes bloquées"],
      ["/dashboard/parametres/affichage", "Affichage et lecture"],
      ["/dashboard/profil/securite", "Sécurité du compte"],
      ["/dashboard/parametres/reconnaissance-vocale", "Reconnaissance vocale"],
      ["/dashboard/parametres/compte", "Données et compte"],
    ]);
    await page.goBack();
    await page.waitForURL(/reconnaissance-vocale$/);
    await current(page).filter({ hasText: "Reconnaissance vocale" }).waitFor();
    expect(troubles).toEqual([]);
  });

  it("are rows on a phone, and the trail leads back to them", async () => {
    const { page } = person;
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `${product.url}/dashboard/parametres`);
    expect(await beside(page).count()).toBe(0);
    await rows(page).getByRole("link", { name: "Données et compte" }).click();
    await page.getByRole("button", { name: "Télécharger le fichier" }).waitFor();
    expect([await beside(page).count(), await rows(page).count()]).toEqual([0, 0]);
    await page.getByRole("link", { name: "Paramètres", exact: true }).first().click();
    await rows(page).waitFor();
  });

  it("hold the display settings as a page: what is chosen counts at once and after a reload", async () => {
    const { page } = person;
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, `${product.url}/dashboard/parametres/affichage`);
    await page.getByRole("radio", { name: /^Sombre/ }).check({ force: true });
    await expect.poll(theme).toBe("dark");
    await page.reload();
    expect(await theme()).toBe("dark");
    await page.getByRole("button", { name: /Réinitialiser|Rétablir/ }).click();
    await expect.poll(theme).toBe("auto");
  });
});
