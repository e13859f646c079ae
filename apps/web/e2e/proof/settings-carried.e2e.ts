import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useProduct();

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Navigation principale" })
    .getByRole("button", { name: "Réglages d’affichage" })
    .press("Enter");
  const panel = page.getByRole("dialog", { name: "Réglages d’affichage" });
  await panel
    .getByRole("radiogroup", { name: "Thème" })
    .getByRole("radio", { name: theme, exact: true })
    .press("Space");
  await panel.press("Escape");
  await panel.waitFor({ state: "detached" });
}

/** What the account holds. */
const held = async (page: Page) => {
  const answer = await page.context().request.get(`${product.url}/api/display-settings`);
  return (
    ((await answer.json()) as { data: { settings: { theme: string } } | null }).data?.settings.theme ?? null
  );
};

it("display settings chosen before there is an account go into it, onto the next device at sign-in, and back when they change there; another person on the same device gets none of them [A11Y-01, A11Y-04]", async () => {
  const person = newcomer("Nour");
  const first = await newPerson(product.browser);
  await visit(first.page, `${product.url}/`);
  await chooseTheme(first.page, "Sombre");
  expect(await themeOf(first.page)).toBe("dark");
  await join(product.url, person);
  await signIn(first.page, product.url, person.email);
  await expect.poll(() => held(first.page)).toBe("dark");

  // A second device, where nothing was chosen.
  const second = await newPerson(product.browser);
  await visit(second.page, `${product.url}/`);
  expect(await themeOf(second.page)).toBe("auto");
  await signIn(second.page, product.url, person.email);
  await expect.poll(() => themeOf(second.page)).toBe("dark");
  // From the first byte of the next page on.
  const html = await (await second.page.context().request.get(`${product.url}/dashboard`)).text();
  expect(/<html[^>]*>/.exec(html)?.[0]).toContain('data-theme="dark"');
  await chooseTheme(second.page, "Contraste fort");
  await expect.poll(() => held(second.page)).toBe("high-contrast");

  // The first device has them in its next tab.
  const beside = await first.page.context().newPage();
  await visit(beside, `${product.url}/dashboard`);
  await expect.poll(() => themeOf(beside)).toBe("high-contrast");
  await beside.close();

  // Someone else signs in where Nour’s settings stand: they are none of theirs.
  await second.page.context().clearCookies({ name: /^(?!user_consents)/ });
  const other = newcomer("Ugo");
  const { user } = await (await join(product.url, other)).auth.profile();
  await signIn(second.page, product.url, other.email);
  await expect
    .poll(() => second.page.evaluate(() => sessionStorage.getItem("jobami:display-account")))
    .toBe(user.id);
  expect(await held(second.page)).toBeNull();
  expect([...first.troubles, ...second.troubles]).toEqual([]);
  for (const { page } of [first, second]) await page.context().close();
});
