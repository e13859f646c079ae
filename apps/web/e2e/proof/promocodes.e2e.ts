import { expect, it } from "vitest";
import { newAdministrator } from "../administrator.ts";
import { browserOf, newMember, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useProduct();

it("an administrator makes a code, a member pays premium with it and reads detailed figures until that option is taken from them [ADM-01, ADM-28, SUB-11, SUB-12, SUB-15, DASH-08]", async () => {
  const { page: staffPage, troubles } = await newAdministrator(product, "Ada");
  const { url } = product;
  await visit(staffPage, `${url}/admin/promocodes`);
  await staffPage.getByRole("heading", { level: 1, name: "Codes promo" }).waitFor();
  const form = staffPage.getByRole("form", { name: "Créer un code" });
  await form.getByRole("textbox", { name: "Code", exact: true }).fill("salon60");
  await form.getByRole("spinbutton", { name: "Réduction (%)" }).fill("60");
  await form.getByRole("button", { name: "Créer un code" }).click();
  await staffPage.getByRole("heading", { name: /^SALON60/ }).waitFor();

  const account = newcomer("Jeanne", "jobbeur");
  const jeanne = await join(url, account);
  const { page } = await browserOf(product.browser, jeanne);
  await visit(page, `${url}/dashboard/premium`);
  const field = page.getByRole("textbox", { name: /^Code promo/ });
  await field.fill("inconnu");
  await page.getByRole("button", { name: "Appliquer" }).click();
  await page.getByText("Ce code n’existe pas.", { exact: false }).waitFor();
  await field.fill("salon60");
  await page.getByRole("button", { name: "Appliquer" }).click();
  await page.getByRole("checkbox", { name: /^Je demande que premium commence/ }).check();
  // Among the first accounts: the code is better than the half price, and comes in its place.
  await page.getByRole("button", { name: /^Souscrire et payer 1,96/ }).click();
  await page.waitForURL(/\/dev\/paiement\/caisse\//);
  await page.getByText("SALON60", { exact: false }).first().waitFor();
  await page.getByRole("button", { name: /^Payer/ }).click();
  await page.waitForURL(`${url}/dashboard/premium?paiement=recu`);
  await page.getByText("Votre abonnement premium est actif").waitFor();

  await visit(page, `${url}/dashboard/statistiques-avances`);
  await page.getByRole("heading", { level: 1, name: "Statistiques avancées" }).waitFor();
  await page.getByRole("heading", { name: "Rien encore sur cette période" }).waitFor();

  await visit(staffPage, `${url}/admin/subscription-revenue`);
  await staffPage.getByRole("heading", { level: 1, name: "Revenus des abonnements" }).waitFor();
  await staffPage.getByRole("table", { name: "Revenus par mois" }).getByText("1,96\u00a0€").waitFor();
  await staffPage.getByRole("searchbox", { name: "Adresse e-mail" }).fill(account.email);
  await staffPage.getByRole("button", { name: "Chercher", exact: true }).click();
  const option = staffPage.getByRole("form", { name: "Statistiques avancées" });
  await option.getByRole("button", { name: /Réglage/ }).click();
  await staffPage.getByRole("option", { name: "Retirée" }).click();
  await option.getByRole("textbox", { name: "Raison" }).fill("Essai terminé");
  await option.getByRole("button", { name: "Enregistrer" }).click();
  await option.getByText("Non", { exact: true }).waitFor();
  // She hears of it without reading the page again.
  await page.getByText("Votre abonnement ne comprend pas cette option.", { exact: false }).waitFor();
  await visit(staffPage, `${url}/admin`);
  await staffPage.getByText("Option premium retirée pour Jeanne", { exact: false }).waitFor();

  const { page: other } = await newMember(product, "Lou");
  for (const path of ["promocodes", "subscription-revenue"])
    expect((await other.goto(`${url}/admin/${path}`))?.status()).toBe(403);
  expect(troubles).toEqual([]);
});
