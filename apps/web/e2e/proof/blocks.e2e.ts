import { randomUUID } from "node:crypto";
import { messagesClient } from "@jobami/api/messages/client";
import { expect, it } from "vitest";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();

it("a person blocks another in their conversation: neither writes any more, the other is not informed of it, and it can be undone", async () => {
  const [zoe, yann] = [newcomer("Zoe"), newcomer("Yann", "jobbeur")];
  const owner = await join(product.url, zoe);
  const jobbeur = await join(product.url, yann);
  const { data: mission } = await owner.missions.create({ body: hedgeMission(1) });
  const { data: proposal } = await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  const theirs = messagesClient(jobbeur.api);
  const { data: conversation } = await theirs.open({ body: { proposalId: proposal.proposalId } });
  const params = { id: conversation.id };
  await theirs.send({ params, body: { client_id: randomUUID(), text: "Bonjour" } });

  const laptop = await newPerson(product.browser);
  const phone = await newPerson(product.browser, { viewport: { width: 390, height: 844 } });
  await signIn(laptop.page, product.url, zoe.email);
  await signIn(phone.page, product.url, yann.email);
  const address = `${product.url}/dashboard/messages/${conversation.id}`;
  await visit(phone.page, address);
  const field = phone.page.getByRole("textbox", { name: "Votre message à Zoe" });
  await field.fill("Vous êtes là ?");
  await visit(laptop.page, address);

  // By the keyboard: the question begins on what loses nothing.
  const menu = laptop.page.getByRole("button", { name: "Actions sur la conversation" });
  await menu.focus();
  await laptop.page.keyboard.press("Enter");
  await laptop.page.getByRole("menuitem", { name: "Bloquer cette personne" }).press("Enter");
  const question = laptop.page.getByRole("alertdialog", { name: /Bloquer Yann D\./ });
  await question.getByText(/Ce qui a été dit reste/).waitFor();
  await laptop.page.keyboard.press("Enter");
  await question.waitFor({ state: "detached" });
  await laptop.page.getByRole("textbox", { name: "Votre message à Yann" }).waitFor();
  await menu.click();
  await laptop.page.getByRole("menuitem", { name: "Bloquer cette personne" }).click();
  await question.getByRole("button", { name: "Bloquer", exact: true }).click();
  await laptop.page.getByText(/Vous bloquez cette personne\./).waitFor();
  await laptop.page.getByText("Bonjour").first().waitFor();

  // The other hears that a person is away, as of anybody, and keeps what they wrote.
  await phone.page.getByRole("button", { name: "Envoyer" }).click();
  await phone.page
    .getByText(/n’est pas disponible pour l’instant/)
    .first()
    .waitFor();
  await phone.page.getByText("Vous êtes là ?").first().waitFor();
  const { data: seen } = await theirs.one({ params });
  expect([seen.statut, seen.is_blocked]).toEqual(["frozen", false]);
  expect(await phone.page.getByText(/bloqu/i).count()).toBe(0);

  // Found among the settings; ended there, put back, and ended where one would write.
  await visit(laptop.page, `${product.url}/dashboard/parametres`);
  await laptop.page
    .getByRole("navigation", { name: "Paramètres" })
    .getByRole("link", { name: "Personnes bloquées" })
    .click();
  await laptop.page.waitForURL("**/dashboard/parametres/personnes-bloquees");
  const unblock = laptop.page.getByRole("button", { name: /Débloquer : Yann D\./ });
  const undo = laptop.page.getByRole("button", { name: /Annuler : Yann D\./ });
  await unblock.click();
  await undo.click();
  await unblock.waitFor();
  await laptop.page.goBack();
  await visit(laptop.page, address);
  await laptop.page.getByRole("button", { name: "Débloquer", exact: true }).click();
  await laptop.page.getByRole("textbox", { name: "Votre message à Yann" }).waitFor();
  await phone.page.getByRole("button", { name: "Renvoyer" }).click();
  await laptop.page
    .getByRole("region", { name: "Messages avec Yann D." })
    .getByText("Vous êtes là ?")
    .waitFor();
  expect([laptop.troubles, phone.troubles.filter((line) => !/409/.test(line))]).toEqual([[], []]);
  for (const person of [laptop, phone]) await person.page.context().close();
});
