import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arrive, browserOf, type Person, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();
let person: Person;

/** A person with a mission and a proposal on it. */
beforeAll(async () => {
  const odile = await join(product.url, newcomer("Odile"));
  const karim = await join(product.url, newcomer("Karim", "jobbeur"));
  const { data: mission } = await odile.missions.create({ body: hedgeMission(1) });
  await karim.proposals.propose({ params: { id: mission.id }, body: { amount: 80 } });
  person = await browserOf(product.browser, odile, { viewport: { width: 1280, height: 800 } });
});
afterAll(() => person.page.context().close());

const field = (page: Page) => page.getByRole("combobox", { name: "Rechercher partout" });
/** It takes what is typed. */
async function isOpen(page: Page): Promise<void> {
  await expect.poll(() => field(page).evaluate((it) => it === document.activeElement)).toBe(true);
}
const marked = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute("aria-activedescendant") ?? "";
    return document.getElementById(id)?.textContent ?? null;
  });

describe("the palette", () => {
  it("leads to a page by its shortcut and a mistyped word, by the keyboard alone, and back", async () => {
    const { page } = person;
    await visit(page, `${product.url}/dashboard/missions`);
    await page.keyboard.press("Control+k");
    await isOpen(page);
    await page.keyboard.type("paramtres");
    await expect.poll(() => marked(page)).toContain("Paramètres");
    expect(
      await page.getByRole("dialog", { name: "Rechercher partout" }).getByRole("status").textContent(),
    ).toMatch(/résultats?$/);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/dashboard\/parametres$/);
    await arrive(page);
    expect(await field(page).count()).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Missions" }).waitFor();
    await arrive(page);
    await page.keyboard.press("Meta+k");
    const recent = page.getByRole("group", { name: "Récemment" });
    await recent.getByRole("option", { name: "Paramètres" }).waitFor();
    await page.keyboard.press("Meta+k");
    await expect.poll(() => field(page).count()).toBe(0);
  });

  it("answers « quels champs » with those of the page, and leads to the one that is chosen", async () => {
    const { page } = person;
    await visit(page, `${product.url}/dashboard/parametres/coordonnees`);
    await page.keyboard.press("Control+k");
    await isOpen(page);
    await page.keyboard.type("quels champs");
    const here = page.getByRole("group", { name: "Sur cette page" });
    await here
      .getByRole("option", { name: /numéro|téléphone/i })
      .first()
      .click();
    await expect.poll(() => field(page).count()).toBe(0);
    await expect
      .poll(() =>
        page.evaluate(
          () => document.activeElement?.closest("main") !== null && document.activeElement?.matches("input"),
        ),
      )
      .toBe(true);
    await page.keyboard.press("Control+k");
    await isOpen(page);
    await page.keyboard.type("liste des liens");
    await here.getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
  });

  it("keeps what is marked in sight in a low window", async () => {
    const { page } = person;
    await page.setViewportSize({ width: 1280, height: 420 });
    await visit(page, `${product.url}/dashboard/missions`);
    await page.keyboard.press("Control+k");
    await isOpen(page);
    const last = page.getByRole("listbox", { name: "Rechercher partout" }).getByRole("option").last();
    for (const [key, isSeen] of [
      ["Home", false],
      ["End", true],
    ] as const) {
      await page.keyboard.press(key);
      await expect
        .poll(() => last.evaluate((it) => it.getBoundingClientRect().bottom <= globalThis.innerHeight))
        .toBe(isSeen);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it("is opened from the rail and gives the focus back there", async () => {
    const { page } = person;
    await visit(page, `${product.url}/dashboard`);
    const button = page
      .getByRole("navigation", { name: "Toutes les pages" })
      .getByRole("button", { name: "Rechercher partout" });
    await button.click();
    await isOpen(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => field(page).count()).toBe(0);
    await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it("does an act where one is, and keeps it: the dark theme", async () => {
    const { page } = person;
    await visit(page, `${product.url}/dashboard/missions`);
    await page.keyboard.press("Control+k");
    await isOpen(page);
    await page.keyboard.type("mode nuit");
    await expect.poll(() => marked(page)).toContain("Thème sombre");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
    expect(new URL(page.url()).pathname).toBe("/dashboard/missions");
    await page.reload();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  });

  it("finds one’s own mission and whom one negotiates with, and searches for anything else among the missions", async () => {
    const { page } = person;
    await visit(page, `${product.url}/dashboard/parametres`);
    await page.keyboard.press("Control+k");
    await page
      .getByRole("group", { name: "Mes missions" })
      .getByRole("option", { name: /numéro 1/ })
      .waitFor();
    await page
      .getByRole("group", { name: "Personnes" })
      .getByRole("option", { name: /^Karim D\./ })
      .waitFor();
    await isOpen(page);
    await page.keyboard.type("karim");
    await expect.poll(() => marked(page)).toContain("Karim D.");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/dashboard\/missions\/[0-9a-f-]{36}$/);
    await arrive(page);
    await page.keyboard.press("Control+k");
    await isOpen(page);
    await page.keyboard.type("armoire");
    await page.getByRole("option", { name: "Chercher « armoire » dans les missions" }).click();
    await page.waitForURL(/\/dashboard\/missions\?q=armoire$/);
    expect(person.troubles).toEqual([]);
  });

  it("states that it could not be loaded without the network, and opens when it is back", async () => {
    const { page } = person;
    await visit(page, `${product.url}/dashboard/missions`);
    await page.route(/PaletteController/, (route) => route.abort());
    await page.keyboard.press("Control+k");
    await page.getByText("La recherche n’a pas pu s’ouvrir.").waitFor();
    await page.unroute(/PaletteController/);
    expect(await field(page).count()).toBe(0);
    await visit(page, `${product.url}/dashboard/missions`);
    await page.keyboard.press("Control+k");
    await isOpen(page);
    person.troubles.length = 0;
  });

  it("leaves Ctrl K to a dialog that waits for an answer", async () => {
    const { page } = person;
    await visit(page, `${product.url}/dashboard/missions`);
    await page.getByRole("banner").getByRole("button", { name: "Réglages d’affichage" }).click();
    await page.getByRole("dialog", { name: "Réglages d’affichage" }).waitFor();
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(await field(page).count()).toBe(0);
  });
});
