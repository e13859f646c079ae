import { aiCreditsClient } from "@jobami/api/ai-credits/client";
import { subscriptionsClient } from "@jobami/api/subscriptions/client";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { browserOf, newPerson, press, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, linkIn, newcomer, readMail } from "../visitor.ts";

const product = useProduct();

const payByCard = async (page: Page, back: string) => {
  await page.waitForURL(/\/dev\/paiement\/caisse\//);
  await page.getByRole("button", { name: /^Payer/ }).click();
  await page.waitForURL(`${product.url}${back}?paiement=recu`);
};

it("premium is bought with a consent that is asked for, withdrawn from in two steps, and given back with a credit note", async () => {
  const someone = newcomer("Jeanne");
  const member = await join(product.url, someone);
  const { page, troubles } = await browserOf(product.browser, member);
  await visit(page, `${product.url}/dashboard/premium`);
  const pay = page.getByRole("button", { name: /^Souscrire et payer/ });
  await pay.click();
  await page.getByText("Cochez cette case pour commander", { exact: false }).waitFor();
  await page.getByRole("checkbox", { name: /^Je demande que premium commence tout de suite/ }).check();
  await pay.click();
  await payByCard(page, "/dashboard/premium");
  await page.getByText("Votre abonnement premium est actif").waitFor();

  await page.getByRole("link", { name: /^Renoncer au contrat ici.*premium/ }).click();
  await page.waitForURL(/\/renoncer\?contrat=/);
  expect(await page.getByLabel("Votre nom").inputValue()).toBe("Jeanne Durand");
  await page.getByLabel("Votre nom").fill("");
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByText("Une erreur est à corriger").waitFor();
  await page.getByLabel("Votre nom").fill("Jeanne Durand");
  await page.getByRole("button", { name: "Continuer" }).click();
  const second = page.getByRole("heading", { name: /^Étape 2 sur 2/ });
  await second.waitFor();
  await expect.poll(() => second.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: "Confirmer la rétractation" }).click();
  await page.getByRole("heading", { name: "Votre déclaration est reçue" }).waitFor();

  const receipt = await readMail(product.url, someone.email, /^Accusé de réception/);
  expect(receipt.text).toContain("Jeanne Durand. Je renonce au contrat");
  const refund = await readMail(product.url, someone.email, /remboursement/);
  expect(refund.text).toMatch(/2,45.€/);
  await expect
    .poll(async () => (await subscriptionsClient(member.api).status()).data.isPremium, { timeout: 30_000 })
    .toBe(false);

  await visit(page, `${product.url}/dashboard/factures`);
  await page.getByRole("link", { name: /^Avoir A-/ }).click();
  await page.getByRole("article", { name: /^Avoir A-/ }).waitFor();
  await page.getByText(/^Avoir sur la facture F-/).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

it("premium ends in three presses: its page, « Résilier », and the confirmation", async () => {
  const member = await join(product.url, newcomer("Ines"));
  const { page } = await browserOf(product.browser, member);
  await visit(page, `${product.url}/dashboard/premium`);
  await page.getByRole("checkbox", { name: /^Je demande que premium commence/ }).check();
  await page.getByRole("button", { name: /^Souscrire et payer/ }).click();
  await payByCard(page, "/dashboard/premium");
  await page.getByRole("button", { name: "Résilier", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Résilier l’abonnement" }).click();
  await page.getByText("Votre abonnement est résilié.").first().waitFor();
  await page.getByText("Résilié, encore actif").waitFor();
  await page.context().close();
});

it("credits are bought, some are used, and the rest is withdrawn from signed out and without scripts, by the mail’s link", async () => {
  const someone = newcomer("Hugo");
  const member = await join(product.url, someone);
  const { page } = await browserOf(product.browser, member);
  await visit(page, `${product.url}/dashboard/ai-credits`);
  await page.getByRole("checkbox", { name: /^Je demande à pouvoir utiliser ces crédits/ }).check();
  await page.getByRole("button", { name: /^Payer par carte .*: 30 crédits/ }).click();
  await payByCard(page, "/dashboard/ai-credits");
  await page.getByRole("link", { name: /^Renoncer au contrat ici.*30 crédits/ }).waitFor();
  const confirmation = await readMail(product.url, someone.email, /confirmé/);
  const credits = aiCreditsClient(member.api);
  for (let count = 0; count < 12; count += 1) await credits.use();
  await page.context().close();

  const { page: reader } = await newPerson(product.browser, { javaScriptEnabled: false });
  await reader.goto(product.url);
  await reader.getByRole("contentinfo").getByRole("link", { name: "Renoncer au contrat ici" }).click();
  await reader.getByRole("heading", { name: "Renoncer à un contrat" }).waitFor();
  await reader.goto(linkIn(confirmation, "/renoncer"));
  await press(reader, "Continuer");
  await reader.locator("[aria-invalid=true]").first().waitFor();
  await reader.getByLabel("Votre nom").fill("Hugo Durand");
  await reader.getByLabel("Adresse e-mail de votre compte").fill(someone.email);
  await press(reader, "Continuer");
  await press(reader, "Modifier");
  await press(reader, "Continuer");
  await press(reader, "Confirmer la rétractation");
  await reader.getByRole("heading", { name: "Votre déclaration est reçue" }).waitFor();
  const receipt = await readMail(product.url, someone.email, /^Accusé de réception/);
  // Five were given with the account, and are used first: 23 of 30 were not used.
  expect(receipt.text).toMatch(/3,76.€ vous sont rendus/);
  await readMail(product.url, someone.email, /remboursement/);
  expect((await credits.balance()).credits).toBe(0);
  await reader.context().close();
});
