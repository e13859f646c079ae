import { earliestTermsDay } from "@jobami/machines/consents/terms-version";
import { describe, expect, it } from "vitest";
import { newAdministrator } from "../administrator.ts";
import { browserOf, press, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { goodPassword, join, newcomer, newVisitor, readMail } from "../visitor.ts";

const changes = "Les litiges se règlent d’abord par une médiation gratuite.";

describe("new terms, in a real browser", () => {
  const product = useProduct();

  it("are announced by an administrator; a member is informed by mail, in the inbox and beside their consent [POL-14]", async () => {
    const lou = newcomer("Lou");
    await join(product.url, lou);
    const { page, troubles } = await newAdministrator(product, "Anne");
    await visit(page, `${product.url}/admin/cgv-cgu-versions`);
    await page.getByRole("textbox", { name: "Version des CGV" }).fill("1.1");
    const [year, month, day] = earliestTermsDay(Date.now()).split("-");
    const numbers = page.getByRole("group", { name: "En vigueur à partir du" }).getByRole("spinbutton");
    for (const [place, digits] of [day, month, year].entries()) {
      await numbers.nth(place).focus();
      await page.keyboard.type(digits ?? "");
    }
    await page.getByRole("textbox", { name: /^Ce qui change/ }).fill(changes);
    await press(page, "Continuer");
    await page.getByRole("button", { name: "Publier et prévenir tout le monde" }).click();
    await page.getByText(/^Information.*sont annoncées pour le/).waitFor();
    await page.getByText("Annoncée", { exact: true }).waitFor();
    await visit(page, `${product.url}/admin`);
    await page.getByText(/^CGV 1\.1 et CGU 1\.0 annoncées pour le/).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();

    expect((await readMail(product.url, lou.email, /conditions changent/)).text).toContain(changes);
    const back = newVisitor(product.url);
    await back.auth.login({ body: { email: lou.email, password: goodPassword } });
    const other = await browserOf(product.browser, back, { viewport: { width: 390, height: 800 } });
    await visit(other.page, `${product.url}/dashboard/notifications`);
    await other.page.getByRole("link", { name: "Nos conditions changent" }).first().click();
    await other.page.waitForURL(/\/dashboard\/parametres#consentement$/);
    await other.page.getByText(/Nos conditions changent le/).waitFor();
    await other.page.getByText(changes).waitFor();
    expect(await other.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(other.troubles).toEqual([]);
    await other.page.context().close();
  });
});
