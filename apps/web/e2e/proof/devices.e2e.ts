import { expect, it } from "vitest";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, linkIn, newcomer, readMail } from "../visitor.ts";

const product = useProduct();
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const sessions = { name: "Vos sessions ouvertes" };

it("whoever is signed in twice is written to, ends one session by the keyboard, and the other by the link of the mail", async () => {
  const nora = newcomer("Nora");
  await join(product.url, nora);
  const here = await newPerson(product.browser);
  const there = await newPerson(product.browser, { userAgent: firefox });
  for (const { page } of [here, there]) await signIn(page, product.url, nora.email);

  await visit(here.page, `${product.url}/dashboard/profil/securite`);
  const list = here.page.getByRole("list", sessions);
  await list.getByText("Cet appareil").waitFor();
  expect(await list.getByRole("listitem").count()).toBe(3);
  const unknown = list.getByRole("button", { name: "Fermer la session Navigateur inconnu" });
  await unknown.focus();
  await here.page.keyboard.press("Enter");
  await unknown.waitFor({ state: "detached" });
  expect(await list.getByRole("listitem").count()).toBe(2);

  const mail = await readMail(product.url, nora.email, /depuis Firefox sur Windows/);
  const link = linkIn(mail, "/unknown-device");
  const reader = await newPerson(product.browser);
  await visit(reader.page, link);
  await reader.page.getByRole("button", { name: "Fermer ses sessions et changer de mot de passe" }).click();
  await reader.page.getByRole("heading", { level: 1, name: "Choisissez un nouveau mot de passe" }).waitFor();
  await visit(there.page, `${product.url}/dashboard/missions`);
  await there.page.waitForURL(/\/login/);
  await visit(reader.page, link);
  await reader.page.getByRole("button", { name: "Fermer ses sessions et changer de mot de passe" }).click();
  await reader.page.getByRole("heading", { level: 1, name: "Ce lien ne peut plus servir" }).waitFor();

  await visit(here.page, `${product.url}/dashboard/profil/securite`);
  await here.page.getByText("Votre compte n’est ouvert nulle part ailleurs.").waitFor();
  expect([here.troubles, there.troubles, reader.troubles]).toEqual([[], [], []]);
  for (const { page } of [here, there, reader]) await page.context().close();
});
