import { expect, it } from "vitest";
import { dayInAWeek } from "../asking.ts";
import { browserOf, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();
const phone = { viewport: { width: 390, height: 844 } };

it("its owner edits a mission: its text at once, its budget with those who proposed, one of whom confirms and is accepted", async () => {
  const lea = await join(product.url, newcomer("Léa"));
  const karim = await join(product.url, newcomer("Karim", "jobbeur"));
  const zacharie = await join(product.url, newcomer("Zacharie", "jobbeur"));
  const { data: mission } = await lea.missions.create({ body: hedgeMission(1) });
  const params = { id: mission.id };
  for (const one of [karim, zacharie]) await one.proposals.propose({ params, body: { amount: 85 } });

  const hers = await browserOf(product.browser, lea, phone);
  const his = await browserOf(product.browser, karim, phone);
  const { page } = hers;
  await visit(his.page, `${product.url}/dashboard/missions/${mission.id}`);
  await visit(page, `${product.url}/dashboard/missions/${mission.id}`);
  await page.getByRole("link", { name: "Modifier", exact: true }).click();
  await page.getByRole("heading", { name: "Modifier la mission", level: 1 }).waitFor();

  await page.getByLabel("Titre").fill("Tailler la haie et le laurier");
  await page.getByText("Les propositions restent comme elles sont.").waitFor();
  // What is typed outlives a reload, and no network.
  await page.reload();
  await page.getByText("Ce que vous aviez commencé à modifier est repris.").waitFor();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("alert").first().waitFor();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: /^(Enregistrer|Réessayer)$/ }).click();
  await page.waitForURL(/\/dashboard\/missions\/[0-9a-f-]{36}$/);
  await his.page.getByRole("heading", { name: "Tailler la haie et le laurier", level: 1 }).waitFor();
  expect((await karim.proposals.own({ params })).data).toMatchObject({ version: 1, confirmBy: null });

  await page.getByRole("link", { name: "Modifier", exact: true }).click();
  await page.getByLabel("Montant").fill("70");
  await page.getByText(/Les 2\s+personnes qui ont fait une proposition sont prévenues/).waitFor();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("heading", { name: "La mission a changé, à confirmer" }).waitFor();
  expect(await page.getByRole("button", { name: /^Accepter/ }).count()).toBe(0);

  await his.page.getByRole("heading", { name: "La mission a changé, à confirmer" }).waitFor();
  await his.page.getByText("70 €").first().waitFor();
  await his.page.getByRole("button", { name: "Confirmer ma proposition" }).click();
  await his.page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).click();
  await his.page.getByRole("button", { name: "Confirmer ma proposition" }).waitFor({ state: "detached" });

  await page.getByRole("heading", { name: "Une proposition attend une réponse" }).waitFor();
  await page.getByRole("button", { name: /^Accepter.*Karim/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Accepter" }).click();
  await page.getByRole("heading", { name: "Convenu, l’heure reste à fixer" }).waitFor();
  expect(await page.getByRole("link", { name: "Modifier", exact: true }).count()).toBe(0);
  expect((await zacharie.proposals.own({ params })).data?.statut).toBe("refusee");
  expect(his.troubles).toEqual([]);
});

it("a mission that has ended is published again, with another day alone to choose", async () => {
  const lea = await join(product.url, newcomer("Léa"));
  const { data: ended } = await lea.missions.create({ body: hedgeMission(2) });
  await lea.missions.close({ params: { id: ended.id }, body: { statut: "terminee" } });
  const { page, troubles } = await browserOf(product.browser, lea, phone);
  await visit(page, `${product.url}/dashboard/missions/${ended.id}`);
  await page.getByRole("link", { name: "Publier à nouveau" }).click();
  await page.getByText("Tout est repris de votre mission, sauf la date et les photos").waitFor();
  const goOn = () => page.getByRole("button", { name: "Continuer" }).click();
  await goOn();
  expect(await page.getByLabel("Titre").inputValue()).toBe(ended.title);
  await goOn();
  await page.getByRole("heading", { name: "Où et quand ?" }).waitFor();
  await page.getByRole("spinbutton", { name: /jour/i }).first().click();
  await page.keyboard.type(dayInAWeek());
  await goOn();
  expect(await page.getByLabel("Montant").inputValue()).toBe("90");
  await goOn();
  await page.getByRole("button", { name: "Publier la mission" }).click();
  await page.waitForURL(/\/dashboard\/missions\/[0-9a-f-]{36}$/);
  expect(page.url()).not.toContain(ended.id);
  await page.getByRole("heading", { name: "Ouverte aux propositions" }).waitFor();
  expect(troubles).toEqual([]);
});

it("a mission is published as soon as it can be, and edited to any day until its last one", async () => {
  const lea = await join(product.url, newcomer("Léa"));
  const { data: model } = await lea.missions.create({ body: hedgeMission(3) });
  const { page, troubles } = await browserOf(product.browser, lea, phone);
  await visit(page, `${product.url}/dashboard/missions/${model.id}`);
  await page.getByRole("link", { name: "Dupliquer" }).click();
  await page.getByText("Tout est repris de votre mission, sauf la date et les photos").waitFor();
  const goOn = () => page.getByRole("button", { name: "Continuer" }).click();
  await goOn();
  await goOn();
  await page.getByRole("heading", { name: "Où et quand ?" }).waitFor();
  await page.getByRole("radio", { name: "Dès que possible" }).check();
  await page.getByText("Au plus tard le").first().waitFor();
  await goOn();
  await page.getByLabel("Montant").waitFor();
  await goOn();
  await page.getByRole("button", { name: "Publier la mission" }).click();
  await page.waitForURL(/\/dashboard\/missions\/[0-9a-f-]{36}$/);
  await page
    .getByText(/dès que possible, au plus tard le /)
    .first()
    .waitFor();

  await page.getByRole("link", { name: "Modifier", exact: true }).click();
  await page.getByRole("radio", { name: "Date flexible" }).check();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.waitForURL(/\/dashboard\/missions\/[0-9a-f-]{36}$/);
  await page
    .getByText(/date flexible, au plus tard le /)
    .first()
    .waitFor();
  const karim = await join(product.url, newcomer("Karim", "jobbeur"));
  const found = await karim.missions.list({ query: { owner: "false" } });
  expect(found.data.find(({ id }) => page.url().includes(id))?.timing).toBe("flexible");
  expect(troubles).toEqual([]);
});
