import { expect, it } from "vitest";
import { newAdministrator } from "../administrator.ts";
import { newMember, visit } from "../browser.ts";
import { useProduct } from "../product.ts";

const product = useProduct();

it("the house announces something new, everybody finds it, and a slip is corrected [POL-15]", async () => {
  const { page, troubles } = await newMember(product, "Odile");
  const { page: house } = await newAdministrator(product, "Noor", "jobpadm");
  await visit(page, `${product.url}/dashboard/nouveautes`);
  await page.getByText("Rien de nouveau pour l’instant").waitFor();

  await visit(house, `${product.url}/admin/nouveautes`);
  await house.getByRole("textbox", { name: /^Titre/ }).fill("Les offres partenaire arrivent");
  await house.getByRole("textbox", { name: /^Texte/ }).fill("Des jobbeurs d’ici réservent un avantage.");
  await house.getByRole("button", { name: "Annoncer à tout le monde" }).click();
  await house.getByRole("alertdialog").getByRole("button", { name: "Annoncer" }).click();
  await house.getByRole("article").getByText("Les offres partenaire arrivent").waitFor();

  await visit(page, `${product.url}/dashboard/notifications`);
  await page.getByRole("main").getByText("Les offres partenaire arrivent").first().waitFor();
  await house.getByRole("button", { name: "Corriger : Les offres partenaire arrivent" }).click();
  await house
    .getByRole("textbox", { name: /^Titre/ })
    .nth(1)
    .fill("Les offres partenaires arrivent");
  await house.getByRole("button", { name: "Enregistrer" }).click();
  await house.getByRole("button", { name: "Corriger : Les offres partenaires arrivent" }).waitFor();

  await visit(page, `${product.url}/dashboard/nouveautes`);
  await page.getByRole("heading", { name: "Les offres partenaires arrivent" }).waitFor();
  expect((await page.goto(`${product.url}/admin/nouveautes`))?.status()).toBe(403);
  expect(troubles.filter((trouble) => !trouble.includes("403"))).toEqual([]);
});
