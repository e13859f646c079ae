import { randomUUID } from "node:crypto";
import { messagesClient } from "@jobami/api/messages/client";
import { expect, it } from "vitest";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();

it("the badges of the bar follow each live event: a message, its removal, a reading elsewhere, a conversation marked unread, a notification [BOT-18, SOCK-08]", async () => {
  const nina = newcomer("Nina");
  const owner = await join(product.url, nina);
  const jobbeur = await join(product.url, newcomer("Omar", "jobbeur"));
  const { data: mission } = await owner.missions.create({ body: hedgeMission(1) });
  const { data: proposal } = await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  const { page, troubles } = await newPerson(product.browser);
  await signIn(page, product.url, nina.email);
  await visit(page, `${product.url}/dashboard`);
  const bar = page.getByRole("navigation", { name: "Accès rapides" });
  const messages = (label: RegExp) => bar.getByRole("link", { name: label }).waitFor();
  const none = /^Messages$/;
  const one = /^Messages\W+1 conversation non lue$/;
  await messages(none);
  await page.getByRole("button", { name: "Notifications, 1 non lue" }).waitFor();

  const theirs = messagesClient(jobbeur.api);
  const own = messagesClient(owner.api);
  const { data: conversation } = await theirs.open({ body: { proposalId: proposal.proposalId } });
  const params = { id: conversation.id };
  const sendMessage = (text: string) => theirs.send({ params, body: { client_id: randomUUID(), text } });
  const { data: sentMessage } = await sendMessage("Bonjour");
  await messages(one);
  await theirs.remove({ params: { ...params, messageId: sentMessage.id } });
  await messages(none);
  await sendMessage("Bonjour encore");
  await messages(one);
  await own.read({ params });
  await messages(none);
  await own.markUnread({ params });
  await messages(one);

  const another = await join(product.url, newcomer("Remi", "jobbeur"));
  await another.proposals.propose({
    params: { id: mission.id },
    body: { amount: 90, message: "", paymentMethodType: "euros" },
  });
  await page.getByRole("button", { name: "Notifications, 3 non lues" }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
