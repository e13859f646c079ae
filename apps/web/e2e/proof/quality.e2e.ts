import { missionsClient } from "@jobami/api/missions/client";
import { progressClient } from "@jobami/api/progress/client";
import { expect, it } from "vitest";
import { browserOf, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, hedgeMissionToday, join, newcomer } from "../visitor.ts";

const product = useProduct();

it("after a mission its jobbeur has a client with notes of their own, a network, a badge and figures, each on its page [DASH-14, DASH-15, DASH-16, DASH-17]", async () => {
  const owner = await join(product.url, newcomer("Odile"));
  const jobbeur = await join(product.url, newcomer("Basile", "jobbeur"));
  const { data: mission } = await owner.missions.create({ body: hedgeMissionToday(7) });
  const params = { id: mission.id };
  const { data: proposal } = await jobbeur.proposals.propose({
    params,
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  await owner.proposals.accept({ params: { ...params, proposalId: proposal.proposalId }, body: {} });
  await progressClient(jobbeur.api).step({ params, body: { step: "work.done" } });
  await progressClient(owner.api).step({ params, body: { step: "work.confirmed" } });
  const { data: next } = await missionsClient(owner.api).create({
    body: { ...hedgeMission(9), title: "Repeindre les volets" },
  });

  const { page, troubles } = await browserOf(product.browser, jobbeur);
  await visit(page, `${product.url}/dashboard/clients`);
  const row = page.getByRole("article").filter({ hasText: "Odile D." });
  expect(await row.getByRole("link", { name: /^Proposer/ }).getAttribute("href")).toBe(
    `/dashboard/missions/${next.id}`,
  );
  await row.getByRole("link", { name: "Odile D.", exact: true }).click();
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  const note = page.getByLabel("Note", { exact: true });
  await note.fill("Portail vert, sonner deux fois.");
  await saved;
  await page.reload();
  await expect.poll(() => note.inputValue()).toBe("Portail vert, sonner deux fois.");

  await page.getByRole("link", { name: "Réseau" }).click();
  await page.getByText("1 mission pour Odile", { exact: false }).waitFor();
  await page.getByRole("link", { name: "Badges" }).click();
  await page
    .getByRole("list", { name: "Obtenus" })
    .getByRole("heading", { name: "Première mission" })
    .waitFor();
  await page.getByRole("link", { name: "Qualité et performance" }).click();
  await page.getByText("1 terminée, 0 annulée.", { exact: false }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
