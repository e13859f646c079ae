import { describe, expect, it } from "vitest";
import { newPerson, press, signIn, visit } from "./browser.ts";
import { useProduct } from "./product.ts";
import { goodPassword, join, newcomer, newVisitor } from "./visitor.ts";

const rita = newcomer("Rita");
const newPassword = "Nouveau-2027!";

describe("passwords, in a real browser", () => {
  const product = useProduct();

  it("shows everyone the page that asks for a link [PWD-01]", async () => {
    const { page, troubles } = await newPerson(product.browser);
    await visit(page, `${product.url}/forgot-password`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/mot de passe/i);
    expect(await page.getByLabel("Adresse e-mail").isVisible()).toBe(true);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("changes a password from the account's page, refusing a wrong current one beside its field [PWD-06]", async () => {
    await join(product.url, rita);
    const { page, troubles } = await newPerson(product.browser);
    await signIn(page, product.url, rita.email);
    await visit(page, `${product.url}/dashboard/profil/securite`);
    const current = page.getByLabel("Mot de passe actuel");
    await current.fill("Mauvais-1!");
    await page.getByLabel("Nouveau mot de passe").fill(newPassword);
    await press(page, "Changer le mot de passe");
    await page.getByText("Ce mot de passe n’est pas le bon.").waitFor();
    expect(await page.getByLabel("Nouveau mot de passe").inputValue()).toBe(newPassword);
    await current.fill(goodPassword);
    await press(page, "Changer le mot de passe");
    await page.getByText("Votre mot de passe est changé.").first().waitFor();
    await expect.poll(() => current.inputValue()).toBe("");
    const signedIn = await newVisitor(product.url).auth.login({
      body: { email: rita.email, password: newPassword },
    });
    expect(signedIn.success).toBe(true);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
