import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newMember, newPerson, visit } from "../browser.ts";
import { useProduct } from "../product.ts";

const product = useProduct();

const opened = (page: Page) => page.locator("#faq details[open]").count();
const summary = (page: Page, words: string) => page.locator("#faq summary").filter({ hasText: words });

/** What moves in the help section: the fades of the questions with their length, and how the page scrolls to them. */
interface Motion {
  heard?: string[];
}

/** Writes down what moves, from before the first script of the page. */
function recordMotion(): void {
  const heard: string[] = [];
  (globalThis as Motion).heard = heard;
  document.addEventListener("animationstart", ({ target }) => {
    if (!(target instanceof Element) || !target.matches("#faq [data-fading]")) return;
    const fade = target.getAnimations()[0]?.effect as KeyframeEffect;
    const [from] = fade.getKeyframes();
    heard.push(`fades from ${from?.opacity} in ${fade.getTiming().duration} ms`);
  });
  const scroll = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (options) {
    const isAccordion = this.querySelector(":scope > div > details") !== null;
    const isFading = this.querySelector("[data-fading]") !== null;
    const { behavior, block } = options as ScrollIntoViewOptions;
    heard.push(`${isAccordion ? "accordion" : this.id} ${behavior} ${block}${isFading ? " too soon" : ""}`);
    scroll.call(this, options);
  };
}

const moved = (page: Page) => page.evaluate(() => (globalThis as Motion).heard?.splice(0) ?? []);

/** The help section of the landing page, taken over by the browser. */
async function help(width: number, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await newPerson(product.browser, { viewport: { width, height: 900 }, ...options });
  await page.addInitScript(recordMotion);
  await visit(page, product.url);
  await page.locator("#faq").scrollIntoViewIfNeeded();
  return page;
}

describe("the help page of the dashboard", () => {
  it("has the questions by subject, and /support leads there [FAQ-04, FAQ-14, SUPP-01, SUPP-04]", async () => {
    const { page, troubles } = await newMember(product, "Aline");
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

  it("opens them one by one on a phone, in one column and without the picture, and the page follows [FAQ-02, FAQ-06, FAQ-24, FAQ-25]", async () => {
    const page = await help(1280);
    const badge = page.getByText("250+ clients satisfaits", { exact: true });
    const picture = page.locator("#faq svg").first();
    const places = () =>
      page.locator("#faq details").evaluateAll((all) =>
        all.slice(0, 3).map((one) => {
          const { left, top } = one.getBoundingClientRect();
          return { left, top };
        }),
      );
    expect([await badge.isVisible(), await picture.isVisible()]).toEqual([true, true]);
    const [first, second, third] = await places();
    expect([second?.top, third?.left]).toEqual([first?.top, first?.left]);
    expect(second?.left).toBeGreaterThan(first?.left ?? Number.NaN);
    await page.setViewportSize({ width: 390, height: 900 });
    expect([await badge.isVisible(), await picture.isVisible()]).toEqual([false, false]);
    const [above, below] = await places();
    expect(below?.left).toBe(above?.left);
    expect(below?.top).toBeGreaterThan(above?.top ?? Number.NaN);
    await summary(page, "Comment fonctionne la plateforme").click();
    await summary(page, "Comment contacter le support").click();
    expect(await opened(page)).toBe(2);
    await page.waitForFunction(() => {
      const [, last] = document.querySelectorAll("#faq details[open]");
      return (last?.getBoundingClientRect().top ?? 900) < 200;
    });
    await page.context().close();
  });

  it("searches, turns its pages and shows all [FAQ-03, FAQ-05, FAQ-08, FAQ-11, FAQ-12, FAQ-15, FAQ-20, FAQ-26]", async () => {
    const page = await help(1280);
    const search = page.getByPlaceholder("Rechercher une question...", { exact: true });
    expect(await search.evaluate((field) => getComputedStyle(field.parentElement as Element).position)).toBe(
      "sticky",
    );
    await summary(page, "Comment fonctionne la plateforme").click();
    const answer = page.locator("#faq details[open] > :not(summary)").first();
    const height = await answer.evaluate((element) => {
      const long = element.appendChild(document.createElement("div"));
      long.style.height = "2000px";
      const { height } = element.getBoundingClientRect();
      long.remove();
      return height;
    });
    expect(height).toBe(500);
    await page.getByRole("button", { name: "Questions suivantes" }).click();
    await page.getByText("Page 2 sur 4").waitFor();
    expect(await opened(page)).toBe(0);
    await page.getByRole("button", { name: "Afficher tout" }).click();
    expect(await page.locator("#faq details").count()).toBe(24);
    await page.getByRole("button", { name: "Afficher moins" }).click();
    await search.fill("  JOBBIS ");
    await page.getByText("1 résultat(s) trouvé(s)").waitFor();
    await summary(page, "Qu’est-ce que le Jobi").waitFor();
    await search.fill("zzz");
    await page.getByText("Aucun résultat trouvé pour votre recherche", { exact: true }).waitFor();
    await page.getByText("Essayez avec d’autres mots-clés ou une autre catégorie", { exact: true }).waitFor();
    expect(await page.locator("#faq details").count()).toBe(0);
    await page.context().close();
  });

  it("fades to the other page in 300 ms and then, at 768 px and narrower, scrolls smoothly to it [FAQ-21, FAQ-22]", async () => {
    const page = await help(768, { reducedMotion: "no-preference" });
    const turn = async (number: number) => {
      await page.getByRole("button", { name: "Questions suivantes" }).click();
      await page.getByText(`Page ${number} sur 4`).waitFor();
      await page.locator("#faq [data-fading]").waitFor({ state: "detached" });
      // Frames in which the page would scroll.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
      );
    };
    await moved(page);
    await turn(2);
    const fade = "fades from 0 in 300 ms";
    expect(await moved(page)).toEqual([fade, "accordion smooth start"]);
    await page.setViewportSize({ width: 769, height: 900 });
    await turn(3);
    expect(await moved(page)).toEqual([fade]);
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
