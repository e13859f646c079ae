import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { holdBack, newPerson, newStranger, takenOver } from "../browser.ts";
import { useProduct } from "../product.ts";

const product = useProduct();

const phone = { viewport: { width: 412, height: 823 } };
const settings = (page: Page) => page.getByRole("dialog", { name: "Réglages d’affichage" });

/** A page of a visitor who has not touched anything, and the scripts that it has asked for. */
async function atRest(path: string, options: BrowserContextOptions = phone, come = newPerson) {
  const { page, troubles } = await come(product.browser, options);
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.add(request.url());
  });
  await page.goto(product.url + path, { waitUntil: "networkidle" });
  await takenOver(page);
  return { page, troubles, scripts };
}

describe("a page that no one has touched", () => {
  it.each(["/", "/aide"])(
    "%s asks for no part further down until there is a sign of a person",
    async (path) => {
      const { page, scripts } = await atRest(path);
      const before = scripts.size;
      await page.waitForTimeout(1500);
      expect(scripts.size).toBe(before);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => scripts.size).toBeGreaterThan(before);
      await page.context().close();
    },
  );

  it("is led elsewhere by code and by the browser’s own buttons", async () => {
    const { page } = await atRest("/aide");
    await page.evaluate(() => {
      history.pushState({ idx: 1 }, "", "/blog");
      history.back();
    });
    await page.waitForURL(/\/aide$/);
    await page.evaluate(() => {
      const { __reactRouterDataRouter: router } = globalThis as unknown as {
        __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
      };
      void router.navigate("/blog");
    });
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
    await page.context().close();
  });
});

describe("what is pressed before its code has come", () => {
  // The page is at rest: whatever it asks for now comes late.
  const late = /\/assets\/[^/]+\.js$/;

  it("is a button of the footer: it acts once, as soon as it can", async () => {
    const { page, troubles } = await atRest("/aide");
    const release = await holdBack(page, late);
    await page.getByRole("contentinfo").getByRole("button", { name: "Réglages d’affichage" }).click();
    expect(await settings(page).count()).toBe(0);
    await release();
    await settings(page).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("is the menu of a phone", async () => {
    const { page } = await atRest("/");
    const release = await holdBack(page, late);
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await release();
    await page.getByRole("dialog").getByRole("link", { name: "Connexion" }).waitFor();
    await page.context().close();
  });

  it("is a question of the help section, which opens by itself and stays open, and one of its subjects", async () => {
    const { page, troubles } = await atRest("/");
    const release = await holdBack(page, late);
    const question = page.locator("#faq details").first();
    await question.locator("summary").click();
    expect(await question.getAttribute("open")).not.toBeNull();
    await release();
    const subject = page.getByRole("group", { name: "Sujets" }).getByRole("button", { name: "Tarification" });
    await subject.click();
    await expect.poll(() => subject.getAttribute("aria-pressed")).toBe("true");
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("is an answer about cookies, which is heard", async () => {
    const { page } = await atRest("/", phone, newStranger);
    const release = await holdBack(page, late);
    const question = page.locator("#cookie-question");
    await question.getByRole("button", { name: "Refuser", exact: true }).click();
    await release();
    await question.waitFor({ state: "detached" });
    expect((await page.context().cookies()).map(({ name }) => name)).toContain("user_consents");
    await page.context().close();
  });

  it("is the way to the newsletter, whose form comes with the first scroll", async () => {
    const { page } = await atRest("/");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const form = page.getByRole("form", { name: "La newsletter" });
    await form.getByRole("button", { name: "S’abonner" }).click();
    await form.getByText("Veuillez entrer une adresse email valide").waitFor();
    await page.context().close();
  });
});
