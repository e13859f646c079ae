import { randomUUID } from "node:crypto";
import { messagesClient } from "@jobami/api/messages/client";
import { expect, it } from "vitest";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();

it("a conversation is put away and comes back, is silenced, is marked as unread or states why not, and keeps what one began to write", async () => {
  const eva = newcomer("Eva");
  const owner = await join(product.url, eva);
  const jobbeur = await join(product.url, newcomer("Ilan", "jobbeur"));
  const { data: mission } = await owner.missions.create({ body: hedgeMission(1) });
  const { data: proposal } = await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  const theirs = messagesClient(jobbeur.api);
  const { data: conversation } = await theirs.open({ body: { proposalId: proposal.proposalId } });
  const params = { id: conversation.id };
  const sendMessage = (text: string) => theirs.send({ params, body: { client_id: randomUUID(), text } });
  await sendMessage("Bonjour");

  const { page, troubles } = await newPerson(product.browser);
  await signIn(page, product.url, eva.email);
  const address = `${product.url}/dashboard/messages/${conversation.id}`;
  await visit(page, address);
  const list = page.getByRole("list", { name: "Conversations" });
  const row = list.getByRole("link", { name: /Ilan/ });
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "Actions sur la conversation" }).click();
    await page.getByRole("menuitem", { name }).click();
  };

  // What was begun is there after a reload, and gone once it is sent.
  const field = page.getByRole("textbox", { name: "Votre message à Ilan" });
  await field.fill("Je réfléchis encore");
  await visit(page, address);
  await page.waitForFunction(() => document.querySelector("textarea")?.value === "Je réfléchis encore");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await page.getByText(/^(Envoyé|Reçu)$/).waitFor();
  await visit(page, address);
  await field.waitFor();
  expect(await field.inputValue()).toBe("");

  // Put away, found in the archives at their address, and back with what is new.
  await choose("Archiver");
  await row.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Conversations archivées" }).click();
  await page.waitForURL("**/dashboard/messages?archivees=oui");
  await row.click();
  await page.waitForURL(`**/dashboard/messages/${conversation.id}?archivees=oui`);
  await page.goBack();
  await page.waitForURL("**/dashboard/messages?archivees=oui");
  await page.getByRole("link", { name: "Toutes les conversations" }).click();
  await page.waitForURL("**/dashboard/messages");
  await sendMessage("Samedi vous irait ?");
  await row.waitFor();
  const bar = page.getByRole("navigation", { name: "Accès rapides" });
  const none = bar.getByRole("link", { name: "Messages", exact: true });
  const one = bar.getByRole("link", { name: /^Messages\W+1 conversation non lue$/ });
  await one.waitFor();

  // Silenced: the number stays in the list, the bars do not show it.
  await row.click();
  await none.waitFor();
  await choose("Mettre en sourdine");
  await list.getByRole("link", { name: /Ilan.*en sourdine/ }).waitFor();
  await visit(page, `${product.url}/dashboard/messages`);
  await sendMessage("Ou dimanche ?");
  await list.getByRole("link", { name: /Ilan.*1 nouveau message.*en sourdine/ }).waitFor();
  await none.waitFor();
  await row.click();
  await choose("Quitter la sourdine");
  await list.getByRole("link", { name: /Ilan.*en sourdine/ }).waitFor({ state: "detached" });

  // Marked as unread only when the server took it.
  await page.route("**/api/messages/*/unread", (route) => route.abort());
  await choose("Marquer comme non lue");
  await page
    .getByText(/n’a pas pu être marquée comme non lue/)
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe(`/dashboard/messages/${conversation.id}`);
  await page.unroute("**/api/messages/*/unread");
  await choose("Marquer comme non lue");
  await page.waitForURL("**/dashboard/messages");
  await one.waitFor();
  expect(troubles.filter((line) => !/ERR_FAILED/.test(line))).toEqual([]);
  await page.context().close();
});
