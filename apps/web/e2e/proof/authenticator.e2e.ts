import { TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { giveMailedCode, newPerson, signIn, tryPassword, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { goodPassword, join, newcomer, readMail } from "../visitor.ts";

const product = useProduct();

/** What an app shows so many steps of 30 s from now: each code serves once, and none older than the last. */
const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

async function signInAgain(page: Page, email: string): Promise<void> {
  // Another browser: nothing is left of this one, the wait between two tries included.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await visit(page, `${product.url}/login`);
  await tryPassword(page, email, goodPassword);
  await page.getByLabel("Code de votre application").waitFor();
}

it("an app is turned on, opens the account by its code, and a recovery code does when it is lost", async () => {
  const iris = newcomer("Iris");
  await join(product.url, iris);
  const { page, troubles } = await newPerson(product.browser);
  await signIn(page, product.url, iris.email);
  await visit(page, `${product.url}/dashboard/profil/securite`);
  await page.getByRole("button", { name: "Activer l’application" }).click();
  await page.getByLabel("Mot de passe du compte", { exact: true }).fill(goodPassword);
  await page.keyboard.press("Enter");
  await giveMailedCode(page, product.url, iris.email);
  await page.getByRole("img", { name: "Code QR qui relie votre application à ce compte" }).waitFor();
  const grouped = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = (grouped ?? "").replaceAll(" ", "");
  await page.getByLabel("Code de l’application").fill(codeOf(secret, -1));
  await page.keyboard.press("Enter");
  const codes = page.getByRole("list", { name: "Codes de secours" }).getByRole("listitem");
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  const recovery = (await codes.first().textContent()) ?? "";
  await page.getByRole("button", { name: "Je les ai gardés" }).click();
  await page.getByText("Il vous reste 10 codes de secours.").waitFor();

  await signInAgain(page, iris.email);
  await page.getByLabel("Code de votre application").fill(codeOf(secret, 0));
  await page.waitForURL(/\/dashboard$/);

  await signInAgain(page, iris.email);
  await page.getByRole("button", { name: "Utiliser un code de secours" }).click();
  await page.getByLabel("Code de secours").fill(recovery);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/dashboard$/);
  const mail = await readMail(product.url, iris.email, /codes de secours vient de servir/);
  expect(mail.text).toContain("Il en reste 9.");
  expect(troubles).toEqual([]);
  await page.context().close();
});
