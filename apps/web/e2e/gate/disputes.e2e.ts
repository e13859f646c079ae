import { progressClient } from "@jobami/api/progress/client";
import { expect, it } from "vitest";
import { browserOf, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { hedgeMissionToday, join, newcomer, unfold } from "../visitor.ts";

const product = useSharedProduct();

it("two who do not agree settle: opened, answered with an offer, accepted, and the mission is over with what was settled", async () => {
  const owner = await join(product.url, newcomer("Odile"));
  const jobbeur = await join(product.url, newcomer("Marc", "jobbeur"));
  const { data: mission } = await owner.missions.create({ body: hedgeMissionToday(7) });
  const { data: proposal } = await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  await owner.proposals.accept({ params: { id: mission.id, proposalId: proposal.proposalId }, body: {} });
  await progressClient(jobbeur.api).step({ params: { id: mission.id }, body: { step: "work.done" } });

  const laptop = await browserOf(product.browser, owner);
  const phone = await browserOf(product.browser, jobbeur, { viewport: { width: 390, height: 844 } });
  const path = `${product.url}/dashboard/missions/${mission.id}`;
  await Promise.all([visit(laptop.page, path), visit(phone.page, path)]);

  await unfold(laptop.page, "Un problème");
  await laptop.page.getByRole("link", { name: "Ouvrir un litige" }).click();
  await laptop.page.getByRole("button", { name: "Ouvrir un litige" }).click();
  await laptop.page.getByText("Le travail n’est pas celui qui était convenu").click();
  await laptop.page.getByRole("textbox", { name: /^Ce qui s’est passé/ }).fill("Un seul côté est taillé.");
  await laptop.page.getByRole("button", { name: "Ouvrir le litige" }).click();

  await phone.page.getByRole("link", { name: "Voir le litige" }).click();
  const disputeRegion = phone.page.getByRole("region", { name: "Litige" });
  await disputeRegion.getByText("Un seul côté est taillé.").waitFor();
  await disputeRegion.getByRole("button", { name: "Proposer un règlement" }).click();
  await disputeRegion.getByRole("textbox", { name: /^Euros en tout/ }).fill("50");
  await disputeRegion.getByRole("textbox", { name: /^Un mot/ }).fill("L’autre côté est chez le voisin.");
  await disputeRegion.getByRole("button", { name: "Proposer un règlement" }).click();

  const own = laptop.page.getByRole("region", { name: "Litige" });
  await own.getByText("L’autre côté est chez le voisin.").waitFor();
  await own.getByRole("button", { name: /^Accepter 50\s€/ }).click();
  await own.getByText("cela ne se reprend pas", { exact: false }).waitFor();
  await own.getByRole("button", { name: /^Accepter 50\s€/ }).click();
  await disputeRegion.getByText(/Vous vous êtes mis d’accord\s: 50\s€/).waitFor();
  await unfold(phone.page, "Déroulement");
  await phone.page
    .getByRole("list", { name: "Déroulement" })
    .getByText(/Réglé\s: 50\s€ en tout/)
    .waitFor();
  expect([laptop.troubles, phone.troubles]).toEqual([[], []]);
  for (const { page } of [laptop, phone]) await page.context().close();
});
