import { randomUUID } from "node:crypto";
import { messagesClient } from "@jobami/api/messages/client";
import { expect, it } from "vitest";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();

it("a person finds what was written far back in a conversation, comes to it, and goes back to what was found; what is hidden is not found [MSG-11]", async () => {
  const mia = newcomer("Mia");
  const owner = await join(product.url, mia);
  const jobbeur = await join(product.url, newcomer("Sam", "jobbeur"));
  const { data: mission } = await owner.missions.create({ body: hedgeMission(1) });
  const { data: proposal } = await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  const theirs = messagesClient(jobbeur.api);
  const { data: conversation } = await theirs.open({ body: { proposalId: proposal.proposalId } });
  const params = { id: conversation.id };
  const sendMessage = (text: string) => theirs.send({ params, body: { client_id: randomUUID(), text } });
  await sendMessage("Je viendrai avec la perceuse, mon numéro est le 06 12 34 56 78");
  for (let number = 1; number <= 45; number += 1) await sendMessage(`Précision numéro ${number}`);

  const { page, troubles } = await newPerson(product.browser, { viewport: { width: 390, height: 844 } });
  await signIn(page, product.url, mia.email);
  await visit(page, `${product.url}/dashboard/messages`);
  const field = page.getByRole("searchbox", { name: "Chercher dans vos messages" });
  await field.fill("12 34");
  await field.press("Enter");
  await page.getByText("Aucun message avec ces mots").waitFor();
  await field.fill("perceuses");
  await field.press("Enter");
  await page.waitForURL("**/dashboard/messages?q=perceuses");
  const found = page.getByRole("list", { name: "Messages trouvés" });
  await found.getByText(/Je viendrai avec la perceuse, mon numéro est le •••••/).waitFor();
  await found.getByRole("link", { name: /Sam/ }).click();
  await page.waitForURL(`**/dashboard/messages/${conversation.id}?q=perceuses&message=1`);
  const shownMessage = page
    .getByRole("region", { name: "Messages avec Sam D." })
    .getByText(/Je viendrai avec la perceuse/);
  await shownMessage.waitFor();
  await page.waitForFunction(() => {
    const line = document.querySelector('[data-seq="1"]')?.getBoundingClientRect();
    return line !== undefined && line.top >= 0 && line.bottom <= globalThis.innerHeight;
  });
  await page.goBack();
  await found.getByRole("link", { name: /Sam/ }).waitFor();
  await page.reload();
  await found.getByRole("link", { name: /Sam/ }).waitFor();
  await page.getByRole("button", { name: "Effacer la recherche" }).click();
  await page.getByRole("list", { name: "Conversations" }).getByRole("link", { name: /Sam/ }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
