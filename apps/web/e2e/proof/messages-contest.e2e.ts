import { messagesClient } from "@jobami/api/messages/client";
import { expect, it } from "vitest";
import { newAdministrator } from "../administrator.ts";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();

it("an author contests what is hidden, a moderator lifts it from one message and keeps it on another, both sides see it live [MSG-11]", async () => {
  // The command that makes a moderator has the server stopped: first of all.
  const { page: staff } = await newAdministrator(product, "Maud", "jobmodo");
  const [ida, rob] = [newcomer("Ida"), newcomer("Rob", "jobbeur")];
  const owner = await join(product.url, ida);
  const jobbeur = await join(product.url, rob);
  const { data: mission } = await owner.missions.create({ body: hedgeMission(1) });
  const { data: proposal } = await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  const mine = messagesClient(jobbeur.api);
  const { data: conversation } = await mine.open({ body: { proposalId: proposal.proposalId } });
  for (const text of ["Référence 06 12 34 56 78", "Appelez le 07 12 34 56 78"])
    await mine.send({
      params: { id: conversation.id },
      body: { client_id: crypto.randomUUID(), text },
    });
  const address = `${product.url}/dashboard/messages/${conversation.id}`;
  const phone = await newPerson(product.browser, { viewport: { width: 390, height: 844 } });
  const laptop = await newPerson(product.browser);
  await signIn(phone.page, product.url, rob.email);
  await signIn(laptop.page, product.url, ida.email);
  await visit(phone.page, address);
  await visit(laptop.page, address);
  const read = laptop.page.getByRole("region", { name: "Messages avec Rob D." });
  await read.getByText("Référence •••••").waitFor();

  // Each message is contested by itself.
  for (const why of ["C’est la référence d’une lame.", "C’est le standard de la mairie."]) {
    await phone.page.getByRole("button", { name: "Contester" }).first().click();
    const dialog = phone.page.getByRole("dialog", { name: "Contester le masquage" });
    await dialog.getByRole("textbox").fill(why);
    await dialog.getByRole("button", { name: "Envoyer la contestation" }).click();
    await dialog.waitFor({ state: "detached" });
  }
  expect(await phone.page.getByText(/Contestation envoyée.*relit/).count()).toBe(2);

  await visit(staff, `${product.url}/moderation/contestations`);
  const contests = staff.getByRole("list", { name: /^Filtrages contestés à décider/ });
  for (const [text, decision, reasons] of [
    ["référence d’une lame", "Lever le filtre", "C’est une référence de lame."],
    ["standard de la mairie", "Maintenir le filtre", "C’est un numéro de téléphone."],
  ] as const) {
    const one = contests.getByRole("listitem").filter({ hasText: text });
    await one.getByRole("button", { name: decision }).click();
    await one.getByRole("textbox", { name: "Motif" }).fill(reasons);
    await one.getByRole("button", { name: decision }).click();
    await one.waitFor({ state: "detached" });
  }

  await read.getByText("Référence 06 12 34 56 78").waitFor();
  await read.getByText("Appelez le •••••").waitFor();
  await phone.page.getByText(/maintenu le filtre.*C’est un numéro de téléphone/).waitFor();
  await phone.page.getByText(/levé le filtre.*C’est une référence de lame/).waitFor();
  await phone.page.reload();
  await phone.page.getByText(/maintenu le filtre/).waitFor();
  expect(await phone.page.getByRole("button", { name: "Contester" }).count()).toBe(0);
  await visit(staff, `${product.url}/moderation`);
  await staff.getByText("Filtre levé sur un message").waitFor();
  expect([laptop.troubles, phone.troubles]).toEqual([[], []]);
  for (const page of [phone.page, laptop.page, staff]) await page.context().close();
});
