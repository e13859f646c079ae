import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { giveMailedCode, newPerson, press, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { newcomer, readMail } from "../visitor.ts";

const product = useProduct();

/** Vouches for an address on the page that stands in for Google. */
async function vouch(page: Page, email: string): Promise<void> {
  await page.getByRole("heading", { name: "Choisir un compte" }).waitFor();
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("button", { name: "Continuer avec ce compte" }).click();
}

it("whoever came by Google proves themselves by Google again, and not as another person, before the address or the second factor changes", async () => {
  const sacha = newcomer("Sacha");
  const { page, troubles } = await newPerson(product.browser, { viewport: { width: 390, height: 844 } });
  await visit(page, `${product.url}/inscription`);
  await page.getByRole("link", { name: "Continuer avec Google" }).click();
  await vouch(page, sacha.email);
  await page.getByLabel("Prénom").fill("Sacha");
  await page.getByLabel("Nom", { exact: true }).fill("Morel");
  await page.getByText("Demander un coup de main").click();
  await page.getByLabel("J’ai 18 ans ou plus").check();
  await page.getByLabel(/^J’accepte les conditions/).check();
  await press(page, "Créer mon compte");
  await page.waitForURL(/\/dashboard$/);

  await visit(page, `${product.url}/dashboard/parametres`);
  const way = page.getByRole("link", { name: "Confirmer avec Google" });
  await way.press("Enter");
  await vouch(page, newcomer("Autre").email);
  await page.getByText("Ce n’est pas le compte Google relié au vôtre.").waitFor();
  expect(await page.getByLabel("Nouvelle adresse e-mail").count()).toBe(0);
  await way.press("Enter");
  await vouch(page, sacha.email);
  await page.getByText("Google vient de confirmer que c’est vous.").waitFor();
  const { email } = newcomer("Sacha-bis");
  await page.getByLabel("Nouvelle adresse e-mail").fill(email);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Changement en attente" }).waitFor();
  expect((await readMail(product.url, email, /adresse/i)).text).toContain("Sacha");

  await visit(page, `${product.url}/dashboard/profil/securite`);
  const app = page.getByRole("region", { name: "Application d’authentification" });
  await app.getByRole("button", { name: "Activer l’application" }).press("Enter");
  await app.getByRole("link", { name: "Confirmer avec Google" }).press("Enter");
  await vouch(page, sacha.email);
  await app.getByRole("button", { name: "Activer l’application" }).press("Enter");
  await app.getByRole("button", { name: "Continuer" }).press("Enter");
  await giveMailedCode(page, product.url, sacha.email);
  await app.getByLabel("Code de l’application").waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
