import { expect, it } from "vitest";
import { newPerson, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useSharedProduct();

it("a jobbeur reads their figures, what premium would add, and an article that stays read, and what makes them known; a stranger reads none of it [DASH-08, DASH-09, DASH-10, DASH-12, ROLE-16]", async () => {
  const { url } = product;
  const owner = await join(url, newcomer("Odile"));
  const jobbeur = await join(url, newcomer("Basile", "jobbeur"));
  const { data: mission } = await owner.missions.create({ body: hedgeMission(7) });
  await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  const { page, troubles } = await newPerson(product.browser);
  for (const path of ["statistiques", "statistiques-avances", "formations_et_conseils", "marketing"])
    expect((await page.goto(`${url}/dashboard/${path}`))?.status()).toBe(403);
  await page.context().addCookies(jobbeur.cookies());

  await visit(page, `${url}/dashboard/statistiques`);
  await page.getByRole("heading", { level: 1, name: "Statistiques", exact: true }).waitFor();
  const sent = page
    .getByRole("list", { name: "Chiffres de la période" })
    .getByRole("listitem")
    .filter({ hasText: "Propositions envoyées" });
  await sent.getByText("1", { exact: true }).waitFor();
  await page.getByRole("link", { name: "7 jours" }).click();
  await page.waitForURL(`${url}/dashboard/statistiques?periode=7j`);
  await page.getByText("Propositions envoyées\u00a0: les chiffres").click();
  expect(await page.getByRole("table", { name: "Propositions envoyées" }).getByRole("row").count()).toBe(7);

  await page.getByRole("link", { name: "En détail" }).click();
  await page.waitForURL(`${url}/dashboard/statistiques-avances?periode=7j`);
  await page.getByRole("heading", { level: 1, name: "Statistiques avancées" }).waitFor();
  await page.getByRole("heading", { name: "En détail avec premium" }).waitFor();
  expect(await page.getByRole("link", { name: "Voir l’offre premium" }).getAttribute("href")).toBe(
    "/dashboard/premium",
  );

  await page.getByRole("link", { name: "Formations et conseils" }).click();
  await page.waitForURL(`${url}/dashboard/formations_et_conseils`);
  await page.getByRole("searchbox", { name: "Chercher un conseil" }).fill("facture");
  await page.getByRole("button", { name: "Chercher", exact: true }).click();
  await page.waitForURL(`${url}/dashboard/formations_et_conseils?q=facture`);
  await page.getByRole("link", { name: "Devis et factures sans erreur" }).click();
  await page.getByRole("heading", { level: 1, name: "Devis et factures sans erreur" }).waitFor();
  const settingsSaved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await page.getByRole("button", { name: "Marquer comme lu" }).click();
  await settingsSaved;
  await visit(page, `${url}/dashboard/formations_et_conseils`);
  await page.getByRole("progressbar", { name: "Votre avancée" }).waitFor();
  expect(await page.getByRole("progressbar", { name: "Votre avancée" }).getAttribute("aria-valuenow")).toBe(
    "1",
  );
  await visit(page, `${url}/dashboard/marketing`);
  await page.getByRole("heading", { level: 1, name: "Adresse et affichette" }).waitFor();
  expect((await page.goto(`${url}/dashboard/formations_et_conseils/rien-de-tel`))?.status()).toBe(404);
  expect(troubles).toEqual([]);
  await page.context().close();
});
