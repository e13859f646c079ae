import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { holdBack, newPerson, type Person, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();
const title = hedgeMission(1).title;
let person: Person;
let missionPath = "";

beforeAll(async () => {
  const ines = newcomer("Ines");
  const { missions } = await join(product.url, ines);
  const { data } = await missions.create({ body: hedgeMission(1) });
  missionPath = `/dashboard/missions/${data.id}`;
  person = await newPerson(product.browser, { viewport: { width: 1280, height: 800 } });
  await signIn(person.page, product.url, ines.email);
});
afterAll(() => person.page.context().close());

const trail = (page: Page) => page.getByRole("navigation", { name: "Fil d’Ariane" });
const shownLinks = (page: Page) => trail(page).getByRole("link").allTextContents();
const above = (page: Page, name: string) => trail(page).getByRole("link", { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe("the trail of pages above a page", () => {
  it.each([
    ["/dashboard/missions", ["Accueil", "Missions"]],
    ["/dashboard/missions/offres", ["Accueil", "Missions", "Propositions"]],
    ["/dashboard/missions/poster-une-mission", ["Accueil", "Missions", "Publier une mission"]],
    ["/dashboard/notifications", ["Accueil", "Notifications"]],
    ["/dashboard/parametres", ["Accueil", "Paramètres"]],
    ["/dashboard/parametres/reconnaissance-vocale", ["Accueil", "Paramètres", "Reconnaissance vocale"]],
    ["/dashboard/parametres/affichage", ["Accueil", "Paramètres", "Affichage et lecture"]],
    ["/dashboard/parametres/compte", ["Accueil", "Paramètres", "Données et compte"]],
    ["/dashboard/profil/securite", ["Accueil", "Profil", "Sécurité"]],
    ["/dashboard/support", ["Accueil", "Aide"]],
  ])("comes with %s from the server: %j", async (path, crumbs) => {
    const { page } = person;
    const html = await (await page.context().request.get(product.url + path)).text();
    expect(html).toContain('<nav aria-label="Fil d’Ariane">');
    await visit(page, product.url + path);
    expect(await shownLinks(page)).toEqual(crumbs);
    const current = trail(page).locator("[aria-current=page]");
    expect(await current.allTextContents()).toEqual(crumbs.slice(-1));
  });

  it("is not on the first page, nor for visitors", async () => {
    const { page } = person;
    for (const path of ["/dashboard", "/"]) {
      await visit(page, product.url + path);
      expect([path, await trail(page).count()]).toEqual([path, 0]);
    }
    const visitor = await newPerson(product.browser);
    await visit(visitor.page, `${product.url}/dashboard/missions`);
    expect(await trail(visitor.page).count()).toBe(0);
    await visitor.page.context().close();
  });

  it("ends with a mission by its name once that is known, and stands where it stood", async () => {
    const { page } = person;
    await visit(page, `${product.url}/dashboard/missions`);
    const stood = await trail(page).boundingBox();
    const mission = new RegExp(`/api${missionPath.slice("/dashboard".length)}(/|$)`);
    const release = await holdBack(page, mission);
    const asked = page.waitForRequest(mission);
    await page.goto(product.url + missionPath);
    await asked;
    await expect.poll(() => shownLinks(page)).toEqual(["Accueil", "Missions", "Mission"]);
    expect(await trail(page).boundingBox()).toEqual(stood);
    const firstCrumbs = () =>
      trail(page)
        .getByRole("listitem")
        .evaluateAll((items) =>
          items.map((item) => [item.getBoundingClientRect().left, item.getBoundingClientRect().top]),
        );
    const before = await firstCrumbs();
    await release();
    await expect.poll(() => shownLinks(page)).toEqual(["Accueil", "Missions", title]);
    expect(await firstCrumbs()).toEqual(before);
    expect(await trail(page).boundingBox()).toEqual(stood);
    expect(await trail(page).locator("[aria-current=page]").textContent()).toBe(title);
    await page.unrouteAll();
  });

  it("is gone up by the keyboard alone, and the back button leads down again", async () => {
    const { page } = person;
    await visit(page, product.url + missionPath);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await above(page, "Accueil").focus();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Missions");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/missions$/);
    await expect.poll(() => shownLinks(page)).toEqual(["Accueil", "Missions"]);
    await page.goBack();
    await page.waitForURL(new RegExp(`${missionPath}$`));
    await expect.poll(() => shownLinks(page)).toEqual(["Accueil", "Missions", title]);
    expect(person.troubles).toEqual([]);
  });

  it("is the link to the page above on a phone, large enough for a thumb", async () => {
    const { page } = person;
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, product.url + missionPath);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    const visible = trail(page).getByRole("link").filter({ visible: true });
    expect(await visible.allTextContents()).toEqual(["Missions"]);
    const box = await visible.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await visible.click();
    await page.waitForURL(/\/missions$/);
    await expect.poll(() => visible.allTextContents()).toEqual(["Accueil"]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it("is covered by nothing and covers no title, with text and buttons extra-large", async () => {
    const { page } = person;
    const display = encodeURIComponent(
      JSON.stringify({ fontSize: "extra-large", buttonSize: "extra-large" }),
    );
    await page.context().addCookies([{ name: "jobami_display", value: display, url: product.url }]);
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ["/dashboard/missions", missionPath, "/dashboard/profil/securite"]) {
        await visit(page, product.url + path);
        const links = trail(page).getByRole("link").filter({ visible: true });
        for (const link of await links.all()) await link.click({ trial: true, timeout: 2000 });
        const line = await trail(page).boundingBox();
        const heading = await page.locator("h1").boundingBox();
        const isApart = (line?.y ?? 0) + (line?.height ?? 0) <= (heading?.y ?? 0);
        expect([width, path, isApart]).toEqual([width, path, true]);
      }
    }
    await page.context().clearCookies({ name: "jobami_display" });
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});
