import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { newPerson, visit } from "../browser.ts";
import { demoCookies } from "../demo-people.ts";
import { heardOf, heardOn, takeActFaults } from "../heard.ts";
import { wholeMemberPaths, wholeStaffPaths } from "../known-pages.ts";
import { useProduct } from "../product.ts";

/** The ways to other views of the page one is on, as links beside the one that is current. */
const waysOf = (page: Page) =>
  page
    .locator("main nav:has([aria-current=page]) a[href]:not([aria-current])")
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter(({ pathname, hash }) => pathname === location.pathname && hash === "")
        .map((link) => link.getAttribute("href") ?? ""),
    );

/** Follows such a way by Enter. Answers whether something was spoken, or the focus led on. */
async function isAnswered(page: Page, href: string): Promise<boolean> {
  const link = page.locator(`main nav a[href=${JSON.stringify(href)}]`).first();
  // What one choice takes away another one cannot choose.
  if ((await link.count()) === 0 || !(await link.isVisible())) return true;
  const before = (await heardOn(page)).length;
  await link.focus();
  await page.keyboard.press("Enter");
  return page
    .waitForFunction(
      ([from, to]) => window.spokenHere.length > from || document.activeElement?.getAttribute("href") !== to,
      [before, href] as const,
      { timeout: 5_000 },
    )
    .then(
      () => true,
      () => false,
    );
}

describe("what an act leads to is spoken once, and the focus stays with it", () => {
  const product = useProduct({ demoData: true });
  let page: Page;

  async function enter(who: string): Promise<Page> {
    const person = await newPerson(product.browser);
    await person.page.context().addCookies(await demoCookies(product.url, who));
    return person.page;
  }
  const hasFocus = (text: string) =>
    page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, text);

  beforeAll(async () => {
    page = await enter("lea");
  });

  it("a page that is moved to says its own name, and it alone", async () => {
    await visit(page, `${product.url}/dashboard`);
    const missions = page.getByRole("navigation").getByRole("link", { name: "Missions" }).first();
    const heard = await heardOf(page, () => missions.click(), /Jobami$/);
    expect(heard.filter((text) => text.includes("Jobami"))).toEqual(["Missions · Jobami"]);
  });

  it("the next page of a list says which one it is", async () => {
    await visit(page, `${product.url}/dashboard/missions?vue=ouvertes`);
    await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
    const next = page.getByRole("link", { name: "Page suivante" });
    const heard = await heardOf(page, () => next.click(), /^Page/);
    expect(heard).toEqual([expect.stringMatching(/^Page 2 sur \d+$/)]);
    expect(await hasFocus("Page suivante")).toBe(true);
  });

  it("a list of staff says that its next page is shown", async () => {
    const anne = await enter("anne");
    await visit(anne, `${product.url}/admin/user-management`);
    const next = anne.getByRole("link", { name: "Page suivante" });
    expect(await heardOf(anne, () => next.click(), /^Page/)).toEqual(["Page suivante affichée"]);
    await anne.context().close();
  });

  it.each([
    ["karim", wholeMemberPaths],
    ["lea", wholeMemberPaths],
    ["anne", wholeStaffPaths],
  ] as const)(
    "whatever narrows a list or turns a view says what came of it, on every page of %s",
    async (who, paths) => {
      const person = await enter(who);
      const silent: string[] = [];
      let ways = 0;
      for (const path of paths) {
        await visit(person, product.url + path);
        await expect.poll(() => person.locator("[aria-busy=true]").count()).toBe(0);
        for (const href of await waysOf(person)) {
          ways += 1;
          if (!(await isAnswered(person, href))) silent.push(`${path}: ${href}`);
        }
      }
      expect(ways).toBeGreaterThan(3);
      expect(silent, silent.join("\n")).toEqual([]);
      await person.context().close();
    },
    900_000,
  );

  it("a message that is sent says so, and leaves the focus on its button", async () => {
    await visit(page, `${product.url}/dashboard/messages`);
    const talks = page.getByRole("list", { name: "Conversations" }).getByRole("link");
    await heardOf(page, () => talks.first().click(), /Messages · Jobami$/);
    await page.getByRole("textbox", { name: /^Votre message/ }).fill("Bonjour, à quelle heure venez-vous ?");
    const send = page.getByRole("button", { name: "Envoyer", exact: true });
    expect(await heardOf(page, () => send.click(), /envoyé/)).toEqual(["Message envoyé"]);
    expect(await hasFocus("Envoyer")).toBe(true);
  });

  it("the composer says that its draft is stored, and nothing of it again at each step", async () => {
    await visit(page, `${product.url}/dashboard/missions/poster-une-mission`);
    const search = page.getByRole("combobox", { name: /^En quelques mots/ });
    const typed = await heardOf(page, () => search.fill("guitare"), /^1 option/);
    expect(typed.filter((text) => text.startsWith("Aucun"))).toEqual([]);
    await search.press("ArrowDown");
    const chosen = await heardOf(page, () => search.press("Enter"), /Brouillon/);
    expect(chosen.filter((text) => text.includes("Brouillon"))).toEqual([
      "Brouillon enregistré sur cet appareil",
    ]);
    const before = (await heardOn(page)).length;
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByLabel("Titre").fill("Apprendre la guitare");
    await page.getByLabel("Description").fill("Une heure par semaine, pour débuter, plutôt le soir.");
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByRole("heading", { name: "Où et quand ?" }).waitFor();
    await page.getByText("Brouillon enregistré sur cet appareil").waitFor();
    const spokenSince = (await heardOn(page)).slice(before);
    expect(spokenSince.filter((text) => /brouillon|enregistr/i.test(text))).toEqual([]);
  });

  it("what is watched in every journey is noticed: a focus that is nowhere, and what is spoken twice", async () => {
    const { page: other } = await newPerson(product.browser);
    const act =
      "const say = (text) => (document.querySelector('p').textContent = text); this.disabled = true;";
    const body = `<p role="status"></p><button onclick="${act} say('Envoyé'); setTimeout(() => say(''), 100);
      setTimeout(() => say('Envoyé'), 200)">Envoyer</button>`;
    await other.route("**/essai", (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body }),
    );
    await other.goto(`${product.url}/essai`);
    await other.getByRole("button").click();
    const faults: string[] = [];
    await expect.poll(() => faults.push(...takeActFaults()) && faults.length).toBe(2);
    expect(faults.sort()).toEqual([
      "the focus is nowhere after click on button « Envoyer » of /essai",
      "« Envoyé » is spoken twice on /essai",
    ]);
    await other.context().close();
  });
});
