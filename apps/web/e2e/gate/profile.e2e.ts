import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { browserOf, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useSharedProduct();

/** What `act` changed is stored by the server, and the page states it. */
async function saved(page: Page, act: () => Promise<unknown>): Promise<void> {
  const profileSaved = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/users/profil") && answer.request().method() === "PUT",
  );
  await act();
  expect((await profileSaved).status()).toBe(200);
  await page
    .getByRole("status")
    .filter({ hasText: /^Enregistré$/ })
    .waitFor();
}

it("a jobbeur fills in their profile by keyboard alone; it saves itself, survives a reload and can be taken back [PROF-02, BOT-16, NAV-13]", async () => {
  const nadia = await join(product.url, newcomer("Nadia", "jobbeur"));
  const { page, troubles } = await browserOf(product.browser, nadia);
  await visit(page, `${product.url}/dashboard`);
  const bar = page.getByRole("navigation", { name: "Accès rapides" });
  expect(await bar.getByRole("link", { name: "Profil" }).getAttribute("href")).toBe("/dashboard/profil");
  await page.getByRole("button", { name: "Mon compte" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Mon compte" }).getByRole("link", { name: "Mon Profil" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Mon profil", level: 1 }).waitFor();

  await page.getByRole("link", { name: "Ajouter un premier service" }).focus();
  await page.keyboard.press("Enter");
  await saved(page, async () => {
    await page.keyboard.type("pelouse");
    await page.getByRole("option", { name: /Tonte de pelouse/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  });
  await page.getByRole("region", { name: "Tonte de pelouse" }).waitFor();
  await saved(page, async () => {
    await page.getByLabel("En une phrase").focus();
    await page.keyboard.type("Jardins de ville");
    await page.getByRole("button", { name: "Ajouter une plage, Samedi" }).focus();
    await page.keyboard.press("Enter");
  });

  await page.reload();
  await page.getByText("3 heures par semaine.").waitFor();
  const headline = page.getByLabel("En une phrase");
  expect(await headline.inputValue()).toBe("Jardins de ville");
  await saved(page, () => headline.fill("Tout autre chose"));
  await saved(page, async () => {
    await page.getByRole("button", { name: "Annuler la modification" }).focus();
    await page.keyboard.press("Enter");
  });
  expect(await headline.inputValue()).toBe("Jardins de ville");
  expect(troubles).toEqual([]);

  // What states that one is offline stands above what states where the last change is, and covers nothing of it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().setOffline(true);
  const isOffline = page.getByRole("main").getByText("Vous êtes hors ligne.");
  await isOffline.waitFor();
  await headline.fill("Jardins et terrasses");
  const state = page.getByRole("main").getByText("Pas encore enregistré : gardé sur cet appareil").first();
  await state.waitFor();
  await page.getByLabel("À propos de vous").focus();
  const foot = await isOffline.evaluate(
    (line) => line.closest("[role=status], [role=alert], div")?.getBoundingClientRect().bottom,
  );
  expect(await state.evaluate((text) => text.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
    foot ?? Number.NaN,
  );
  const profileSaved = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/users/profil") && answer.request().method() === "PUT",
  );
  await page.context().setOffline(false);
  expect((await profileSaved).status()).toBe(200);
});
