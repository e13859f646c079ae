import { expect, it } from "vitest";
import { browserOf, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useSharedProduct();

it("a person subscribes by card, ends it in the portal, has it renewed again, and buys credits [SUB-01, SUB-05, SUB-06, SUB-07, SUB-15, BOT-11, BOT-12, AICR-01, AICR-06, AICR-07, NAV-14, NAV-17]", async () => {
  const member = await join(product.url, newcomer("Jeanne"));
  const { page, troubles } = await browserOf(product.browser, member);
  await visit(page, `${product.url}/dashboard`);
  const tab = page.getByRole("navigation", { name: "Accès rapides" }).getByRole("link", { name: "Premium" });
  await tab.click();
  await page.waitForURL(`${product.url}/dashboard/premium`);
  await page.getByRole("checkbox", { name: /^Je demande que premium commence/ }).check();
  await page.getByRole("button", { name: /^Souscrire et payer 2,45/ }).click();

  await page.waitForURL(/\/dev\/paiement\/caisse\//);
  await page.getByRole("radio", { name: /^4000 0000 0000 0002/ }).check();
  await page.getByRole("button", { name: /^Payer/ }).click();
  await page.getByText("La carte a été refusée. Rien n’a été débité.").waitFor();
  await page.getByRole("radio", { name: /^4242/ }).check();
  await page.getByRole("button", { name: /^Payer/ }).click();
  await page.waitForURL(`${product.url}/dashboard/premium?paiement=recu`);
  await page.getByText("Votre abonnement premium est actif").waitFor();
  await expect.poll(() => tab.count()).toBe(0);

  await page.getByRole("button", { name: "Gérer mon abonnement" }).click();
  await page.waitForURL(/\/dev\/paiement\/portail\//);
  await page.getByRole("button", { name: "Résilier à la fin de la période" }).click();
  await page.getByRole("button", { name: "Reprendre l’abonnement" }).waitFor();
  await page.getByRole("link", { name: "Revenir au site" }).click();
  await page.getByRole("button", { name: "Reprendre l’abonnement" }).click();
  await page.getByText("Votre abonnement se renouvelle de nouveau.").first().waitFor();

  await page
    .getByRole("link", { name: /^Solde de crédits\s+5\b/ })
    .first()
    .click();
  await page.waitForURL(`${product.url}/dashboard/ai-credits`);
  const beside = await page.context().newPage();
  await visit(beside, `${product.url}/dashboard`);
  const credits = (count: number) =>
    beside.getByRole("link", { name: new RegExp(`^Solde de crédits\\s+${count}\\b`) }).first();
  await credits(5).waitFor();
  await page.getByRole("checkbox", { name: /^Je demande à pouvoir utiliser ces crédits/ }).check();
  await page.getByRole("button", { name: /^Payer par carte .*: 30 crédits/ }).click();
  await page.waitForURL(/\/dev\/paiement\/caisse\//);
  await page.getByRole("button", { name: /^Payer/ }).click();
  await page.waitForURL(`${product.url}/dashboard/ai-credits?paiement=recu`);
  await page.getByRole("main").getByRole("heading", { name: "Achat par carte" }).waitFor();
  await page.getByRole("link", { name: /^Solde de crédits\s+35\b/ }).waitFor();
  // Another tab has its count by itself.
  await credits(35).waitFor();
  expect(troubles.filter((trouble) => !trouble.includes("402"))).toEqual([]);
});
