import { expect, it } from "vitest";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join } from "../visitor.ts";

const product = useProduct();

it("a jobbeur fills in their profile by keyboard alone; it saves itself, survives a reload and can be taken back [PROF-02, BOT-16, NAV-13]", async () => {
  const { page, troubles } = await newPerson(product.browser);
  const email = `nadia-${Date.now().toString(36)}@exemple.fr`;
  await join(product.url, { email, prenom: "Nadia", nom: "Roy", user_type: "jobbeur" });
  await signIn(page, product.url, email);
  await visit(page, `${product.url}/dashboard/profil`);
  await page.getByRole("heading", { name: "Mon profil", level: 1 }).waitFor();
  const status = page.getByRole("status").filter({ hasText: /Enregistré|Enregistrement|Modifications/ });

  await page.getByLabel("En une phrase").focus();
  await page.keyboard.type("Jardins de ville");
  await status.getByText("Enregistré", { exact: true }).waitFor();
  await page.getByRole("combobox", { name: "Ajouter un service" }).focus();
  await page.keyboard.type("pelouse");
  await page.getByRole("option", { name: /Tonte de pelouse/ }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Tonte de pelouse" }).waitFor();
  await page.getByRole("button", { name: "Ajouter une plage, Samedi" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("3 heures par semaine.").waitFor();
  await status.getByText("Enregistré", { exact: true }).waitFor();

  await page.reload();
  await page.getByText("3 heures par semaine.").waitFor();
  expect(await page.getByLabel("En une phrase").inputValue()).toBe("Jardins de ville");

  await page.getByLabel("En une phrase").fill("Tout autre chose");
  await status.getByText("Enregistré", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Annuler la dernière modification" }).focus();
  await page.keyboard.press("Enter");
  expect(await page.getByLabel("En une phrase").inputValue()).toBe("Jardins de ville");
  expect(troubles).toEqual([]);
});
