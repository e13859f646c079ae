import { commentsClient } from "@jobami/api/comments/client";
import { expect, it } from "vitest";
import { newAdministrator } from "../administrator.ts";
import { browserOf, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { goodPassword, hedgeMission, join, newcomer, newVisitor, readMail } from "../visitor.ts";

const product = useProduct();

it("a person reports a comment, a moderator hides it with reasons, its author is informed, and it is restored [MOD-05, MOD-06, MOD-07, MOD-08, MOD-10]", async () => {
  const karim = newcomer("Kamel", "jobbeur");
  await join(product.url, karim);
  const staff = await newAdministrator(product, "Maud", "jobmodo");
  const author = newVisitor(product.url);
  await author.auth.login({ body: { email: karim.email, password: goodPassword } });
  const owner = await join(product.url, newcomer("Lucie"));
  const { data: mission } = await owner.missions.create({ body: hedgeMission(1) });
  const lea = await browserOf(product.browser, owner, { viewport: { width: 390, height: 800 } });
  const comments = commentsClient(author.api);
  const text = "Cette cliente ment à tout le monde.";
  await comments.post({ params: { id: mission.id }, body: { comment: text } });
  const readByAuthor = async () => (await comments.list({ params: { id: mission.id } })).data;

  const { page } = lea;
  await visit(page, `${product.url}/dashboard/missions/${mission.id}`);
  const commentList = page.getByRole("list", { name: "Commentaires sur la mission" });
  await commentList.getByText(text).waitFor();
  await commentList.getByRole("button", { name: /^Signaler/ }).click();
  const dialog = page.getByRole("dialog", { name: "Signaler ce commentaire" });
  await dialog.getByText("Propos insultants ou haineux").click();
  await dialog.getByRole("textbox", { name: /^Précisez/ }).fill("Elle dit que je mens.");

  const sent = page.waitForRequest((request) => request.url().endsWith("/api/reported-content"));
  await dialog.getByRole("button", { name: "Envoyer le signalement" }).click();
  const request = await sent;
  expect(request.headers()).toMatchObject({
    "content-type": "application/json",
    "x-xsrf-token": expect.stringMatching(/./),
  });
  expect(request.postDataJSON()).toMatchObject({
    content_type: "comment",
    reason: "Propos insultants ou haineux\u00a0: Elle dit que je mens.",
  });
  await page.getByText("Votre signalement est arrivé").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).last().click();

  const moderator = staff.page;
  await visit(moderator, `${product.url}/moderation/signalements?contenu=commentaire`);
  await moderator.getByRole("link", { name: `Commentaire : ${text}` }).click();
  await moderator.waitForURL(/\/moderation\/signalements\/[\da-f-]{36}$/);
  await moderator.getByText("Elle dit que je mens.").waitFor();
  await moderator.getByRole("button", { name: "Masquer le contenu" }).click();
  const reasons = "Ce commentaire accuse quelqu’un sans preuve.";
  await moderator.getByRole("textbox", { name: /^Motif/ }).fill(reasons);
  await moderator.getByRole("button", { name: "Masquer et prévenir" }).click();
  await moderator.getByText(/^Masqué par Maud/).waitFor();

  expect((await readMail(product.url, karim.email, /masqué/)).text).toContain(reasons);
  expect((await readByAuthor()).map(({ status, comment }) => [status, comment])).toEqual([["removed", text]]);
  await page.reload();
  await page.getByText("Pas encore de commentaire.").waitFor();

  await moderator.getByRole("button", { name: "Rétablir le contenu" }).click();
  await moderator.getByRole("textbox", { name: /^Motif/ }).fill("Relu : c’est un avis, pas une accusation.");
  await moderator.getByRole("button", { name: "Rétablir et prévenir" }).click();
  await moderator.getByText(/^Rétabli par Maud/).waitFor();
  await page.reload();
  await commentList.getByText(text).waitFor();
  await visit(moderator, `${product.url}/moderation/signalements?etat=traites`);
  await moderator.getByRole("link", { name: `Commentaire : ${text}` }).waitFor();
  await visit(moderator, `${product.url}/moderation`);
  await moderator.getByText("Commentaire rétabli", { exact: true }).waitFor();
  expect([lea.troubles, staff.troubles]).toEqual([[], []]);
  await page.context().close();
  await moderator.context().close();
});
