import { expect, it } from "vitest";
import { newPerson, press, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { goodPassword, join, linkIn, newVisitor, readMail } from "../visitor.ts";

const product = useProduct();
const stamp = Date.now().toString(36);
const address = (name: string) => `${name}-${stamp}@exemple.fr`;

it("signs out the browser in which the account ends", async () => {
  const email = address("max");
  await join(product.url, { email, prenom: "Max", nom: "Roy", user_type: "other" });
  const { page } = await newPerson(product.browser);
  await signIn(page, product.url, email);
  await visit(page, `${product.url}/dashboard/parametres/compte`);
  await page.getByLabel("Votre mot de passe").fill(goodPassword);
  await press(page, "Recevoir le lien de suppression");
  await page.getByText("Un lien vous attend dans vos e-mails").waitFor();
  await visit(page, linkIn(await readMail(product.url, email, /suppression/), "/account/delete/confirm"));
  await page.getByRole("button", { name: "Continuer la suppression" }).click();
  await page.getByLabel("Votre mot de passe").fill(goodPassword);
  await press(page, "Supprimer définitivement mon compte");
  await page.getByRole("heading", { name: "Votre compte a été supprimé" }).waitFor();
  await page.getByRole("link", { name: "Connexion" }).first().waitFor();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("jobami_access");
  await page.context().close();
});

it("changes its names and its address, which both mailboxes confirm in another browser [PROF-11]", async () => {
  const [email, next] = [address("nour"), address("nour-bis")];
  await join(product.url, { email, prenom: "Nour", nom: "Petit", user_type: "other" });
  const { page, troubles } = await newPerson(product.browser);
  await signIn(page, product.url, email);
  await visit(page, `${product.url}/dashboard/parametres`);
  await page.evaluate(() =>
    addEventListener("profile-updated", () => document.body.setAttribute("data-heard", "")),
  );
  await page.getByRole("textbox", { name: "Prénom" }).fill("Noor");
  await press(page, "Enregistrer");
  await page.getByText("Vos nom et prénom sont à jour.").waitFor();
  await page.locator("body[data-heard]").waitFor();

  await page.getByRole("button", { name: "Changer d’adresse" }).click();
  await page.getByLabel("Nouvelle adresse e-mail").fill(next);
  await page.getByLabel("Votre mot de passe").fill(goodPassword);
  await press(page, "Envoyer les liens");
  await page.getByRole("heading", { name: "Changement en attente" }).waitFor();
  const other = await newPerson(product.browser);
  await other.page.goto(linkIn(await readMail(product.url, next, /nouvelle adresse/), "/account/email"));
  await press(other.page, "Confirmer");
  await other.page.getByRole("heading", { name: "C’est confirmé de ce côté" }).waitFor();
  await other.page.goto(linkIn(await readMail(product.url, email, /changement d’adresse/), "/account/email"));
  await press(other.page, "Confirmer");
  await other.page.getByRole("heading", { name: "Votre adresse a changé" }).waitFor();
  await page.reload();
  await page.getByRole("region", { name: "Adresse e-mail" }).getByText(next).waitFor();
  await newVisitor(product.url).auth.login({ body: { email: next, password: goodPassword } });
  expect([...troubles, ...other.troubles]).toEqual([]);
  await page.context().close();
  await other.page.context().close();
});
