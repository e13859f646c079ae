import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newPerson, press, signUp, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { goodPassword, newcomer } from "../visitor.ts";

const waitSeconds = 4;
const many = { minute: 1_000_000, day: 10_000_000 };
const does = "Demander un coup de main";
/** Everything that an unusual sign-up loads. */
const ofTheCheck = /\/(sign-up-(proof|worker)|SignUpCheck)-/;

/** Fills the form and sends it. */
async function send(page: Page, email: string): Promise<void> {
  await page.getByText(does).click();
  await page.getByLabel("Prénom").fill("Nadia");
  await page.getByLabel("Nom", { exact: true }).fill("Durand");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("textbox", { name: "Mot de passe" }).fill(goodPassword);
  await page.getByLabel(/J’accepte/).check();
  await press(page, "Créer mon compte");
}

describe("signing up while more accounts are made than is usual", () => {
  const product = useProduct({
    settings: {
      ALLOWANCES: JSON.stringify({
        signUp: { address: many, network: many },
        usualSignUp: { network: { minute: 1, day: 1 } },
      }),
      SIGN_UP_WAIT_SECONDS: String(waitSeconds),
    },
  });
  const newVisitor = async (options: BrowserContextOptions = {}) => {
    const { page, troubles } = await newPerson(product.browser, options);
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    return { page, troubles, loaded, email: newcomer("Nadia").email };
  };

  it("loads nothing more for those that are usual, and has the browser of the next one work, which states it once", async () => {
    const first = await newVisitor();
    await signUp(first.page, product.url, { email: first.email, prenom: "Nadia", nom: "Durand", does });
    await first.page.waitForLoadState("networkidle");
    expect(first.loaded.filter((url) => ofTheCheck.test(url))).toEqual([]);
    await first.page.context().close();

    const { page, loaded, email } = await newVisitor();
    let begin = () => {};
    const seen = new Promise<void>((resolve) => {
      begin = resolve;
    });
    await page.route(/\/sign-up-proof-/, async (route) => {
      await seen;
      await route.continue();
    });
    await visit(page, `${product.url}/inscription`);
    await page.waitForLoadState("networkidle");
    expect(loaded.filter((url) => ofTheCheck.test(url))).toEqual([]);
    await send(page, email);
    const statusShown = page.getByRole("status").filter({ hasText: "quelques secondes suffisent" });
    await statusShown.waitFor();
    expect(await statusShown.count()).toBe(1);
    expect(await page.getByRole("button", { name: /Créer mon compte/ }).getAttribute("aria-busy")).toBe(
      "true",
    );
    begin();
    await page.getByText(`Nous venons d’écrire à ${email}.`).waitFor();
    expect(loaded.some((url) => /\/sign-up-worker-/.test(url))).toBe(true);
    await page.context().close();
  });

  it("waits as long as it states where the browser cannot work, and sends by itself", async () => {
    const { page, email } = await newVisitor();
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, "Worker");
    });
    await visit(page, `${product.url}/inscription`);
    await send(page, email);
    await page
      .getByRole("status")
      .filter({ hasText: `Votre demande partira toute seule dans ${waitSeconds}\u00a0secondes` })
      .waitFor();
    await page.getByText(`Nous venons d’écrire à ${email}.`).waitFor();
    await page.context().close();
  });

  it("states without scripts how long to wait, what is left of it to who was too fast, and takes the same form then", async () => {
    const { page, troubles, email } = await newVisitor({ javaScriptEnabled: false });
    await page.goto(`${product.url}/inscription`);
    await send(page, email);
    const alertShown = page
      .getByRole("alert")
      .filter({ hasText: "Beaucoup de comptes se créent en ce moment" });
    await alertShown.waitFor();
    expect(await alertShown.textContent()).toMatch(/Renvoyez ce formulaire dans \d secondes\./);
    expect(await page.getByLabel("Prénom").inputValue()).toBe("Nadia");
    expect(await page.getByRole("radio", { name: new RegExp(does) }).isChecked()).toBe(true);
    expect(await page.getByLabel(/J’accepte/).isChecked()).toBe(true);
    const challenge = page.locator('input[name="challenge"]');
    const given = await challenge.inputValue();
    await press(page, "Créer mon compte");
    await page.locator("[aria-invalid=true]").first().waitFor();
    expect(await challenge.inputValue()).toBe(given);
    await page.waitForTimeout(waitSeconds * 1000);
    await page.getByRole("textbox", { name: "Mot de passe" }).fill(goodPassword);
    await press(page, "Créer mon compte");
    await page.waitForURL(`${product.url}/verify-email`);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
