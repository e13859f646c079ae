import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPerson, type Person, signIn, visit } from "../browser.ts";
import { walkFocus } from "../focus-walk.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useProduct();
const nadia = newcomer("Nadia", "jobbeur");
let person: Person;

beforeAll(async () => {
  await join(product.url, nadia);
  person = await newPerson(product.browser, { viewport: { width: 1280, height: 800 } });
  await signIn(person.page, product.url, nadia.email);
});
afterAll(() => person.page.context().close());

const rail = (page: Page) => page.getByRole("navigation", { name: "Toutes les pages" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Toutes les pages" });
const widthOf = (page: Page) => rail(page).evaluate((it) => it.getBoundingClientRect().width);

/** How wide the rail was, and where the page beside it began, in px: every value of any frame since the page came. */
async function edgesOf(page: Page, url: string): Promise<string[]> {
  await page.addInitScript(() => {
    const edges = new Set<string>();
    Object.assign(globalThis, { edges });
    const look = () => {
      const main = document.getElementById("contenu");
      const width = document.querySelector("nav[aria-label='Toutes les pages']")?.clientWidth ?? 0;
      if (main !== null) edges.add(`${width + 1} ${main.getBoundingClientRect().left}`);
      requestAnimationFrame(look);
    };
    look();
  });
  await visit(page, url);
  return page.evaluate(() => [...(globalThis as unknown as { edges: Set<string> }).edges]);
}

describe("the rail", () => {
  it("stands beside every page of the dashboard from 980 px on, with its places in groups and the current one marked", async () => {
    const { page } = person;
    await visit(page, `${product.url}/dashboard`);
    expect(await widthOf(page)).toBe(232);
    const groups = await rail(page)
      .getByRole("list", { name: /./ })
      .evaluateAll((lists) =>
        lists.map((list) => [
          list.getAttribute("aria-label"),
          [...list.querySelectorAll("a")].map((link) => link.textContent),
        ]),
      );
    expect(groups.map(([name]) => name)).toEqual([
      "Aujourd’hui",
      "Missions",
      "Relations",
      "Argent",
      "Mon activité",
      "Se faire connaître",
      "Avantages",
      "Aide et réglages",
    ]);
    expect(groups[0]).toEqual(["Aujourd’hui", ["Accueil", "Notifications", "Messages", "Planning"]]);
    expect(groups[1]).toEqual(["Missions", ["Missions", "Propositions"]]);
    expect(groups.at(-1)?.[1]).toEqual(expect.arrayContaining(["Paramètres", "Sécurité", "Aide"]));
    await rail(page).getByRole("link", { name: "Propositions" }).click();
    await page.waitForURL(/\/offres$/);
    const current = rail(page).locator("[aria-current]");
    await expect.poll(() => current.allTextContents()).toEqual(["Propositions"]);
    await page.setViewportSize({ width: 979, height: 800 });
    expect(await rail(page).isVisible()).toBe(false);
    await page.setViewportSize({ width: 980, height: 800 });
    expect(await rail(page).isVisible()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, `${product.url}/`);
    expect(await rail(page).count()).toBe(0);
  });

  it("is as it was left from the first byte on, and nothing moves", async () => {
    const { page } = person;
    await visit(page, `${product.url}/dashboard/missions`);
    await rail(page).getByRole("button", { name: "Aide et réglages" }).click();
    await rail(page).getByRole("button", { name: "Replier le menu" }).click();
    expect(await widthOf(page)).toBe(76);
    const html = await (await page.context().request.get(`${product.url}/dashboard/missions`)).text();
    expect(html).toMatch(/<nav[^>]* aria-label="Toutes les pages" data-folded="true"/);
    expect(await edgesOf(page, `${product.url}/dashboard/missions`)).toEqual(["76 76"]);
    await rail(page).getByRole("button", { name: "Déplier le menu" }).click();
    const help = rail(page).getByRole("button", { name: "Aide et réglages" });
    expect(await help.getAttribute("aria-expanded")).toBe("false");
    expect(await edgesOf(page, `${product.url}/dashboard/missions`)).toEqual(["232 232"]);
    expect(await help.getAttribute("aria-expanded")).toBe("false");
    await visit(page, `${product.url}/dashboard/profil/securite`);
    expect(await help.getAttribute("aria-expanded")).toBe("true");
    expect(person.troubles).toEqual([]);
  });

  it.each(["/dashboard", "/dashboard/missions/offres", "/dashboard/parametres"])(
    "stands still from the first frame on, and so does what is beside it: %s",
    async (path) => {
      expect(await edgesOf(person.page, product.url + path)).toEqual(["232 232"]);
    },
  );

  it("is gone through by the keyboard alone: a group closes and opens, folded icons state where they lead", async () => {
    const { page } = person;
    await visit(page, `${product.url}/dashboard/missions`);
    await rail(page).getByRole("button", { name: "Missions" }).focus();
    await page.keyboard.press("Enter");
    expect(await rail(page).getByRole("link", { name: "Propositions" }).count()).toBe(0);
    await page.keyboard.press("Space");
    await rail(page).getByRole("link", { name: "Propositions" }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/offres$/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("contenu");
    await rail(page).getByRole("button", { name: "Replier le menu" }).focus();
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Déplier le menu");
    await page.keyboard.press("Tab");
    await page.getByRole("tooltip", { name: "Accueil" }).waitFor();
    await rail(page).getByRole("button", { name: "Déplier le menu" }).click();
  });

  it("leaves the page its room with text and buttons extra-large: nothing sticks out, nothing covers what has the focus", async () => {
    const { page } = person;
    const context = page.context();
    const display = encodeURIComponent(
      JSON.stringify({ fontSize: "extra-large", buttonSize: "extra-large", keyboardNavigation: true }),
    );
    await context.addCookies([{ name: "jobami_display", value: display, url: product.url }]);
    for (const width of [980, 1280]) {
      await page.setViewportSize({ width, height: 600 });
      for (const path of ["/dashboard", "/dashboard/missions", "/dashboard/missions/poster-une-mission"]) {
        await visit(page, product.url + path);
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll("main *, nav[aria-label='Toutes les pages'] *")].flatMap((it) =>
            it.getBoundingClientRect().right > innerWidth + 0.5 ? [it.outerHTML.slice(0, 80)] : [],
          ),
        );
        expect([path, cut]).toEqual([path, []]);
      }
      const walk = await walkFocus(page, { isOneWay: false });
      expect(walk.covered).toEqual([]);
    }
    await context.clearCookies({ name: "jobami_display" });
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

describe("« Plus » on narrow windows", () => {
  it.each(["Mon compte", "Ouvrir le menu"])(
    "in « %s » opens the same groups with a search on top, by the keyboard alone, and gives the focus back",
    async (menu) => {
      const { page } = person;
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, `${product.url}/dashboard/missions`);
      await page.getByRole("button", { name: menu }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Plus", exact: true }).focus();
      await page.keyboard.press("Enter");
      await drawer(page).getByRole("list", { name: "Aide et réglages" }).waitFor();
      expect(
        await drawer(page).getByRole("link", { name: "Missions", exact: true }).getAttribute("aria-current"),
      ).toBe("page");
      await page.keyboard.press("Escape");
      await drawer(page).waitFor({ state: "detached" });
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(menu);
      await page.setViewportSize({ width: 1280, height: 800 });
    },
  );

  it("finds a place whose name is typed with a mistake, states how many there are, and Enter goes there", async () => {
    const { page } = person;
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `${product.url}/dashboard`);
    await page.getByRole("button", { name: "Mon compte" }).click();
    await page.getByRole("button", { name: "Plus", exact: true }).click();
    await drawer(page).getByRole("searchbox", { name: "Chercher une page" }).fill("parmetres");
    await expect.poll(() => drawer(page).getByRole("status").textContent()).toBe("1 page trouvée");
    expect(await drawer(page).getByRole("link").allTextContents()).toEqual(["Paramètres"]);
    await drawer(page).getByRole("searchbox").fill("trottinette");
    await expect.poll(() => drawer(page).getByRole("status").textContent()).toBe("Aucune page de ce nom.");
    await drawer(page).getByRole("searchbox").fill("sécu");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/securite$/);
    await drawer(page).waitFor({ state: "detached" });
    expect(person.troubles).toEqual([]);
  });

  it("is not offered where the rail stands, and its drawer closes when the window grows", async () => {
    const { page } = person;
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `${product.url}/dashboard`);
    await page.getByRole("button", { name: "Mon compte" }).click();
    await page.getByRole("button", { name: "Plus", exact: true }).click();
    await drawer(page).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await drawer(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Mon compte" }).click();
    await page.getByRole("button", { name: "Se déconnecter" }).waitFor();
    expect(await page.getByRole("button", { name: "Plus", exact: true }).count()).toBe(0);
  });
});
