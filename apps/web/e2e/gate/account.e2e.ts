import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, newPerson, press, signIn, visit } from "../browser.ts";
import { newHome, type RunningServer, type ServerHome, startServer } from "../server.ts";
import { goodPassword, join, linkIn, newVisitor, readMail } from "../visitor.ts";

const stamp = Date.now().toString(36);
const address = (name: string) => `${name}-${stamp}@exemple.fr`;

describe("pausing and leaving, in a real browser", () => {
  let home: ServerHome;
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    home = await newHome();
    server = await startServer(home);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    await home.remove();
  });

  it("takes its data along, asks for the deletion, confirms it in another browser and ends it [GDPR-01, GDPR-02, GDPR-03]", async () => {
    const email = address("lou");
    await join(server.url, { email, prenom: "Lou", nom: "Petit", user_type: "jobbeur" });
    const { page, troubles } = await newPerson(browser);
    await signIn(page, server.url, email);
    await visit(page, `${server.url}/dashboard/parametres/compte`);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Télécharger le fichier" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d{2}-\d{2}\.json$/);
    const file = JSON.parse(await readFile(await download.path(), "utf8")) as { users: { email: string }[] };
    expect(file.users.map((user) => user.email)).toEqual([email]);

    const password = page.getByLabel("Votre mot de passe");
    await password.fill("Mauvais-1!");
    await press(page, "Recevoir le lien de suppression");
    await page.getByText("Ce mot de passe n’est pas le bon.").waitFor();
    await password.fill(goodPassword);
    await press(page, "Recevoir le lien de suppression");
    await page.getByText("Un lien vous attend dans vos e-mails").waitFor();

    const link = linkIn(await readMail(server.url, email, /suppression/), "/account/delete/confirm");
    const other = await newPerson(browser);
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

    await readMail(server.url, email, /Votre compte est supprimé/);
    await page.goto(`${server.url}/dashboard`);
    await page.waitForURL(/\/login/);
    const refused = newVisitor(server.url).auth.login({ body: { email, password: goodPassword } });
    await expect(refused).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
    await other.page.goto(link);
    await other.page.getByRole("heading", { name: "Ce lien n’est pas valable" }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
    await other.page.context().close();
  });

  it("signs out the browser in which the account ends", async () => {
    const email = address("max");
    await join(server.url, { email, prenom: "Max", nom: "Roy", user_type: "other" });
    const { page } = await newPerson(browser);
    await signIn(page, server.url, email);
    await visit(page, `${server.url}/dashboard/parametres/compte`);
    await page.getByLabel("Votre mot de passe").fill(goodPassword);
    await press(page, "Recevoir le lien de suppression");
    await page.getByText("Un lien vous attend dans vos e-mails").waitFor();
    await visit(page, linkIn(await readMail(server.url, email, /suppression/), "/account/delete/confirm"));
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
    await join(server.url, { email, prenom: "Nour", nom: "Petit", user_type: "other" });
    const { page, troubles } = await newPerson(browser);
    await signIn(page, server.url, email);
    await visit(page, `${server.url}/dashboard/parametres`);
    await page.evaluate(() =>
      addEventListener("profile-updated", () => document.body.setAttribute("data-heard", "")),
    );
    await page.getByLabel("Prénom").fill("Noor");
    await press(page, "Enregistrer");
    await page.getByText("Vos nom et prénom sont à jour.").waitFor();
    await page.locator("body[data-heard]").waitFor();

    await press(page, "Changer d’adresse");
    await page.getByLabel("Nouvelle adresse e-mail").fill(next);
    await page.getByLabel("Votre mot de passe").fill(goodPassword);
    await press(page, "Envoyer les liens");
    await page.getByRole("heading", { name: "Changement en attente" }).waitFor();
    const other = await newPerson(browser);
    await other.page.goto(linkIn(await readMail(server.url, next, /nouvelle adresse/), "/account/email"));
    await press(other.page, "Confirmer");
    await other.page.getByRole("heading", { name: "C’est confirmé de ce côté" }).waitFor();
    await other.page.goto(
      linkIn(await readMail(server.url, email, /changement d’adresse/), "/account/email"),
    );
    await press(other.page, "Confirmer");
    await other.page.getByRole("heading", { name: "Votre adresse a changé" }).waitFor();
    await page.reload();
    await page.getByRole("region", { name: "Adresse e-mail" }).getByText(next).waitFor();
    await newVisitor(server.url).auth.login({ body: { email: next, password: goodPassword } });
    expect([...troubles, ...other.troubles]).toEqual([]);
    await page.context().close();
    await other.page.context().close();
  });
});
