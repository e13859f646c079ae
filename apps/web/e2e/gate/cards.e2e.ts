import { expect, it } from "vitest";
import { browserOf, newPerson, signIn, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useSharedProduct();

it("a jobbeur makes a business card from a template, finds it again; a card is no one else’s, a visitor is asked to sign in [DASH-01, DASH-02, DASH-03, DASH-04]", async () => {
  const karim = newcomer("Karim", "jobbeur");
  await join(product.url, karim);
  const { page, troubles } = await newPerson(product.browser);
  await visit(page, `${product.url}/dashboard/card-editor`);
  await page.waitForURL(/\/login/);
  await signIn(page, product.url, karim.email);

  await visit(page, `${product.url}/dashboard/card-templates`);
  await page.getByRole("heading", { level: 1, name: "Cartes de visite" }).waitFor();
  await page.getByText("Pas encore de carte").waitFor();
  await page.getByRole("link", { name: /^Choisir ce modèle .*La rue/ }).press("Enter");
  await page.waitForURL(`${product.url}/dashboard/card-editor?modele=rue`);
  await page.getByRole("heading", { level: 1, name: "Nouvelle carte" }).waitFor();
  await page.getByRole("textbox", { name: /^Phrase/ }).fill("Vos haies, droites.");
  await page.getByRole("button", { name: "Enregistrer la carte" }).press("Enter");
  await page.waitForURL(/\/card-editor\/[0-9a-f-]{36}$/);
  const address = page.url();

  await page.getByRole("textbox", { name: /^Métier/ }).fill("Taille de haies");
  await page.getByText("Enregistré", { exact: true }).first().waitFor();
  await visit(page, address);
  const drawn = page.getByRole("img", { name: /^Recto.*Taille de haies, Vos haies, droites\./ });
  await drawn.waitFor();
  expect(await page.getByRole("textbox", { name: /^Métier/ }).inputValue()).toBe("Taille de haies");

  const lena = await browserOf(product.browser, await join(product.url, newcomer("Lena")));
  await visit(lena.page, address);
  await lena.page.getByText("Cette carte n’existe pas").waitFor();
  await visit(lena.page, `${product.url}/dashboard/card-templates`);
  await lena.page.getByText("Pas encore de carte").waitFor();
  expect(troubles).toEqual([]);
  expect(lena.troubles.filter((trouble) => !trouble.includes("404"))).toEqual([]);
  for (const person of [page, lena.page]) await person.context().close();
});
