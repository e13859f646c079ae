import { expect, it } from "vitest";
import { newAdministrator } from "../administrator.ts";
import { browserOf, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useProduct();

it("a jobbeur publishes an offer, a member takes its code, the jobbeur validates it by its letters, once [OFFR-01, OFFR-02, OFFR-03, OFFR-04, OFFR-05, OFFR-06, OFFR-07, OFFR-08, OFFR-12, OFFR-13, ADM-30, FAV-02]", async () => {
  const { url } = product;
  const partner = await join(url, newcomer("Karim", "jobbeur"));
  const { page } = await browserOf(product.browser, partner);
  const member = await join(url, newcomer("Lou"));
  const { page: lou } = await browserOf(product.browser, member, { viewport: { width: 390, height: 844 } });

  await visit(page, `${url}/dashboard/mes-offres-partenaires`);
  await page.getByRole("link", { name: "Nouvelle offre" }).first().click();
  await page.waitForURL(`${url}/dashboard/mes-offres-partenaires/nouvelle`);
  await page.getByRole("textbox", { name: "Titre" }).fill("Taille de haie à prix doux");
  await page.getByRole("textbox", { name: "Avantage" }).fill("−20\u00a0%");
  await page.getByRole("textbox", { name: "Description" }).fill("Un cinquième de moins la première fois.");
  await page.getByRole("button", { name: "Garder le brouillon" }).click();
  await page.waitForURL(/mes-offres-partenaires\/[\da-f-]{36}$/);
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await page.getByRole("link", { name: "Voir la page publique" }).waitFor();

  // What everybody sees is written by the server.
  const listed = await (await fetch(`${url}/offres-partenaires`)).text();
  expect(listed).toContain("Taille de haie à prix doux");
  const address = await page.getByRole("link", { name: "Voir la page publique" }).getAttribute("href");
  expect(address).toMatch(/^\/offres-partenaires\/[a-z0-9-]+\/[\da-f-]{36}$/);
  const of = await fetch(`${url}${address?.replace(/\/[^/]+$/, "")}`);
  expect(await of.text()).toContain("Taille de haie à prix doux");

  await visit(lou, `${url}/dashboard/offres-partenaires`);
  await lou.getByRole("link", { name: "Taille de haie à prix doux" }).click();
  await lou.waitForURL(`${url}${address}`);
  await lou.getByRole("button", { name: "Favori" }).click();
  await lou.getByRole("button", { name: "Favori", pressed: true }).waitFor();
  await lou.getByRole("button", { name: "Prendre un code" }).click();
  await lou.waitForURL(`${url}/dashboard/mes-codes-qr`);
  const letters = lou.getByText(/^[2-9A-Z]{5} [2-9A-Z]{5}$/);
  await letters.waitFor();
  const code = (await letters.textContent()) ?? "";

  await visit(page, `${url}/dashboard/scanner-qr`);
  await page.getByRole("textbox", { name: "Code du membre" }).fill(code.toLowerCase());
  await page.getByRole("button", { name: "Vérifier ce code" }).click();
  await page.waitForURL(`${url}/dashboard/valider/${code.replace(" ", "")}`);
  await page.getByText("Lou", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Valider ce code" }).click();
  await page.getByText("Le code est validé").waitFor();
  // The member sees it without reading the page again.
  await lou.getByText("Utilisé", { exact: true }).waitFor();
  await page.reload();
  await page.getByText(/Ce code a déjà été utilisé le/).waitFor();
  expect(await page.getByRole("button", { name: "Valider ce code" }).count()).toBe(0);

  await visit(lou, `${url}/dashboard/valider/${code.replace(" ", "")}`);
  await lou.getByText("Ce code n’est pas pour vous").waitFor();
  await visit(lou, `${url}/dashboard/profil/favoris-offres-partenaires`);
  await lou.getByRole("link", { name: "Taille de haie à prix doux" }).waitFor();

  const { page: staffPage } = await newAdministrator(product, "Noor", "jobpadm");
  await visit(staffPage, `${product.url}/admin/offres-partenaires`);
  await staffPage.getByText("Taille de haie à prix doux").waitFor();
  await page.context().close();
  await lou.context().close();
  await staffPage.context().close();
});
