import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { giveMailedCode, newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { goodPassword, join, newcomer } from "../visitor.ts";

const product = useProduct();

/** A device of Chromium's own that knows whoever holds it. */
async function newDevice(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

it("a key of the device is added by keyboard, opens the account without a password, and is removed; on an address there is none", async () => {
  const iris = newcomer("Iris");
  await join(product.url, iris);
  const { page, troubles } = await newPerson(product.browser);
  await visit(page, `${product.url}/login`);
  await page.getByText(/ne fonctionnent pas sur une adresse IP/).waitFor();
  const named = await page.getByRole("link", { name: "Ouvrir par localhost" }).getAttribute("href");
  const url = new URL(named ?? "").origin;
  const refused = (await page.context().cookies()).filter(({ name }) => name === "user_consents");
  const forget = async () => {
    await page.context().clearCookies();
    await page.context().addCookies(refused.map((cookie) => ({ ...cookie, domain: "localhost" })));
  };
  await forget();

  await newDevice(page);
  await signIn(page, url, iris.email);
  await visit(page, `${url}/dashboard/profil/securite`);
  await page.getByRole("button", { name: "Ajouter une clé d’accès" }).press("Enter");
  const form = page.getByRole("form", { name: "Nouvelle clé d’accès" });
  await form.getByLabel("Nom de la clé").fill("Ordinateur d’Iris");
  await form.getByLabel("Mot de passe du compte", { exact: true }).fill(goodPassword);
  await page.keyboard.press("Enter");
  await giveMailedCode(page, product.url, iris.email);
  const keys = page.getByRole("list", { name: "Vos clés d’accès" });
  await keys.getByText("Ordinateur d’Iris", { exact: true }).waitFor();

  await forget();
  await visit(page, `${url}/login?from=%2Fdashboard%2Fprofil%2Fsecurite`);
  await page.getByRole("button", { name: "Utiliser une clé d’accès" }).press("Enter");
  await page.waitForURL(/\/dashboard\/profil\/securite$/);
  await keys.getByText(/utilisée le/).waitFor();

  await page.getByRole("button", { name: "Retirer la clé Ordinateur d’Iris" }).press("Enter");
  await page
    .getByRole("form", { name: /^Retirer/ })
    .getByLabel("Mot de passe du compte", { exact: true })
    .fill(goodPassword);
  await page.keyboard.press("Enter");
  await page.getByText("Aucune clé d’accès pour l’instant.").waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
