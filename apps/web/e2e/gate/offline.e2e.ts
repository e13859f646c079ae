import { expect, it } from "vitest";
import { browserOf, newPerson, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { startServer } from "../server.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();

/** A page that its worker controls, as every page is after the first one of a visit. */
const controlled = () => navigator.serviceWorker.controller !== null;

it("without network a page that is asked for anew states what is missing under its address, and comes by itself once the network is back; the browser's way back stays", async () => {
  const { page } = await newPerson(product.browser, { serviceWorkers: "allow" });
  await visit(page, product.url);
  await page.waitForFunction(controlled);
  await page.context().setOffline(true);
  await page.goto(`${product.url}/contact?sujet=Une%20question`);
  await page.getByRole("heading", { name: "Vous êtes hors ligne" }).waitFor();
  expect(page.url()).toBe(`${product.url}/contact?sujet=Une%20question`);
  await page.getByText(`${new URL(product.url).host}/contact`).waitFor();
  await page.getByRole("button", { name: "Réessayer" }).press("Enter");
  await page.getByText("Toujours pas. Nous réessayons pour vous.").waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => page.getByLabel("Sujet").inputValue()).toBe("Une question");
  await page.goBack();
  await page.waitForURL(`${product.url}/`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  // Nothing of the visit is stored by the worker.
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

it("a server that is away is named, and the page comes once it answers again", async () => {
  const { page } = await newPerson(product.browser, { serviceWorkers: "allow" });
  await visit(page, product.url);
  await page.waitForFunction(controlled);
  const { port } = new URL(product.url);
  await product.server.stop();
  await page.goto(`${product.url}/aide`);
  await page.getByRole("heading", { name: "Jobami ne répond pas" }).waitFor();
  product.server = await startServer(product.home, { PORT: port });
  await page.getByRole("navigation", { name: "Navigation principale" }).waitFor();
  expect(page.url()).toBe(`${product.url}/aide`);
});

it("a link that is pressed without network waits where one is: what was typed stays, and the page is opened once the network is back", async () => {
  const owner = await join(product.url, newcomer("Maud"));
  const jobbeur = await join(product.url, newcomer("Paul", "jobbeur"));
  const { data: mission } = await owner.missions.create({ body: hedgeMission(1) });
  await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  const { page, troubles } = await browserOf(product.browser, jobbeur, { serviceWorkers: "allow" });
  await visit(page, `${product.url}/dashboard/missions/${mission.id}`);
  await page.getByRole("button", { name: "Écrire à Maud" }).click();
  await page.waitForURL(/\/dashboard\/messages\/[\w-]+$/);
  await page.waitForFunction(controlled);
  const conversation = page.url();
  const field = page.getByRole("textbox", { name: "Votre message à Maud" });
  await field.fill("Samedi à neuf heures");
  await page.context().setOffline(true);
  const bar = page.getByRole("navigation", { name: "Accès rapides" });
  const missions = bar.getByRole("link", { name: "Missions", exact: true });
  await missions.press("Enter");
  const waiting = page.getByText("La page demandée s’ouvrira au retour du réseau.");
  await waiting.waitFor();
  expect(page.url()).toBe(conversation);
  // Who goes on here is not led away.
  await field.pressSequentially(" ?");
  await waiting.waitFor({ state: "detached" });
  await missions.press("Enter");
  await waiting.waitFor();
  await page.context().setOffline(false);
  await page.waitForURL(`${product.url}/dashboard/missions`);
  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe("Samedi à neuf heures ?");
  expect(troubles.filter((trouble) => !trouble.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});
