import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { browserOf, newPerson, press, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { goodPassword, join, linkIn, newcomer, newVisitor, readMail } from "../visitor.ts";

const product = useSharedProduct();

it("takes its data along, asks for the deletion, confirms it in another browser and ends it [GDPR-01, GDPR-02, GDPR-03]", async () => {
  const email = newcomer("Lou").email;
  const lou = await join(product.url, { email, prenom: "Lou", nom: "Petit", user_type: "jobbeur" });
  const { page, troubles } = await browserOf(product.browser, lou);
  await visit(page, `${product.url}/dashboard/parametres/compte`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger le fichier" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d{2}-\d{2}\.json$/);
  const file = JSON.parse(await text(await download.createReadStream())) as { users: { email: string }[] };
  expect(file.users.map((user) => user.email)).toEqual([email]);

  const password = page.getByLabel("Votre mot de passe");
  await password.fill("Mauvais-1!");
  await press(page, "Recevoir le lien de suppression");
  await page.getByText("Ce mot de passe n’est pas le bon.").waitFor();
  await password.fill(goodPassword);
  await press(page, "Recevoir le lien de suppression");
  await page.getByText("Un lien vous attend dans vos e-mails").waitFor();

  const link = linkIn(await readMail(product.url, email, /suppression/), "/account/delete/confirm");
  const other = await newPerson(product.browser);
  await other.page.goto(link);
  await other.page.getByRole("heading", { name: /Supprimer votre compte/ }).waitFor();
  await other.page.getByRole("button", { name: "Continuer la suppression" }).click();
  await other.page.getByRole("heading", { name: "Dernière étape" }).waitFor();
  expect(new URL(other.page.url()).pathname).toBe("/account/delete/final");
  await other.page.reload();
  await other.page.getByLabel("Votre mot de passe").fill(goodPassword);
  await other.page.getByRole("button", { name: "Supprimer définitivement mon compte" }).click();
  await other.page.getByRole("heading", { name: "Votre compte a été supprimé" }).waitFor();
  expect(new URL(other.page.url()).pathname).toBe("/account/deleted");

  await readMail(product.url, email, /Votre compte est supprimé/);
  await page.goto(`${product.url}/dashboard`);
  await page.waitForURL(/\/login/);
  const refused = newVisitor(product.url).auth.login({ body: { email, password: goodPassword } });
  await expect(refused).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
  await other.page.goto(link);
  await other.page.getByRole("heading", { name: "Ce lien n’est pas valable" }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
  await other.page.context().close();
});
