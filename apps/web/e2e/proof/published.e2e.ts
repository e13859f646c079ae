import { expect, it } from "vitest";
import { missionPath } from "../../app/paths.ts";
import { browserOf, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { cutHedges, hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();

it("after publishing, its owner reads who was notified and what would help, until someone proposes", async () => {
  const [odile, kader] = await Promise.all([
    join(product.url, newcomer("Odile")),
    join(product.url, newcomer("Kader", "jobbeur")),
  ]);
  await cutHedges(kader);
  const { id } = (await odile.missions.create({ body: hedgeMission(305) })).data;
  const { page, troubles } = await browserOf(product.browser, odile, {
    viewport: { width: 390, height: 844 },
  });
  await visit(page, product.url + missionPath(id));
  const published = page.getByRole("region", { name: "Depuis la publication" });
  // The job that notifies may run after the page was opened: the live channel brings the number.
  await published.getByText(/1\s+jobbeur à qui elle convient a été prévenu/).waitFor();
  await published.getByRole("button", { name: "Partager" }).waitFor();
  await published.getByRole("link", { name: "Préciser un détail en commentaire" }).click();
  await page.waitForURL(/#commentaires$/);
  await published.getByRole("link", { name: "Ajouter des photos de ce qui est à faire" }).click();
  await page.waitForURL(/#mission$/);
  await kader.proposals.propose({ params: { id }, body: { amount: 80, message: "" } });
  await published.waitFor({ state: "detached" });
  expect(troubles).toEqual([]);
});
