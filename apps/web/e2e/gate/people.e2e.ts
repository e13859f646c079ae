import { expect, it } from "vitest";
import { sharedAdministrator } from "../administrator.ts";
import { browserOf, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { join, newcomer, readMail } from "../visitor.ts";

const product = useSharedProduct();
const why = "Menaces envers un jobbeur, par message.";
const closed = /^Vous devez vous connecter/;

it("an administrator opens the pages about people, gives a role and a suspension; its owner is put out and informed why [ADM-29, ADM-31, ADM-33, POL-11, POL-13]", async () => {
  const { page: staffPage } = await sharedAdministrator(product);
  const hugo = newcomer("Hugo");
  const visitor = await join(product.url, hugo);
  const { page } = await browserOf(product.browser, visitor);
  expect((await page.goto(`${product.url}/admin/user-management`))?.status()).toBe(403);
  await page.getByRole("heading", { level: 1, name: closed }).waitFor();

  for (const [path, title] of [
    ["inactive-accounts", "Comptes inactifs"],
    ["birthday-management", "Anniversaires"],
    ["user-management?q=hugo", "Comptes"],
  ] as const) {
    await staffPage.goto(`${product.url}/admin/${path}`);
    await staffPage.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
  }
  await staffPage.getByRole("link", { name: "Hugo Durand" }).first().click();
  await staffPage.getByRole("heading", { level: 1, name: "Hugo Durand" }).waitFor();

  await staffPage.getByRole("button", { name: "Changer le rôle" }).click();
  const role = staffPage.getByRole("dialog", { name: "Changer le rôle" });
  await role.getByRole("radio", { name: /^Modération/ }).check();
  await role.getByRole("textbox", { name: "Motif" }).fill("Renfort de l’équipe.");
  await role.getByRole("button", { name: "Changer le rôle" }).click();
  await staffPage.getByText("Rôle «\u202fmodération\u202f» donné à Hugo Durand").waitFor();
  expect((await page.goto(`${product.url}/admin/inactive-accounts`))?.status()).toBe(403);
  await visit(page, `${product.url}/dashboard`);

  await staffPage.getByRole("button", { name: "Sanctionner" }).click();
  const dialog = staffPage.getByRole("dialog", { name: "Sanctionner" });
  await dialog.getByRole("radio", { name: /^Suspension temporaire/ }).check();
  await dialog.getByRole("textbox", { name: "Motif" }).fill(why);
  await dialog.getByRole("button", { name: "Suspendre" }).click();
  await staffPage.getByText(/Suspendu jusqu’au/).waitFor();

  await page.reload();
  await page.waitForURL(/\/login/);
  await page.getByText("Votre compte a été désactivé. Veuillez contacter le support.").first().waitFor();
  expect((await readMail(product.url, hugo.email, /désactivé/)).text).toContain(why);
  await page.context().close();
  await staffPage.context().close();
});
