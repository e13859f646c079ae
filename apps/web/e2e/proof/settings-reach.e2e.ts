import { expect, it } from "vitest";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useProduct();

it("a jobbeur gives a number, chooses what they are notified of, and hides their profile and shows it again; the page of security is theirs [PROF-03]", async () => {
  const nadia = { ...newcomer("Nadia"), user_type: "jobbeur" as const };
  const visitor = await join(product.url, nadia);
  const { user } = await visitor.auth.profile();
  const { page, troubles } = await newPerson(product.browser);
  await signIn(page, product.url, nadia.email);
  const beside = page.getByRole("navigation", { name: "Paramètres", exact: true });
  const section = (name: string) => beside.getByRole("link", { name }).press("Enter");
  const saved = (path: string, method: string) =>
    page.waitForResponse((answer) => answer.url().endsWith(path) && answer.request().method() === method);

  await visit(page, `${product.url}/dashboard/parametres`);
  await section("Téléphone et naissance");
  const phone = page.getByLabel("Numéro de téléphone");
  await phone.fill("06 12 34");
  await page.keyboard.press("Enter");
  await page.getByText(/Ce numéro n’est pas complet/).waitFor();
  await phone.fill("+33 6 12 34 56 78");
  await page.keyboard.press("Enter");
  await page.getByText("Vos coordonnées sont à jour.").first().waitFor();
  await page.reload();
  await expect.poll(() => phone.inputValue()).toBe("06 12 34 56 78");

  await section("Choix des notifications");
  const offer = page.getByRole("group", { name: "Une proposition arrive" });
  const mail = offer.getByRole("button", { name: /Par e-mail/ });
  const settingsSaved = saved("/api/notifications/preferences", "PUT");
  await mail.press("Enter");
  await page.getByRole("option", { name: "Dans le résumé" }).press("Enter");
  expect((await settingsSaved).status()).toBe(200);
  const quiet = page.getByRole("form", { name: "Heures calmes" });
  const nights = quiet.getByRole("checkbox", { name: /Ne rien m’envoyer/ });
  await nights.press("Space");
  const held = saved("/api/notifications/times/quiet", "PUT");
  await quiet.getByRole("button", { name: /Enregistrer/ }).press("Enter");
  expect((await held).status()).toBe(200);
  await page.reload();
  await expect.poll(() => mail.textContent()).toContain("Dans le résumé");
  await expect.poll(() => nights.isChecked()).toBe(true);
  const security = page.getByRole("group", { name: "Sécurité du compte" });
  expect(await security.getByRole("switch").count()).toBe(0);
  expect(await security.textContent()).toContain("vous ne verriez pas une intrusion");

  const { slug } = (await (
    await page.request.get(`${product.url}/api/users/get-slug/${user.id}`)
  ).json()) as { slug: string };
  const seen = async () => (await fetch(`${product.url}/profil/${slug}`)).status;
  expect(await seen()).toBe(200);
  await section("Visibilité");
  await page
    .getByText(/page introuvable.* à tout le monde/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Masquer mon profil" }).press("Enter");
  const hidden = saved("/api/users/visibility", "PUT");
  await page.getByRole("alertdialog").getByRole("button", { name: "Masquer mon profil" }).press("Enter");
  expect((await hidden).status()).toBe(200);
  expect(await seen()).toBe(404);
  const shown = saved("/api/users/visibility", "PUT");
  await page.getByRole("button", { name: "Rendre mon profil visible" }).press("Enter");
  expect((await shown).status()).toBe(200);
  expect(await seen()).toBe(200);

  await section("Sécurité");
  await page.waitForURL(/\/dashboard\/profil\/securite$/);
  await page.getByRole("heading", { name: "Sécurité du compte", level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Visibilité", level: 1 }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
