import { expect, it } from "vitest";
import { newAdministrator } from "../administrator.ts";
import { browserOf, newPerson, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer, readMail } from "../visitor.ts";

const product = useProduct();

it("a jobbeur declares who they are, issues a quote that a visitor accepts, invoices it and is paid; staff counts it [INV-01, INV-02, INV-03, INV-04, INV-05, INV-06, ADM-27]", async () => {
  const jobbeur = await join(product.url, newcomer("Karim", "jobbeur"));
  const karim = await browserOf(product.browser, jobbeur);
  const { page } = karim;

  await visit(page, `${product.url}/dashboard/facturation/parametres`);
  await page.getByRole("textbox", { name: "Nom ou raison sociale" }).fill("Karim Benali EI");
  await page.getByRole("textbox", { name: "Adresse" }).fill("12 rue des Lices, 49100 Angers");
  await page.getByRole("textbox", { name: "SIRET" }).fill("732 829 320 00074");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Vos paramètres sont enregistrés.").first().waitFor();

  await visit(page, `${product.url}/dashboard/facturation`);
  await page.getByRole("button", { name: "Nouveau devis" }).click();
  await page.waitForURL(/\/dashboard\/facturation\/[\da-f-]{36}$/);
  await page.getByRole("textbox", { name: "Nom du destinataire" }).fill("Léa Martin");
  await page.getByRole("textbox", { name: "Adresse du destinataire" }).fill("3 allée des Tilleuls, Angers");
  await page.getByRole("textbox", { name: /^E-mail du destinataire/ }).fill("lea.billing@exemple.fr");
  await page.getByRole("button", { name: "Ajouter une ligne" }).click();
  await page.getByRole("textbox", { name: "Désignation" }).fill("Taille de haie");
  await page.getByRole("textbox", { name: "Prix unitaire HT" }).fill("120,50");
  // A reload takes nothing that was typed.
  await page.reload();
  await expect
    .poll(() => page.getByRole("textbox", { name: "Désignation" }).inputValue())
    .toBe("Taille de haie");
  await page.getByText("Enregistré", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Émettre le devis" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Émettre le devis" }).click();
  await page.getByRole("heading", { level: 1, name: /^Devis D-\d{4}-0001$/ }).waitFor();
  await page.getByRole("button", { name: "Envoyer au destinataire" }).click();
  const mail = await readMail(product.url, "lea.billing@exemple.fr", /devis D-/);
  const address = /https?:\S+\/quote-acceptance\/\S+/.exec(mail.text)?.[0] ?? "";

  // Without the key of the mail it is read, and signed by no one: not by its issuer either, signed out.
  const lea = await newPerson(product.browser, { viewport: { width: 390, height: 844 } });
  await visit(lea.page, `${product.url}${new URL(address).pathname}`);
  await lea.page.getByText("Pour répondre à ce devis").waitFor();
  expect(await lea.page.getByRole("button", { name: "Accepter le devis" }).count()).toBe(0);
  await visit(lea.page, address);
  await lea.page.getByText("Taille de haie", { exact: true }).waitFor();
  await lea.page.getByRole("textbox", { name: "Votre nom" }).fill("Léa Martin");
  await lea.page.getByRole("checkbox", { name: "Bon pour accord" }).check();
  await lea.page.getByRole("button", { name: "Accepter le devis" }).click();
  await lea.page.getByText("Ce devis est accepté").waitFor();

  // Its link is closed, and opened again.
  await page.getByRole("button", { name: "Fermer le lien" }).click();
  await page.getByText(/^Ce lien est fermé/).waitFor();
  const stranger = await newPerson(product.browser);
  await visit(stranger.page, address);
  await stranger.page.getByRole("heading", { level: 1, name: "Ce lien n’est plus ouvert" }).waitFor();
  await stranger.page.context().close();
  await page.getByRole("button", { name: "Rouvrir le lien" }).click();
  await page.getByRole("textbox", { name: "Lien à transmettre" }).waitFor();

  // No one reads the page again: it comes by itself.
  await page.getByRole("button", { name: "Facturer" }).click();
  await page.getByRole("heading", { level: 1, name: "Brouillon de facture" }).waitFor();
  await page.getByRole("button", { name: "Émettre la facture" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Émettre la facture" }).click();
  await page.getByRole("heading", { level: 1, name: /^Facture F-\d{4}-0001$/ }).waitFor();
  // On paper the invoice stands alone.
  const trail = page.getByRole("navigation", { name: "Fil d’Ariane" });
  expect(await trail.isVisible()).toBe(true);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => trail.isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await page.getByRole("button", { name: "Marquer payé" }).click();
  await page.getByRole("button", { name: "Enregistrer le paiement" }).click();
  await page.getByText("Payé", { exact: true }).first().waitFor();
  await visit(page, `${product.url}/dashboard/facturation?type=facture&statut=pay%C3%A9`);
  await page.getByRole("link", { name: /^F-\d{4}-0001/ }).waitFor();

  const { page: staffPage } = await newAdministrator(product, "Ines", "jobpadm");
  await visit(staffPage, `${product.url}/admin/billing-stats`);
  await staffPage.getByRole("table").getByText("Facture").first().waitFor();
  for (const one of [page, lea.page, staffPage]) await one.context().close();
});
