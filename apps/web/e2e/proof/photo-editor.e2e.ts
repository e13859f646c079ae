import { expect, it } from "vitest";
import { browserOf, visit } from "../browser.ts";
import { drawPhoto } from "../pictures.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useProduct();

it("a jobbeur turns a photo of their work and keeps it among what they did [DASH-13]", async () => {
  const karim = await join(product.url, newcomer("Karim", "jobbeur"));
  const { page, troubles } = await browserOf(product.browser, karim);
  await visit(page, `${product.url}/dashboard/card-templates`);
  await page.getByRole("link", { name: "Retoucher une photo" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Retoucher une photo" }).waitFor();
  await page.getByLabel(/^Photo de cet appareil/).setInputFiles(await drawPhoto(page));
  await page.getByText(/^1200\s×\s900\spixels gardés$/).waitFor();
  await page.getByRole("button", { name: "Pivoter à droite" }).press("Enter");
  await page.getByText(/^900\s×\s1200\spixels gardés$/).waitFor();
  await page.getByRole("link", { name: "Cartes de visite" }).first().click();
  const question = page.getByRole("alertdialog", { name: /^Laisser cette photo/ });
  await question.getByRole("button", { name: "Annuler" }).press("Enter");
  await question.waitFor({ state: "detached" });
  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: "Annuler" }).press("Enter");
  await question.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/dashboard/photo-editor");
  await page.getByRole("textbox", { name: "Titre de la réalisation" }).fill("Haie d’automne");
  await page.getByRole("button", { name: "Ajouter à mes réalisations" }).press("Enter");
  await page.getByRole("link", { name: "Voir mes réalisations" }).press("Enter");
  const picture = page
    .getByRole("region", { name: "Réalisations" })
    .getByRole("img", { name: "Haie d’automne" });
  await picture.waitFor();
  // What is stored stands upright.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth))
    .toBe(true);

  // From one's work back into the editor: the retouched picture takes the place of this one, which can come back.
  const isUpright = () =>
    picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalHeight > image.naturalWidth;
    });
  await page.getByRole("button", { name: /^Actions sur «\sHaie d’automne/ }).press("Enter");
  await page.getByRole("menuitem", { name: "Retoucher la photo" }).press("Enter");
  await page.getByRole("button", { name: "Pivoter à droite" }).press("Enter");
  await page.getByRole("button", { name: "Remplacer la photo" }).press("Enter");
  await page.getByRole("link", { name: "Voir mes réalisations" }).press("Enter");
  await picture.waitFor();
  await expect.poll(isUpright).toBe(false);
  await page.goBack();
  await page.getByRole("button", { name: "Pivoter à droite" }).press("Enter");
  await page.getByRole("button", { name: "Remplacer la photo" }).press("Enter");
  await page.getByRole("button", { name: "Remettre l’ancienne" }).press("Enter");
  await page.getByText("L’ancienne photo est de retour").waitFor();
  await visit(page, `${product.url}/dashboard/profil`);
  await picture.waitFor();
  expect(await isUpright()).toBe(false);

  await visit(page, `${product.url}/dashboard/card-templates`);
  await page.getByRole("link", { name: "Retoucher une photo" }).first().click();
  await page.getByLabel(/^Photo de cet appareil/).setInputFiles(await drawPhoto(page));
  await page.getByRole("button", { name: "Pivoter à droite" }).press("Enter");
  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: "Quitter la page" }).press("Enter");
  await page.waitForURL(/card-templates$/);

  expect(troubles).toEqual([]);
  await page.context().close();
});
