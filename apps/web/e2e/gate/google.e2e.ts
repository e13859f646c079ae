import { describe, expect, it } from "vitest";
import { newPerson, takenOver, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { goodPassword, join, newcomer } from "../visitor.ts";

describe("signing in with Google, by this machine's own provider, in a real browser", () => {
  const product = useSharedProduct();

  it("leads a new person by the whole page to the provider, asks what is missing, and lets them in [LOGIN-02, LOGIN-08, LOGIN-09, LOGIN-10]", async () => {
    const { page, troubles } = await newPerson(product.browser, { viewport: { width: 390, height: 844 } });
    const asked: { url: URL; isNavigation: boolean }[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname === "/api/auth/google")
        asked.push({ url, isNavigation: request.isNavigationRequest() });
    });
    await visit(page, `${product.url}/login?from=%2Fdashboard%2Fnotifications`);
    const before = Date.now();
    await page.getByRole("link", { name: "Continuer avec Google" }).press("Enter");
    await page.getByRole("heading", { name: "Choisir un compte" }).waitFor();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.isNavigation).toBe(true);
    const t = Number(asked[0]?.url.searchParams.get("t"));
    expect(t).toBeGreaterThan(before - 60_000);
    const { email, prenom } = newcomer("Nour");
    await page.getByLabel("Prénom").fill(prenom);
    await page.getByLabel("Nom", { exact: true }).fill("Haddad");
    await page.getByLabel("Adresse e-mail").fill(email);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Terminer votre inscription" }).waitFor();
    await takenOver(page);
    expect(await page.getByLabel("Prénom").inputValue()).toBe(prenom);
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await page.getByText("Il faut avoir 18 ans pour créer un compte.").first().waitFor();
    await page.getByText("Demander un coup de main").click();
    await page.getByLabel("J’ai 18 ans ou plus").check();
    await page.getByLabel(/^J’accepte les conditions/).check();
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await page.waitForURL(/\/dashboard\/notifications$/);
    await page.getByText("C’est votre première connexion.").first().waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("links a known account after its password, and lets it in at once the next time", async () => {
    const marie = newcomer("Marie");
    await join(product.url, marie);
    const { page } = await newPerson(product.browser);
    const comeByGoogle = async () => {
      await visit(page, `${product.url}/login`);
      await page.getByRole("link", { name: "Continuer avec Google" }).click();
      await page.getByLabel("Adresse e-mail").fill(marie.email);
      await page.getByRole("button", { name: "Continuer avec ce compte" }).click();
    };
    await comeByGoogle();
    await page.getByRole("heading", { name: "Relier votre compte Google" }).waitFor();
    await takenOver(page);
    await page.getByLabel("Votre mot de passe").fill("Mauvais-1!");
    await page.keyboard.press("Enter");
    await page.getByText("Email ou mot de passe incorrect").first().waitFor();
    await page.getByLabel("Votre mot de passe").fill(goodPassword);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/dashboard$/);
    await page.context().clearCookies({ name: /jobami_(access|refresh|session)/ });
    await comeByGoogle();
    await page.waitForURL(/\/dashboard$/);
    await page.context().close();
  });
});
