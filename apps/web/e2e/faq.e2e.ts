import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newPerson, signIn, visit } from "./browser.ts";
import { useProduct } from "./product.ts";
import { join, newcomer } from "./visitor.ts";

const product = useProduct();

const opened = (page: Page) => page.locator("#faq details[open]").count();
const summary = (page: Page, words: string) => page.locator("#faq summary").filter({ hasText: words });

/** The help section of the landing page, taken over by the browser. */
async function help(width: number): Promise<Page> {
  const { page } = await newPerson(product.browser, { viewport: { width, height: 900 } });
  await visit(page, product.url);
  await page.locator("#faq").scrollIntoViewIfNeeded();
  return page;
}

describe("the help page of the dashboard", () => {
  it("has the questions by subject, and /support leads there [FAQ-14, SUPP-01, SUPP-04]", async () => {
    const aline = newcomer("Aline");
    await join(product.url, aline);
    const { page, troubles } = await newPerson(product.browser);
    await signIn(page, product.url, aline.email);
    await page.goto(`${product.url}/support`);
    await page.waitForURL(`${product.url}/dashboard/support`);
    await page.getByRole("heading", { level: 1, name: "Aide" }).waitFor();
    const subjects = page.getByRole("group", { name: "Sujets" }).getByRole("button");
    await subjects.first().waitFor();
    expect(await subjects.allTextContents()).toEqual([
      "Toutes les questions",
      "Questions générales",
      "Compte et profil",
      "Tarification",
      "Support technique",
    ]);
    for (const name of await subjects.allTextContents()) {
      await page.getByRole("button", { name, exact: true }).click();
      expect(await page.locator("#faq summary").count()).toBeGreaterThan(0);
    }
    await page.goto(`${product.url}/dashboard/parametres`);
    await page.getByRole("link", { name: "Aide et questions fréquentes" }).click();
    await page.waitForURL(`${product.url}/dashboard/support`);
    await page.getByRole("link", { name: "bonjour@jobami.fr" }).waitFor();
    await page.getByRole("button", { name: "Mon compte" }).click();
    await page.getByRole("button", { name: "Se déconnecter" }).waitFor();
    expect(await page.getByRole("link", { name: "Support", exact: true }).count()).toBe(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe("the help section", () => {
  it("is in the page before any script: title, six questions, and all of them for search engines [FAQ-01, FAQ-07]", async () => {
    const html = await (await fetch(product.url)).text();
    expect(html).toContain("Questions Fréquentes");
    expect(html.match(/<details/g)?.length).toBe(6);
    const { mainEntity } = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "{}",
    );
    expect(mainEntity.length).toBe(24);
  });

  it("opens questions by keyboard, two by two on a wide screen [FAQ-23]", async () => {
    const page = await help(1280);
    await page.getByRole("button", { name: "Support technique" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await opened(page)).toBe(2);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    expect(await opened(page)).toBe(0);
    await page.context().close();
  });

  it("opens them one by one on a phone, and the page follows [FAQ-24, FAQ-25]", async () => {
    const page = await help(390);
    await summary(page, "Comment fonctionne la plateforme").click();
    await summary(page, "Comment contacter le support").click();
    expect(await opened(page)).toBe(2);
    await page.waitForFunction(() => {
      const [, last] = document.querySelectorAll("#faq details[open]");
      return (last?.getBoundingClientRect().top ?? 900) < 200;
    });
    await page.context().close();
  });

  it("searches, turns its pages and shows all [FAQ-05, FAQ-08, FAQ-11, FAQ-15, FAQ-20]", async () => {
    const page = await help(1280);
    await summary(page, "Comment fonctionne la plateforme").click();
    await page.getByRole("button", { name: "Questions suivantes" }).click();
    await page.getByText("Page 2 sur 4").waitFor();
    expect(await opened(page)).toBe(0);
    await page.getByRole("button", { name: "Afficher tout" }).click();
    expect(await page.locator("#faq details").count()).toBe(24);
    await page.getByRole("button", { name: "Afficher moins" }).click();
    await page.getByPlaceholder("Rechercher une question...").fill("  JOBBIS ");
    await page.getByText("1 résultat(s) trouvé(s)").waitFor();
    await summary(page, "Qu’est-ce que le Jobi").waitFor();
    await page.context().close();
  });

  it("is reached by a link to one question", async () => {
    const { page, troubles } = await newPerson(product.browser);
    await visit(page, `${product.url}/#faq-donnees`);
    await page.getByText("stockées en France").waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
