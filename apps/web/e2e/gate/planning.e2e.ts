import { expect, it } from "vitest";
import { browserOf, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useSharedProduct();

it("an agreed mission stands in the planning of both, the two agree on an hour, and an exception comes and goes [DASH-06]", async () => {
  const owner = await join(product.url, newcomer("Odette"));
  const jobbeur = await join(product.url, newcomer("Marius", "jobbeur"));
  const { data: mission } = await owner.missions.create({ body: hedgeMission(7) });
  const { data: proposal } = await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  await owner.proposals.accept({ params: { id: mission.id, proposalId: proposal.proposalId }, body: {} });

  const laptop = await browserOf(product.browser, owner);
  const phone = await browserOf(product.browser, jobbeur, { viewport: { width: 390, height: 844 } });
  const { page } = laptop;
  await visit(page, `${product.url}/dashboard`);
  await page
    .getByRole("navigation", { name: "Toutes les pages" })
    .getByRole("link", { name: "Planning", exact: true })
    .click();
  await page.getByRole("heading", { name: "Planning", level: 1 }).waitFor();
  await page.getByRole("link", { name: "Semaine suivante" }).click();
  const slot = page.getByRole("link", { name: new RegExp(mission.title) });
  await slot.waitFor();
  await page.getByRole("link", { name: "Mois", exact: true }).click();
  await page.waitForURL(/vue=mois/);
  await slot.waitFor();
  await page.goBack();
  await page.waitForURL(/vue=semaine/);

  // On a phone it is a list; the mission leads to its page, where an hour is proposed.
  await visit(phone.page, `${product.url}/dashboard/planning`);
  await phone.page.getByText("Heure à convenir").waitFor();
  await phone.page.getByRole("link", { name: mission.title }).click();
  await phone.page.getByRole("button", { name: "Proposer une heure" }).click();
  await phone.page
    .getByRole("group", { name: /^À partir de/ })
    .getByRole("spinbutton")
    .first()
    .click();
  await phone.page.keyboard.type("0930");
  await phone.page.getByRole("button", { name: "Proposer", exact: true }).click();
  await phone.page.getByRole("region", { name: "Une heure est proposée" }).waitFor();

  // The open page of the other follows, and leads to the answer.
  await page.getByRole("link", { name: /^9\sh\s30 –\s11\sh\s30\s*À répondre/ }).click();
  await page.getByRole("button", { name: "Accepter cette heure" }).click();
  await phone.page
    .getByRole("region", { name: "C’est convenu" })
    .getByText(/9\sh\s30 –\s11\sh\s30/)
    .waitFor();

  await visit(phone.page, `${product.url}/dashboard/planning`);
  await phone.page.getByText(/9\sh\s30 –\s11\sh\s30/).waitFor();
  await phone.page.getByRole("button", { name: "Ajouter une indisponibilité" }).click();
  await phone.page.getByRole("textbox", { name: /^Note/ }).fill("Dentiste");
  await phone.page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await phone.page.getByText("L’indisponibilité est ajoutée.").waitFor();
  await phone.page.getByText("Indisponible : Dentiste").waitFor();
  await phone.page.getByRole("button", { name: /^Retirer/ }).click();
  await phone.page.getByText("L’indisponibilité est retirée.").waitFor();
  await expect.poll(() => phone.page.getByText("Dentiste").count()).toBe(0);
  expect([laptop.troubles, phone.troubles]).toEqual([[], []]);
  for (const person of [laptop, phone]) await person.page.context().close();
});
