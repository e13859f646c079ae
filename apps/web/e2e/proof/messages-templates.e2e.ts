import { messagesClient } from "@jobami/api/messages/client";
import { expect, it } from "vitest";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();

it("text stored for answers is put into a message, changed and removed, and stays after a reload", async () => {
  const [jade, max] = [newcomer("Jade"), newcomer("Max", "jobbeur")];
  const owner = await join(product.url, jade);
  const jobbeur = await join(product.url, max);
  const { data: mission } = await owner.missions.create({ body: hedgeMission(1) });
  const { data: proposal } = await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  const { data: conversation } = await messagesClient(jobbeur.api).open({
    body: { proposalId: proposal.proposalId },
  });
  const { page, troubles } = await newPerson(product.browser, { viewport: { width: 390, height: 844 } });
  await signIn(page, product.url, max.email);
  await visit(page, `${product.url}/dashboard/messages/${conversation.id}`);
  const dialog = page.getByRole("dialog");
  const open = async () => {
    await page.getByRole("button", { name: "Réponses types" }).click();
    await dialog.getByText("Vos réponses types").waitFor();
  };
  await open();
  await dialog.getByText("Aucune réponse type").waitFor();
  await dialog.getByRole("button", { name: "Nouvelle réponse type" }).click();
  await dialog.getByRole("textbox", { name: "Nom" }).fill("Arrivée");
  await dialog.getByRole("textbox", { name: "Texte" }).fill("J’arrive dans une heure.");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await dialog.getByRole("button", { name: /^Insérer .*Arrivée/ }).waitFor();

  await page.reload();
  await open();
  await dialog.getByRole("button", { name: /^Modifier .*Arrivée/ }).click();
  await dialog.getByRole("textbox", { name: "Texte" }).fill("J’arrive dans une demi-heure.");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await dialog.getByRole("button", { name: /^Insérer .*Arrivée/ }).click();
  await dialog.waitFor({ state: "detached" });
  const field = page.getByRole("textbox", { name: "Votre message à Jade" });
  expect(await field.inputValue()).toBe("J’arrive dans une demi-heure.");
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await page.getByText("Envoyé", { exact: true }).waitFor();
  const { data } = await messagesClient(owner.api).thread({ params: { id: conversation.id } });
  expect(data.messages.map(({ text }) => text)).toEqual(["J’arrive dans une demi-heure."]);

  await open();
  await dialog.getByRole("button", { name: /^Supprimer .*Arrivée/ }).click();
  await dialog.getByText(/^Supprimer .*Arrivée.* pour de bon/).waitFor();
  await dialog.getByRole("button", { name: "Supprimer", exact: true }).click();
  await dialog.getByText("Aucune réponse type").waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
