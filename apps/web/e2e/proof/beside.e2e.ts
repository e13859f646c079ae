import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { holdBack, newPerson, type Person, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { noteShifts, shiftsOf } from "../shifts.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();
const numbers = [401, 402, 403];
let person: Person;
beforeAll(async () => {
  const { missions } = await join(product.url, newcomer("Ondine"));
  for (const number of numbers) await missions.create({ body: hedgeMission(number) });
  const bastien = newcomer("Bastien", "jobbeur");
  await join(product.url, bastien);
  person = await newPerson(product.browser, { viewport: { width: 1280, height: 800 } });
  await signIn(person.page, product.url, bastien.email);
});
afterAll(() => person.page.context().close());

const title = (at: number) => hedgeMission(numbers[at] ?? 0).title;
const list = (page: Page) => page.getByRole("list", { name: "Missions ouvertes" });
const row = (page: Page, at: number) => list(page).getByRole("link", { name: title(at), exact: true });
const panel = (page: Page, at: number) => page.getByRole("region", { name: title(at), exact: true });
const address = (page: Page) => page.url().slice(product.url.length);
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
  );

describe("a mission beside its list", () => {
  it("is named by the address, keeps the list where it stands, and Back closes it", async () => {
    const { page, troubles } = person;
    await visit(page, `${product.url}/dashboard/missions?q=haie`);
    await row(page, 1).waitFor();
    const before = address(page);
    const top = await row(page, 1).evaluate((link) => link.getBoundingClientRect().top);
    await row(page, 1).click();
    await panel(page, 1).getByRole("heading", { name: "Proposer", exact: true }).waitFor();
    expect(address(page)).toMatch(/^\/dashboard\/missions\?q=haie&mission=[\da-f-]{36}$/);
    expect(await row(page, 1).evaluate((link) => link.getBoundingClientRect().top)).toBe(top);
    expect(await page.title()).toContain(title(1));
    expect(await page.getByRole("navigation", { name: "Fil d’Ariane" }).textContent()).not.toContain(
      title(1),
    );
    await row(page, 0).click();
    await panel(page, 0).waitFor();
    await page.goBack();
    await panel(page, 0).waitFor({ state: "detached" });
    expect(address(page)).toBe(before);
    await expect.poll(() => focused(page)).toBe(title(0));
    expect(await page.title()).toMatch(/^Missions ·/);
    expect(troubles).toEqual([]);
  });

  it("is there at once, by code that came ahead and with what the list shows of it", async () => {
    const { page } = person;
    await visit(page, `${product.url}/dashboard/missions?q=haie`);
    const code = /\/mission-beside-[^/]*\.js$/;
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    await expect.poll(async () => (await loaded()).some((name) => code.test(name))).toBe(true);
    const release = await holdBack(page, /\/details$/);
    await row(page, 2).click();
    await panel(page, 2)
      .getByRole("heading", { level: 2, name: title(2), exact: true })
      .waitFor();
    // Its card begins with it as well, for the eye alone.
    await panel(page, 2)
      .getByRole("paragraph")
      .filter({ hasText: /^Une haie de thuyas/ })
      .waitFor();
    await release();
    await page.unroute(/\/details$/);
    await page.keyboard.press("Escape");
    await panel(page, 2).waitFor({ state: "detached" });
  });

  it("is read by keyboard alone: Enter, J, K, Escape; and is there after a reload, without a jump", async () => {
    const { page } = person;
    await visit(page, `${product.url}/dashboard/missions?q=haie`);
    await row(page, 2).focus();
    await page.keyboard.press("Enter");
    await panel(page, 2).waitFor();
    const order = await list(page).getByRole("link").allTextContents();
    const at = order.indexOf(title(2));
    const by = at === 0 ? { key: "j", back: "k", to: order[1] } : { key: "k", back: "j", to: order[at - 1] };
    await expect.poll(() => focused(page)).toBe(title(2));
    await page.keyboard.press(by.key);
    await expect.poll(() => focused(page)).toBe(by.to);
    await page.keyboard.press(by.back);
    await expect.poll(() => focused(page)).toBe(title(2));

    await noteShifts(page);
    await visit(page, page.url());
    await panel(page, 2).getByRole("heading", { name: "Proposer", exact: true }).waitFor();
    expect(await row(page, 2).getAttribute("aria-current")).toBe("true");
    expect(await shiftsOf(page)).toEqual([]);
    await panel(page, 2).getByRole("link", { name: "Ouvrir la page" }).focus();
    await page.keyboard.press("Escape");
    await panel(page, 2).waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe(title(2));
  });

  it("is answered there, and its row follows", async () => {
    const { page } = person;
    await visit(page, `${product.url}/dashboard/missions?q=haie`);
    await row(page, 0).click();
    await panel(page, 0).getByRole("button", { name: "Faire une proposition" }).click();
    await panel(page, 0).getByLabel("Montant").fill("60");
    await panel(page, 0).getByRole("button", { name: "Envoyer" }).click();
    await panel(page, 0).getByText("En attente de réponse").waitFor();
    await list(page)
      .getByRole("listitem")
      .filter({ hasText: title(0) })
      .getByText("À Ondine de répondre", { exact: true })
      .waitFor();
  });

  it("takes the place of the list in a window that became narrow, and gives it back; a phone's rows lead to pages", async () => {
    const { page } = person;
    await visit(page, `${product.url}/dashboard/missions?q=haie`);
    await row(page, 1).click();
    await panel(page, 1).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect([await list(page).isVisible(), await panel(page, 1).isVisible()]).toEqual([false, true]);
    await panel(page, 1).getByRole("button", { name: "Fermer la mission" }).click();
    await row(page, 2).click();
    await page.getByRole("heading", { level: 1, name: title(2) }).waitFor();
    expect(address(page)).toMatch(/^\/dashboard\/missions\/[\da-f-]{36}$/);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});
