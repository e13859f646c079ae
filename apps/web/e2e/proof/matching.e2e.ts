import { commentsClient } from "@jobami/api/comments/client";
import { expect, it } from "vitest";
import { arrive, browserOf, newMember, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { cutHedges, hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();

it("a jobbeur finds the mission that suits their profile, asks about it, is answered live, and dismisses another [MISS-03, MISS-07, MISS-16, MISS-27, MISS-29, MISS-30]", async () => {
  const jobbeur = await join(product.url, newcomer("Sacha", "jobbeur"));
  await cutHedges(jobbeur);
  const lea = await newMember(product, "Lison");
  const odile = await join(product.url, newcomer("Odile"));
  const { data: mission } = await odile.missions.create({ body: { ...hedgeMission(1), placeCode: "69123" } });
  await odile.missions.create({ body: { ...hedgeMission(2), placeCode: "69123" } });
  await odile.missions.create({ body: { ...hedgeMission(3), placeCode: "75056" } });

  const sacha = await browserOf(product.browser, jobbeur);
  const { page } = sacha;
  await visit(page, `${product.url}/dashboard/missions`);
  await page.getByRole("link", { name: "Pour vous" }).click();
  await page.waitForURL(/\/dashboard\/missions\/correspondantes$/);
  await arrive(page);
  const rows = page.getByRole("list", { name: "Missions pour vous" }).getByRole("article");
  await expect.poll(() => rows.count()).toBe(2);
  expect(await rows.first().textContent()).toMatch(/À environ 3\s?km de vous · Taille de haies/);

  const other = rows.filter({ hasText: hedgeMission(2).title });
  await other.getByRole("button", { name: /^Écarter/ }).click();
  await other.getByText("Écartée.").waitFor();
  await expect.poll(async () => (await rows.count()) === 2).toBe(true);
  await visit(page, `${product.url}/dashboard/missions/correspondantes`);
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole("link", { name: "Montrer les missions écartées" }).click();
  await page.getByRole("button", { name: /^Remettre/ }).click();
  await page.getByRole("button", { name: /^Remettre/ }).waitFor({ state: "detached" });
  await page.goBack();
  await expect.poll(() => rows.count()).toBe(2);

  await rows.getByRole("link", { name: mission.title }).click();
  await page.waitForURL(new RegExp(`/dashboard/missions/${mission.id}$`));
  await page.getByRole("button", { name: "J’aime", pressed: false }).click();
  await page.getByRole("button", { name: "J’aime · 1", pressed: true }).waitFor();
  const field = page.getByRole("textbox", { name: "Votre commentaire" });
  await field.fill("Y a-t-il une échelle ? 06 12 34 56 78");
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  const commentList = page.getByRole("list", { name: "Commentaires sur la mission" });
  // Who wrote it reads the number, marked; others do not.
  await commentList.getByText("06 12 34 56 78").waitFor();

  const comments = commentsClient(odile.api);
  const [asked] = (await comments.list({ params: { id: mission.id } })).data;
  expect(asked?.comment).toBe("Y a-t-il une échelle ? •••••");
  await comments.post({
    params: { id: mission.id },
    body: { comment: "Oui, une grande.", parentId: asked?.id },
  });
  await commentList.getByText("Oui, une grande.").waitFor();

  await commentList.getByRole("button", { name: "Modifier" }).click();
  await page.getByRole("textbox", { name: "Votre commentaire, modifié" }).fill("Une échelle de combien ?");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await commentList.getByText("Une échelle de combien ?").waitFor();
  await commentList.getByText("modifié").waitFor();
  await commentList.getByRole("button", { name: "Supprimer" }).click();
  await page.getByRole("button", { name: "Supprimer le commentaire" }).click();
  await commentList.getByText("Commentaire supprimé.").waitFor();
  await commentList.getByText("Oui, une grande.").waitFor();

  await visit(lea.page, `${product.url}/dashboard/missions/${mission.id}#commentaires`);
  await lea.page.getByText("Oui, une grande.").waitFor();
  expect(await lea.page.getByText("Y a-t-il une échelle").count()).toBe(0);
  expect([sacha.troubles, lea.troubles]).toEqual([[], []]);
  for (const person of [sacha, lea]) await person.page.context().close();
});
