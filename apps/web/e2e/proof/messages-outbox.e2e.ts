import { messagesClient } from "@jobami/api/messages/client";
import { expect, it } from "vitest";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();

it("a message that could not leave is sent once from another page when the connection is back, and its author sees when it has reached the other", async () => {
  const noa = newcomer("Noa");
  const lou = newcomer("Lou", "jobbeur");
  const owner = await join(product.url, noa);
  const jobbeur = await join(product.url, lou);
  const { data: mission } = await owner.missions.create({ body: hedgeMission(1) });
  const { data: proposal } = await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  const theirs = messagesClient(jobbeur.api);
  const { data: conversation } = await messagesClient(owner.api).open({
    body: { proposalId: proposal.proposalId },
  });
  const params = { id: conversation.id };
  const texts = async () => (await theirs.thread({ params })).data.messages.map(({ text }) => text);

  const { page, troubles } = await newPerson(product.browser);
  await signIn(page, product.url, noa.email);
  const address = `${product.url}/dashboard/messages/${conversation.id}`;
  await visit(page, address);
  await page.route("**/api/messages/*/messages", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("textbox", { name: "Votre message à Lou" }).fill("Samedi à neuf heures ?");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await page.getByText(/En attente de connexion/).waitFor();

  // Another page of the dashboard is open when the connection is back.
  await visit(page, `${product.url}/dashboard/profil/favoris`);
  await page.getByRole("heading", { level: 1, name: "Favoris" }).waitFor();
  expect(await texts()).toEqual([]);
  await page.unroute("**/api/messages/*/messages");
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && /\/messages$/.test(answer.url()) && answer.ok(),
  );
  await page.evaluate(() => globalThis.dispatchEvent(new Event("online")));
  await sent;
  await expect.poll(texts).toEqual(["Samedi à neuf heures ?"]);

  // It has reached the other as soon as a page of theirs is open, whichever that is; it is read when they open it.
  await visit(page, address);
  await page.getByText("Envoyé", { exact: true }).waitFor();
  const phone = await newPerson(product.browser, { viewport: { width: 390, height: 844 } });
  await signIn(phone.page, product.url, lou.email);
  await visit(phone.page, `${product.url}/dashboard/profil/favoris`);
  await page.getByText("Reçu", { exact: true }).waitFor();
  await visit(phone.page, `${product.url}/dashboard/messages/${conversation.id}`);
  await page.getByText("Lu", { exact: true }).waitFor();
  expect([troubles.filter((line) => !/ERR_FAILED/.test(line)), phone.troubles]).toEqual([[], []]);
  for (const person of [page, phone.page]) await person.context().close();
});
