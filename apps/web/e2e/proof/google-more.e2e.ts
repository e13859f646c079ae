import { describe, expect, it } from "vitest";
import { newPerson, press, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { goodPassword, join, newcomer, readMail } from "../visitor.ts";

describe("other ends of a sign-in with Google, in a real browser", () => {
  const product = useProduct();

  it("comes back to the sign-in page when it is refused or the address is not verified, and knows where they came from", async () => {
    const { page } = await newPerson(product.browser);
    const leave = async () => {
      await visit(page, `${product.url}/login?from=%2Fdashboard%2Fnotifications`);
      await page.getByRole("link", { name: "Continuer avec Google" }).click();
    };
    await leave();
    await page.getByRole("button", { name: "Refuser et revenir" }).click();
    await page.getByText("Vous avez annulé la connexion avec Google.").waitFor();
    expect(new URL(page.url()).searchParams.get("from")).toBe("/dashboard/notifications");
    await leave();
    await page.getByLabel("Adresse e-mail").fill(newcomer("Zoe").email);
    await page.getByLabel("L’adresse est vérifiée").uncheck();
    await page.getByRole("button", { name: "Continuer avec ce compte" }).click();
    await page.getByText("Google n’a pas confirmé votre adresse e-mail.").waitFor();
    await page.context().close();
  });

  it("asks for the mailed code before it links, then shows the link and removes it", async () => {
    const ines = newcomer("Ines");
    const visitor = await join(product.url, ines);
    await visitor.auth.setTwoFactor({ body: { enabled: true, password: goodPassword } });
    const { page } = await newPerson(product.browser);
    await visit(page, `${product.url}/login?from=%2Fdashboard%2Fprofil%2Fsecurite`);
    await page.getByRole("link", { name: "Continuer avec Google" }).click();
    await page.getByLabel("Adresse e-mail").fill(ines.email);
    await page.getByRole("button", { name: "Continuer avec ce compte" }).click();
    await page.getByLabel("Votre mot de passe").fill(goodPassword);
    await press(page, "Relier et me connecter");
    await page.waitForURL(/\/verify-two-factor\?/);
    const code = /\b\d{6}\b/.exec((await readMail(product.url, ines.email, /code/i)).text)?.[0] ?? "";
    await page.getByLabel("Code de vérification").fill(code);
    await page.waitForURL(/\/dashboard\/profil\/securite$/);
    await page.getByText("Google relié").waitFor();
    await page.getByRole("button", { name: "Retirer" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Retirer Google" }).click();
    await page.getByText("Google relié").waitFor({ state: "detached" });
    await page.context().close();
  });

  it("works without scripts, from the plain link to the dashboard", async () => {
    const { page } = await newPerson(product.browser, { javaScriptEnabled: false });
    await page.goto(`${product.url}/inscription`);
    await page.getByRole("link", { name: "Continuer avec Google" }).click();
    await page.getByLabel("Adresse e-mail").fill(newcomer("Lino").email);
    await page.getByRole("button", { name: "Continuer avec ce compte" }).click();
    await page.getByLabel("Prénom").fill("Lino");
    await page.getByLabel("Nom", { exact: true }).fill("Rossi");
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await page.getByText("Il faut avoir 18 ans pour créer un compte.").first().waitFor();
    expect(await page.getByLabel("Prénom").inputValue()).toBe("Lino");
    await page.getByText("Donner un coup de main").click();
    await page.getByLabel("J’ai 18 ans ou plus").check();
    await page.getByLabel(/^J’accepte les conditions/).check();
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await page.waitForURL(/\/dashboard$/);
    await page.context().close();
  });

  it("states that a sign-in is over, and leads back, when its page is opened again", async () => {
    const { page } = await newPerson(product.browser);
    await visit(page, `${product.url}/google`);
    await page.getByRole("heading", { name: "Cette connexion n’est plus valable" }).waitFor();
    await page.getByRole("link", { name: "Revenir à la connexion" }).click();
    await page.waitForURL(/\/login$/);
    await page.context().close();
  });
});
