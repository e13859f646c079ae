import { expect, it } from "vitest";
import { missionPath } from "../../app/paths.ts";
import { browserOf, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();

it("a jobbeur who is to answer a counter-proposal finds the answer in the first screen of a phone, before the exchange", async () => {
  const [odile, kader] = await Promise.all([
    join(product.url, newcomer("Olga")),
    join(product.url, newcomer("Kamel", "jobbeur")),
  ]);
  const { id } = (await odile.missions.create({ body: hedgeMission(306) })).data;
  const { proposalId } = (
    await kader.proposals.propose({ params: { id }, body: { amount: 95, message: "Avec mon taille-haie." } })
  ).data;
  await odile.proposals.ownerCounter({
    params: { id },
    body: { proposalId, amount: 85, message: "85 € et la haie est basse." },
  });
  const { page, troubles } = await browserOf(product.browser, kader, {
    viewport: { width: 390, height: 844 },
  });
  await visit(page, product.url + missionPath(id));
  const accept = page.getByRole("button", { name: "Accepter" });
  await accept.waitFor();
  const bottom = await accept.evaluate((button) => button.getBoundingClientRect().bottom);
  const bar = await page.getByRole("navigation", { name: /./ }).last().boundingBox();
  expect(bottom).toBeLessThan(Math.min(844, bar?.y ?? 844));
  expect(troubles).toEqual([]);
});
