import { expect, it } from "vitest";
import { browserOf, newPerson, visit } from "../browser.ts";
import { aiDialog } from "../consents.ts";
import { useSharedProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useSharedProduct();

it("a description is proposed after the consent, corrected and taken over in the composer for one credit; the landing page shows what AI helps with [AICR-16, AICR-11, AICR-15, CONS-47, LAND-11]", async () => {
  const stranger = await newPerson(product.browser);
  await visit(stranger.page, product.url);
  const section = stranger.page.getByRole("region", { name: "Un coup de main pour les mots, aussi." });
  await section.scrollIntoViewIfNeeded();
  expect(await section.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
    "Rédiger une annonce",
    "Conseiller un prix",
    "Trouver les missions qui vous vont",
    "Prévoir vos disponibilités",
    "Répondre à un avis",
  ]);
  await stranger.page.context().close();

  const member = await join(product.url, newcomer("Odile"));
  const { page, troubles } = await browserOf(product.browser, member);
  // Nothing comes over the live channel: the count follows what this page announces.
  await page.routeWebSocket(/\/api\/live/, () => {});
  await visit(
    page,
    `${product.url}/dashboard/missions/poster-une-mission?categorie=bricolage&service=montage-de-meubles`,
  );
  await page.getByRole("radio", { name: "Montage de meubles" }).check();
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("textbox", { name: "Titre" }).fill("Monter une armoire");
  const description = page.getByRole("textbox", { name: "Description" });
  await description.fill("armoire en kit trois portes");
  await page.getByRole("button", { name: "Rédiger avec l’IA" }).click();

  const credits = (count: number) =>
    page.getByRole("link", { name: new RegExp(`^Solde de crédits\\s+${count}\\b`) }).first();
  await credits(5).waitFor();
  const dialog = aiDialog(page);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Confirmer" }).click();
  const proposed = page.getByRole("textbox", { name: "Texte proposé" });
  await expect.poll(() => proposed.inputValue()).toContain("Armoire en kit trois portes.");
  expect(await description.inputValue()).toBe("armoire en kit trois portes");
  await credits(4).waitFor();
  await proposed.fill(`${await proposed.inputValue()} Merci d’avance.`);
  await page.getByRole("button", { name: "Reprendre ce texte" }).click();
  await expect.poll(() => description.inputValue()).toMatch(/Armoire en kit[\s\S]*Merci d’avance\.$/);
  await page.getByRole("button", { name: "Remettre mes mots" }).click();
  await expect.poll(() => description.inputValue()).toBe("armoire en kit trois portes");
  expect(troubles).toEqual([]);
});
