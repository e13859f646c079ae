import { expect, it } from "vitest";
import { newAdministrator } from "../administrator.ts";
import { newMember, visit } from "../browser.ts";
import { useProduct } from "../product.ts";

const product = useProduct();

it("the company announces something new, everybody finds it, and a slip is corrected [POL-15]", async () => {
  const { page, troubles } = await newMember(product, "Odile");
  const { page: staffPage } = await newAdministrator(product, "Noor", "jobpadm");
  await visit(page, `${product.url}/dashboard/nouveautes`);
  await page.getByText("Rien de nouveau pour l’instant").waitFor();

  await visit(staffPage, `${product.url}/admin/nouveautes`);
  await staffPage.getByRole("textbox", { name: /^Titre/ }).fill("Les offres partenaire arrivent");
  await staffPage.getByRole("textbox", { name: /^Texte/ }).fill("Des jobbeurs d’ici réservent un avantage.");
  await staffPage.getByRole("button", { name: "Annoncer à tout le monde" }).click();
  await staffPage.getByRole("alertdialog").getByRole("button", { name: "Annoncer" }).click();
  await staffPage.getByRole("article").getByText("Les offres partenaire arrivent").waitFor();

  await visit(page, `${product.url}/dashboard/notifications`);
  await page.getByRole("main").getByText("Les offres partenaire arrivent").first().waitFor();
  await staffPage.getByRole("button", { name: "Corriger : Les offres partenaire arrivent" }).click();
  await staffPage
    .getByRole("textbox", { name: /^Titre/ })
    .nth(1)
    .fill("Les offres partenaires arrivent");
  await staffPage.getByRole("button", { name: "Enregistrer" }).click();
  await staffPage.getByRole("button", { name: "Corriger : Les offres partenaires arrivent" }).waitFor();

  await visit(page, `${product.url}/dashboard/nouveautes`);
  await page.getByRole("heading", { name: "Les offres partenaires arrivent" }).waitFor();
  expect((await page.goto(`${product.url}/admin/nouveautes`))?.status()).toBe(403);
  expect(troubles.filter((trouble) => !trouble.includes("403"))).toEqual([]);
});
