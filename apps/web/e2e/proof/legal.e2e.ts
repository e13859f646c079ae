import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newPerson, visit } from "../browser.ts";
import { useProduct } from "../product.ts";

/** The name of each in the footer, its address, its title and its subtitle. */
const modals = [
  [
    "Conditions générales de vente",
    "conditions-generales",
    "Conditions générales de vente",
    "Ce qui s’applique aux services payants : abonnement premium, Jobi et crédits IA.",
  ],
  [
    "Politique de confidentialité",
    "politique-confidentialite",
    "Politique de confidentialité",
    "Quelles données nous traitons, pourquoi, combien de temps, et vos droits.",
  ],
  [
    "Mentions légales",
    "mentions-legales",
    "Mentions légales",
    "Qui édite ce site, qui l’héberge et comment nous joindre.",
  ],
  [
    "Cookies",
    "cookies",
    "Politique de cookies",
    "Ce que nous déposons sur votre appareil, et comment changer d’avis.",
  ],
  [
    "Charte éthique",
    "charte-ethique",
    "Charte éthique",
    "Ce que chacun peut attendre des autres, et de nous.",
  ],
  [
    "Référencement",
    "referencement",
    "Référencement et classement",
    "Comment les missions et les profils sont classés, ici et sur les moteurs de recherche.",
  ],
] as const;

describe("the legal texts, in a real browser", () => {
  const product = useProduct();

  async function expectPage(path: string, title: string): Promise<void> {
    const { page, troubles } = await newPerson(product.browser, { javaScriptEnabled: false });
    const answer = await page.goto(`${product.url}${path}`);
    expect(answer?.status()).toBe(200);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
    expect(await page.getByRole("heading", { level: 2, name: /^1\./ }).isVisible()).toBe(true);
    expect(await page.title()).toBe(`${title} · Jobami`);
    expect(troubles).toEqual([]);
    await page.context().close();
  }

  it("shows the legal notice to everyone, before any script [LEGAL-01]", () =>
    expectPage("/mentions-legales", "Mentions légales"));
  it("shows the sales terms to everyone, before any script [LEGAL-02]", () =>
    expectPage("/conditions-generales", "Conditions générales de vente"));
  it("shows the use terms to everyone, before any script [LEGAL-03]", () =>
    expectPage("/conditions-utilisation", "Conditions générales d’utilisation"));
  it("shows the privacy policy to everyone, before any script [LEGAL-04]", () =>
    expectPage("/politique-confidentialite", "Politique de confidentialité"));
  it("shows the cookie policy to everyone, before any script [LEGAL-05]", () =>
    expectPage("/cookies", "Politique de cookies"));
  it("shows the ethics charter to everyone, before any script [LEGAL-06]", () =>
    expectPage("/charte-ethique", "Charte éthique"));
  it("shows the referencing information to everyone, before any script [LEGAL-07]", () =>
    expectPage("/referencement", "Référencement et classement"));

  const footer = (page: Page) => page.getByRole("navigation", { name: "Informations légales" });

  it("opens six texts over the page, one at a time, closed by × and by the backdrop; the use terms are a page [LEGAL-08, LEGAL-10, LEGAL-11, LEGAL-12, LEGAL-13]", async () => {
    const { page, troubles } = await newPerson(product.browser);
    await visit(page, `${product.url}/login`);
    for (const [label, key, title, subtitle] of modals) {
      await footer(page).getByRole("link", { name: label, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: title });
      await dialog.getByRole("heading", { name: /^1\./ }).waitFor();
      expect(await dialog.getByRole("heading", { name: title, exact: true }).isVisible()).toBe(true);
      expect(await dialog.getByText(subtitle, { exact: true }).isVisible()).toBe(true);
      const ownPage = dialog.getByRole("link", { name: "Ouvrir dans un nouvel onglet" });
      expect(await ownPage.getAttribute("href")).toBe(`/${key}`);
      expect(await page.getByRole("dialog").count()).toBe(1);
      if (label === "Cookies") await page.mouse.click(8, 8);
      else await dialog.getByRole("button", { name: "Fermer" }).click();
      await dialog.waitFor({ state: "detached" });
    }
    const useTerms = footer(page).getByRole("link", { name: "Conditions d’utilisation" });
    expect(await useTerms.getAttribute("aria-haspopup")).toBeNull();
    await useTerms.click();
    await page.waitForURL(/\/conditions-utilisation$/);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("loads a text only when it is opened, states it meanwhile, and tries again after a failure [LEGAL-09]", async () => {
    const { page } = await newPerson(product.browser);
    const loaded: string[] = [];
    let show = () => {};
    const seen = new Promise<void>((resolve) => {
      show = resolve;
    });
    let isBroken = true;
    await page.route("**/textes/mentions-legales", async (route) => {
      loaded.push(route.request().url());
      await seen;
      await (isBroken ? route.abort() : route.continue());
    });
    await visit(page, `${product.url}/login`);
    expect(loaded).toEqual([]);
    await footer(page).getByRole("link", { name: "Mentions légales" }).click();
    await page.getByText("Chargement du texte…").waitFor();
    show();
    await page.getByText("Ce texte n’a pas pu être chargé.").waitFor();
    isBroken = false;
    await page.getByRole("button", { name: "Réessayer" }).click();
    await page.getByRole("heading", { name: "1. Éditeur" }).waitFor();
    await page.context().close();
  });

  it("is read from the sign-up without losing what is typed", async () => {
    const { page } = await newPerson(product.browser, { viewport: { width: 390, height: 800 } });
    await visit(page, `${product.url}/inscription`);
    await page.getByLabel("Prénom").fill("Zoé");
    await page.getByRole("textbox", { name: "Mot de passe" }).fill("Bonjour-2026!");
    await page.getByRole("checkbox").check();
    expect(await page.locator("label").locator("a, button").count()).toBe(0);
    await page.locator("form").getByRole("link", { name: "politique de confidentialité" }).click();
    const dialog = page.getByRole("dialog", { name: "Politique de confidentialité" });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await page.getByLabel("Prénom").inputValue()).toBe("Zoé");
    expect(await page.getByRole("textbox", { name: "Mot de passe" }).inputValue()).toBe("Bonjour-2026!");
    expect(await page.getByRole("checkbox").isChecked()).toBe(true);
    await page.context().close();
  });
});
