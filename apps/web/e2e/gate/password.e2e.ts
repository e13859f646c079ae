import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive, newPerson, press, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { goodPassword, join, linkIn, newcomer, newVisitor, readMail } from "../visitor.ts";

const rita = newcomer("Rita");
const sonia = newcomer("Sonia");
const newPassword = "Nouveau-2027!";

describe("passwords, in a real browser", () => {
  const product = useProduct();

  it("shows every visitor the pages of a sign-up, of a verification and of a reset [PWD-01, REG-14]", async () => {
    const { page, troubles } = await newPerson(product.browser);
    for (const [path, title] of [
      ["/inscription", "Créer votre compte"],
      ["/verify-email", "Consultez votre boîte de réception"],
      ["/reset-password?token=perdu", "Ce lien ne peut plus servir"],
      ["/forgot-password", "Mot de passe oublié"],
    ] as const) {
      expect((await page.goto(`${product.url}${path}`))?.status()).toBe(200);
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      expect(page.url()).toBe(`${product.url}${path}`);
    }
    expect(await page.getByLabel("Adresse e-mail").isVisible()).toBe(true);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  /** After how many days a record of this browser is gone, once its page is looked at again; it is still there 1 ms before. */
  async function lifeOfRecord(page: Page, key: string, path: string): Promise<number> {
    const stored = (of: Page) => of.evaluate((name) => localStorage.getItem(name), key);
    const { until } = JSON.parse((await stored(page)) ?? "{}") as { until: number };
    const now = await page.evaluate(() => Date.now());
    const life = until - now;
    const later = await page.context().newPage();
    // The device's clock moves nothing: the record itself is moved to its end.
    await later.clock.setFixedTime(now);
    const endAt = (end: number) =>
      page.evaluate(
        ([name, ends]) => {
          localStorage.setItem(
            name,
            JSON.stringify({ ...JSON.parse(localStorage.getItem(name) ?? "{}"), until: ends }),
          );
        },
        [key, end] as const,
      );
    await endAt(now + 1);
    await visit(later, product.url + path);
    expect(await stored(later)).not.toBeNull();
    await endAt(now);
    await visit(later, product.url + path);
    expect(await stored(later)).toBeNull();
    await later.close();
    return Math.round((life / 86_400_000) * 1000) / 1000;
  }

  it("leads from the reset mail to the page of the new password, which then signs in [PWD-02, PWD-08]", async () => {
    await join(product.url, sonia);
    const { page, troubles } = await newPerson(product.browser);
    await visit(page, `${product.url}/forgot-password`);
    await page.getByLabel("Adresse e-mail").fill(sonia.email);
    await press(page, "Recevoir le lien");
    await page.getByText("Consultez votre boîte de réception").waitFor();
    expect(await lifeOfRecord(page, "jobami:password-reset", "/forgot-password")).toBe(7);
    const mail = await readMail(product.url, sonia.email, /mot de passe/i);
    await visit(page, linkIn(mail, "/reset-password"));
    expect(new URL(page.url()).pathname).toBe("/reset-password");
    await page.getByRole("heading", { level: 1, name: "Choisissez un nouveau mot de passe" }).waitFor();
    expect(await page.locator("#reset [autocomplete=username]").inputValue()).toBe(sonia.email);
    await page.getByLabel("Nouveau mot de passe").fill("Azerty123!");
    await press(page, "Enregistrer le mot de passe");
    await page.getByText("Ce mot de passe se devine vite").first().waitFor();
    await page.getByLabel("Nouveau mot de passe").fill(newPassword);
    await press(page, "Enregistrer le mot de passe");
    await page.waitForURL(`${product.url}/login?from=*`);
    await arrive(page);
    await page.getByLabel("Adresse e-mail").fill(sonia.email);
    await page.getByLabel("Mot de passe", { exact: true }).fill(newPassword);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/dashboard\/profil\/securite\?verifier=1$/);
    await page.getByText("rien d’autre n’ouvre votre compte").waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("leads to the page of a forgotten password, and states why, when the password has expired [PWD-09]", async () => {
    const { page } = await newPerson(product.browser);
    await page.route("**/api/auth/login", (route) =>
      route.fulfill({ status: 403, json: { success: false, code: "PASSWORD_EXPIRED", message: "" } }),
    );
    await visit(page, `${product.url}/login`);
    await page.getByLabel("Adresse e-mail").fill(sonia.email);
    await page.getByRole("textbox", { name: "Mot de passe" }).fill(goodPassword);
    await press(page, "Se connecter");
    await page.waitForURL(`${product.url}/forgot-password`);
    await page.getByText("Votre mot de passe a expiré. Veuillez le réinitialiser.").first().waitFor();
    await page.context().close();
  });

  it("changes a password from the account's page, refusing a wrong current one beside its field [PWD-06]", async () => {
    await join(product.url, rita);
    const { page, troubles } = await newPerson(product.browser);
    await signIn(page, product.url, rita.email);
    await visit(page, `${product.url}/dashboard/profil/securite`);
    const current = page.getByLabel("Mot de passe actuel");
    const changing = page.locator("form", { has: current });
    expect(await changing.locator("[autocomplete=username]").inputValue()).toBe(rita.email);
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
