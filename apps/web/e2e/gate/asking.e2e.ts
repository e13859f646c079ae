import { expect, it } from "vitest";
import { chooseHedges, hedgeCutter, sendHedge } from "../asking.ts";
import { browserOf, newPerson, tryPassword, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { goodPassword, join, newcomer } from "../visitor.ts";

const product = useProduct();
const phone = { viewport: { width: 390, height: 844 } };

it("a visitor asks a jobbeur from their profile, signs in, sends it, is answered and accepts: no one else sees it meanwhile", async () => {
  const karim = await hedgeCutter(product.url, "Karim");
  const other = await hedgeCutter(product.url, "Zacharie");
  const lea = newcomer("Léa");
  await join(product.url, lea);

  const { page, troubles } = await newPerson(product.browser, phone);
  await visit(page, `${product.url}/profil/${karim.slug}`);
  await page.getByRole("link", { name: "Demander à cette personne" }).click();
  await page.waitForURL(/\/login\?from=/);
  await tryPassword(page, lea.email, goodPassword);
  await page.waitForURL(/\/poster-une-mission/);
  await page
    .getByRole("list", { name: "Personnes demandées" })
    .getByText("Karim D.", { exact: true })
    .waitFor();
  await chooseHedges(page);
  const id = await sendHedge(page, "Tailler la haie de Karim");
  const asked = page.getByRole("list", { name: "Personnes demandées" });
  await asked.getByText("Pas encore vue").waitFor();

  const his = await browserOf(product.browser, karim.visitor, phone);
  await visit(his.page, `${product.url}/dashboard/missions/correspondantes`);
  await his.page.getByText("On vous le demande", { exact: true }).waitFor();
  await his.page.getByRole("link", { name: /^Répondre.*Tailler la haie de Karim/ }).click();
  await his.page.getByRole("heading", { name: "Demande en attente de réponse" }).waitFor();
  await asked.getByText("Vue", { exact: true }).waitFor();
  const { status } = await other.visitor.missions
    .details({ params: { id } })
    .then(() => ({ status: 200 }))
    .catch((error: { status: number }) => error);
  expect(status).toBe(404);

  await his.page.getByRole("button", { name: "Faire une proposition" }).click();
  await his.page.getByLabel("Montant").fill("85");
  await his.page.getByRole("button", { name: "Envoyer" }).click();
  await his.page.getByText("En attente de réponse").waitFor();
  await his.page
    .getByRole("heading", { name: "Demande en attente de réponse" })
    .waitFor({ state: "detached" });

  await asked.getByText("A répondu").waitFor();
  await page
    .getByRole("link", { name: /^Karim/ })
    .last()
    .click();
  await page.getByRole("button", { name: "Accepter" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Accepter" }).click();
  await page.getByRole("heading", { name: "Convenu, l’heure reste à fixer" }).waitFor();
  await his.page.getByRole("heading", { name: "Convenu, l’heure reste à fixer" }).waitFor();
  await visit(his.page, `${product.url}/dashboard/missions/correspondantes`);
  expect(await his.page.getByText("On vous le demande", { exact: true }).count()).toBe(0);
  expect([...troubles, ...his.troubles]).toEqual([]);
});
