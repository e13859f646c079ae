import { expect, it } from "vitest";
import { browserOf, giveMailedCode, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { goodPassword, join, newcomer, readMail } from "../visitor.ts";

const product = useSharedProduct();

it("an app is turned on under the password and a mailed code, given once; a wrong one is reported, giving up loses nothing", async () => {
  const ines = newcomer("Inès");
  const visitor = await join(product.url, ines);
  const { page, troubles } = await browserOf(product.browser, visitor, {
    viewport: { width: 390, height: 844 },
  });
  await visit(page, `${product.url}/dashboard/profil/securite`);
  const app = page.getByRole("region", { name: "Application d’authentification" });
  await app.getByRole("button", { name: "Activer l’application" }).click();
  await app.getByLabel("Mot de passe du compte", { exact: true }).fill(goodPassword);
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Confirmez que c’est bien vous" });
  await question.getByText(/^Saisissez le code à 6 chiffres envoyé à i/).waitFor();
  expect(
    await question.getByLabel("Code de vérification").evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await page.keyboard.press("Escape");
  await app.getByText(/Confirmez d’abord par le code/).waitFor();
  expect(await app.getByLabel("Mot de passe du compte", { exact: true }).inputValue()).toBe(goodPassword);

  await app.getByRole("button", { name: "Continuer" }).click();
  const { text } = await readMail(product.url, ines.email, /code de confirmation/);
  const wrong = text.includes("000000") ? "000001" : "000000";
  await question.getByLabel("Code de vérification").fill(wrong);
  await question.getByText("Ce code n’est pas le bon.").waitFor();
  await giveMailedCode(page, product.url, ines.email);
  await app.getByLabel("Code de l’application").waitFor();

  // The sign-in stays proved: beginning anew asks for no other code.
  await app.getByRole("button", { name: "Annuler" }).click();
  await app.getByRole("button", { name: "Activer l’application" }).click();
  await app.getByLabel("Mot de passe du compte", { exact: true }).fill(goodPassword);
  await page.keyboard.press("Enter");
  await app.getByLabel("Code de l’application").waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
