import { emptyWeek } from "@jobami/api/profiles/availability";
import { profilesClient } from "@jobami/api/profiles/client";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { browserOf, newPerson, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useProduct();

beforeAll(async () => {
  const { api } = await join(product.url, newcomer("Bastien", "jobbeur"));
  await profilesClient(api).save({
    body: {
      version: 0,
      headline: "Vos meubles montés",
      about: "",
      services: [{ subcategory: "montage-de-meubles", unit: "hour", amount: 25, years: 4 }],
      zone: { placeCode: "69266", radiusKm: 15 },
      availability: { ...emptyWeek, saturday: [{ from: "09:00", to: "12:00" }] },
      languages: ["fr"],
      equipment: [],
    },
  });
});

const what = (page: Page) => page.getByRole("combobox", { name: "De quoi avez-vous besoin ?" });
const where = (page: Page) => page.getByRole("combobox", { name: "Où ?" });
const hasFocus = (field: ReturnType<typeof what>) =>
  expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
const bastien = (page: Page) => page.getByRole("link", { name: /^Bastien/ });

/** Types a commune into the field that has the focus and takes the first one that is suggested, by the keyboard alone. */
async function takeVilleurbanne(page: Page, field = where(page)): Promise<void> {
  await page.keyboard.type("villeurb");
  await page.getByRole("option", { name: /^Villeurbanne/ }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect(await field.inputValue()).toBe("Villeurbanne (69)");
  // Enter sends the form once the list is closed.
  await expect.poll(() => field.getAttribute("aria-expanded")).toBe("false");
}

it("from the first page a visitor finds who mounts a wardrobe in their commune, by the keyboard alone, and it is remembered until they clear it [LAND-01, SRCH-05, SRCH-08]", async () => {
  const { page, troubles } = await newPerson(product.browser);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/services/suggestions")) asked.push(request.url());
  });
  await visit(page, product.url);
  await what(page).focus();
  await page.keyboard.type("monter une armoire");
  await page.getByRole("option", { name: /^Montage de meubles/ }).waitFor();
  expect(asked.length).toBeLessThan("monter une armoire".length);
  await page.keyboard.press("Tab");
  await hasFocus(where(page));
  await takeVilleurbanne(page);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${product.url}/services/search?q=monter+une+armoire&lieu=Villeurbanne+%2869%29`);
  await bastien(page).waitFor();

  // The next visit offers it again, and leaves nothing behind once it is cleared.
  await visit(page, product.url);
  await what(page).focus();
  const past = page.getByRole("option", { name: /^monter une armoire/ });
  await past.waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=monter\+une\+armoire&lieu=Villeurbanne/);
  await visit(page, product.url);
  await what(page).focus();
  await page.getByRole("option", { name: "Effacer mes recherches" }).waitFor();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect.poll(() => past.count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem("jobami:service-searches"))).toBeNull();
  expect(troubles).toEqual([]);
  await page.context().close();
});

it("a service that is suggested fills its field and leads on to where, or is searched for at once where that is known; without a connection what was searched for before remains [SRCH-04]", async () => {
  const { page } = await newPerson(product.browser);
  await visit(page, product.url);
  await what(page).fill("monter une armoire");
  await page.getByRole("option", { name: /^Montage de meubles/ }).click();
  await hasFocus(where(page));
  expect(await what(page).inputValue()).toBe("Montage de meubles");
  await takeVilleurbanne(page);
  await page.keyboard.press("Enter");
  await page.waitForURL(
    `${product.url}/services/search?category=bricolage&subcategory=montage-de-meubles&besoin=monter+une+armoire&lieu=Villeurbanne+%2869%29`,
  );
  await page.getByRole("heading", { level: 1, name: /^Montage de meubles à Villeurbanne/ }).waitFor();
  await what(page).fill("tondre ma pelouse");
  await page.getByRole("option", { name: /^Tonte de pelouse/ }).click();
  await page.waitForURL(/subcategory=tonte-de-pelouse&besoin=tondre\+ma\+pelouse&lieu=Villeurbanne/);
  await visit(page, product.url);
  await what(page).focus();
  await page.getByRole("option", { name: /^Montage de meubles/ }).waitFor();
  await page.context().setOffline(true);
  // What was asked before would still be answered, by the browser.
  await page.keyboard.type("nettoyer mes vitres");
  await page.getByRole("group", { name: /^Sans connexion/ }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole("option", { name: /^Nettoyage de vitres/ }).waitFor();
  await page.context().close();
});

it("without scripts the first page's box is a form that arrives at the results, and the bar's glass leads to another one [LAND-01, SRCH-05, SRCH-08]", async () => {
  const context = await product.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(product.url);
  await what(page).fill("monter une armoire");
  await where(page).fill("Villeurbanne");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await page.waitForURL(`${product.url}/services/search?q=monter+une+armoire&lieu=Villeurbanne`);
  await bastien(page).waitFor();
  await page.goto(`${product.url}/aide`);
  await page.getByRole("banner").getByRole("link", { name: "De quoi avez-vous besoin ?" }).click();
  await page.waitForURL(`${product.url}/services/search`);
  await what(page).waitFor();
  await context.close();
});

it("at 390 px the bar's glass opens the search over the page, ready to be typed into, and gives the focus back [SRCH-08]", async () => {
  const { page, troubles } = await newPerson(product.browser, { viewport: { width: 390, height: 844 } });
  await visit(page, `${product.url}/aide`);
  const glass = page.getByRole("banner").getByRole("link", { name: "De quoi avez-vous besoin ?" });
  const box = await glass.boundingBox();
  expect([box?.width, box?.height].every((side = 0) => side >= 44 && side < 60)).toBe(true);
  await glass.click();
  const dialog = page.getByRole("dialog", { name: "Trouver un jobbeur" });
  await hasFocus(dialog.getByRole("combobox", { name: "De quoi avez-vous besoin ?" }));
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => glass.evaluate((link) => link === document.activeElement)).toBe(true);
  await glass.click();
  await page.keyboard.type("monter une armoire");
  await page.getByRole("option", { name: /^Montage de meubles/ }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${product.url}/services/search?q=monter+une+armoire`);
  await dialog.waitFor({ state: "hidden" });
  await bastien(page).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

it("a requester searches from their home, and from the palette with what they typed into it [SRCH-08]", async () => {
  const odile = await join(product.url, newcomer("Odile"));
  const { page, troubles } = await browserOf(product.browser, odile, {
    viewport: { width: 1280, height: 800 },
  });
  await visit(page, `${product.url}/dashboard`);
  await page.getByRole("main").getByRole("combobox", { name: "De quoi avez-vous besoin ?" }).waitFor();
  await page.keyboard.press("Control+k");
  await hasFocus(page.getByRole("combobox", { name: "Rechercher partout" }));
  await page.keyboard.type("monter une armoire");
  await page.getByRole("option", { name: "Trouver quelqu’un pour « monter une armoire »" }).click();
  const dialog = page.getByRole("dialog", { name: "Trouver un jobbeur" });
  await dialog.waitFor();
  await hasFocus(dialog.getByRole("combobox", { name: "Où ?" }));
  await takeVilleurbanne(page, dialog.getByRole("combobox", { name: "Où ?" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=monter\+une\+armoire&lieu=Villeurbanne/);
  await bastien(page).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
