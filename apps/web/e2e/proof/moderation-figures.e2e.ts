import { commentsClient } from "@jobami/api/comments/client";
import { reportContent } from "@jobami/api/reports/report-content";
import { expect, it } from "vitest";
import { newAdministrator } from "../administrator.ts";
import { visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { goodPassword, hedgeMission, join, newcomer, newVisitor } from "../visitor.ts";

const product = useProduct();

it("an administrator sees a report arrive, decides of it, and reads it in the log and in the figures [MOD-01, MOD-02, MOD-03, MOD-04]", async () => {
  const karim = newcomer("Karim", "jobbeur");
  await join(product.url, karim);
  const lucie = newcomer("Lucie");
  await join(product.url, lucie);
  const { page, troubles } = await newAdministrator(product, "Anne");
  const [author, owner] = [newVisitor(product.url), newVisitor(product.url)];
  await author.auth.login({ body: { email: karim.email, password: goodPassword } });
  await owner.auth.login({ body: { email: lucie.email, password: goodPassword } });
  const { data: mission } = await owner.missions.create({ body: hedgeMission(1) });
  const text = "Cette cliente ne tient jamais parole.";
  const sentComment = await commentsClient(author.api).post({
    params: { id: mission.id },
    body: { comment: text },
  });

  await visit(page, `${product.url}/admin/reported-content`);
  await page.getByRole("heading", { level: 1, name: "Signalements" }).waitFor();
  await page.getByText("Rien n’attend").waitFor();
  const reason = "Elle dit que je mens.";
  await reportContent(
    owner.api,
    { kind: "comment", id: sentComment.data.id, reason },
    "report-1",
    () => undefined,
  );
  await page.getByRole("link", { name: `Commentaire : ${text}` }).click();
  await page.waitForURL(/\/admin\/reported-content\/[\da-f-]{36}$/);
  await page.getByText(reason).waitFor();
  await page.getByRole("button", { name: "Masquer le contenu" }).click();
  const reasons = "Ce commentaire accuse quelqu’un sans preuve.";
  await page.getByRole("textbox", { name: /^Motif/ }).fill(reasons);
  await page.getByRole("button", { name: "Masquer et prévenir" }).click();
  await page.getByText(/^Masqué par Anne/).waitFor();

  await visit(page, `${product.url}/admin/moderation-logs?acte=masque`);
  const log = page.getByRole("list", { name: /^Décisions de la modération/ });
  await log.getByText("Commentaire masqué").waitFor();
  await log.getByText(reasons).waitFor();
  await visit(page, `${product.url}/admin/moderation-logs?acte=laisse`);
  await page.getByText("Aucune décision ne correspond").waitFor();
  await page.getByRole("link", { name: "Tout afficher" }).click();
  await log.getByText("Commentaire masqué").waitFor();

  // What she looked at meanwhile is noted too, and listed apart.
  const readsShown = page.getByRole("list", { name: /^Consultations par l’équipe/ });
  await visit(page, `${product.url}/admin/moderation-logs?acte=preuves-consultees`);
  await readsShown
    .getByText(/^Échanges ou preuves consultés\u00a0: Karim/)
    .first()
    .waitFor();
  await visit(page, `${product.url}/admin/moderation-logs?acte=listes-consultees`);
  await readsShown.getByText("Liste consultée\u00a0: signalements").first().waitFor();

  await visit(page, `${product.url}/admin/moderation-stats?periode=semaine`);
  await page.getByText(/^1 contenu signalé\u00a0: 1 traité, 0 à traiter/).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
