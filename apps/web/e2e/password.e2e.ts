import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, newPerson, press, signIn, visit } from "./browser.ts";
import { newHome, type RunningServer, type ServerHome, startServer } from "./server.ts";
import { goodPassword, join, newVisitor } from "./visitor.ts";

const email = `rita-${Date.now().toString(36)}@exemple.fr`;
const newPassword = "Nouveau-2027!";

describe("passwords, in a real browser", () => {
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

  it("shows everyone the page that asks for a link [PWD-01]", async () => {
    const { page, troubles } = await newPerson(browser);
    await visit(page, `${server.url}/forgot-password`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/mot de passe/i);
    expect(await page.getByLabel("Adresse e-mail").isVisible()).toBe(true);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("changes a password from the account's page, refusing a wrong current one beside its field [PWD-06]", async () => {
    await join(server.url, { email, prenom: "Rita", nom: "Durand", user_type: "other" });
    const { page, troubles } = await newPerson(browser);
    await signIn(page, server.url, email);
    await visit(page, `${server.url}/dashboard/profil/securite`);
    const current = page.getByLabel("Mot de passe actuel");
    await current.fill("Mauvais-1!");
    await page.getByLabel("Nouveau mot de passe").fill(newPassword);
    await press(page, "Changer le mot de passe");
    await page.getByText("Ce mot de passe n’est pas le bon.").waitFor();
    expect(await page.getByLabel("Nouveau mot de passe").inputValue()).toBe(newPassword);
    await current.fill(goodPassword);
    await press(page, "Changer le mot de passe");
    await page.getByText("Votre mot de passe est changé.").first().waitFor();
    expect(await current.inputValue()).toBe("");
    const signedIn = await newVisitor(server.url).auth.login({ body: { email, password: newPassword } });
    expect(signedIn.success).toBe(true);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
