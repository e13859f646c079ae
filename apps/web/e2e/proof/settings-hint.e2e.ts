import type { BrowserContextOptions } from "playwright-core";
import { expect, it } from "vitest";
import { visit } from "../browser.ts";
import { useProduct } from "../product.ts";

const product = useProduct();

const title = "Nous suivons les réglages de votre appareil";

/** A visitor whose device asks for something, on their first visit. */
async function visitor(wishes: BrowserContextOptions) {
  const context = await product.browser.newContext({ locale: "fr-FR", serviceWorkers: "block", ...wishes });
  const page = await context.newPage();
  await visit(page, `${product.url}/a-propos`);
  return page;
}

it("who asks their system for contrast or less motion is shown once what is followed, and where there is more; who asks for nothing is not [A11Y-07]", async () => {
  const page = await visitor({ contrast: "more", reducedMotion: "reduce" });
  const hint = page.getByText(title, { exact: true }).first();
  await hint.waitFor();
  await page
    .getByText(/Contraste élevé, moins d’animations.*Réglages d’affichage/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Fermer la notification" }).first().press("Enter");
  await hint.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("button", { name: "Réglages d’affichage" }).first().press("Enter");
  await page.getByRole("dialog", { name: "Réglages d’affichage" }).waitFor();
  expect(await hint.count()).toBe(0);
  await page.context().close();

  const other = await visitor({ contrast: "no-preference", reducedMotion: "no-preference" });
  await other.getByRole("button", { name: "Réglages d’affichage" }).first().press("Enter");
  await other.getByRole("dialog", { name: "Réglages d’affichage" }).waitFor();
  expect(await other.getByText(title).count()).toBe(0);
  expect(await other.evaluate(() => localStorage.getItem("jobami:display-hint"))).toBeNull();
  await other.context().close();
});
