import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { newPerson, visit } from "../browser.ts";
import { demoCookies } from "../demo-people.ts";
import { heardOf, heardOn, listen } from "../heard.ts";
import { useProduct } from "../product.ts";

describe("what an act leads to is spoken once, and the focus stays with it", () => {
  const product = useProduct({ demoData: true });
  let page: Page;

  async function enter(who: string): Promise<Page> {
    const person = await newPerson(product.browser);
    await person.page.context().addCookies(await demoCookies(product.url, who));
    await listen(person.page);
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
    await visit(page, `${product.url}/dashboard/missions`);
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

  it("a message that is sent says so, and leaves the focus on its button", async () => {
    await visit(page, `${product.url}/dashboard/messages`);
    const talks = page.getByRole("list", { name: "Conversations" }).getByRole("link");
    await talks.first().click();
    await page.getByRole("textbox", { name: /^Votre message/ }).fill("Bonjour, à quelle heure venez-vous ?");
    const send = page.getByRole("button", { name: "Envoyer", exact: true });
    expect(await heardOf(page, () => send.click(), /envoyé/)).toEqual(["Message envoyé"]);
    expect(await hasFocus("Envoyer")).toBe(true);
  });

  it("the composer says that its draft is stored, and nothing of it again at each step", async () => {
    await visit(page, `${product.url}/dashboard/missions/poster-une-mission`);
    const search = page.getByRole("combobox", { name: /De quoi avez-vous besoin/ }).last();
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
});
