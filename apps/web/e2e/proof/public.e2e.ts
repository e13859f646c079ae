import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newMember, newPerson, visit } from "../browser.ts";
import { useProduct } from "../product.ts";

const product = useProduct();

const footer = (page: Page) => page.getByRole("contentinfo");
const leftOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().left);
const texts = (page: Page, selector: string) => page.locator(selector).allTextContents();

async function visitor(path: string, width = 1280): Promise<Page> {
  const { page } = await newPerson(product.browser, { viewport: { width, height: 900 } });
  await visit(page, `${product.url}${path}`);
  return page;
}

describe("the landing page", () => {
  it("is read by a visitor without signing in, and states what it claims in its configuration's text [LAND-01, POL-02, POL-03, POL-04, POL-05, POL-06, POL-07, POL-08, PROP-26]", async () => {
    const page = await visitor("/");
    expect(new URL(page.url()).pathname).toBe("/");
    const text = ((await page.getByRole("main").textContent()) ?? "").replaceAll(/\s/g, " ");
    for (const claim of [
      "Inscription 100 % gratuite",
      "Paiements sécurisés",
      "Profils vérifiés et notés",
      "Assistance 24h/24 et 7j/7",
      "du lundi au vendredi, de 9 h à 18 h",
      "De 300 à 1 500 € par mois",
      "3x plus de demandes",
      "250+",
      "Aucune commission",
    ])
      expect(text).toContain(claim);
    await page.context().close();
  });

  it("begins with a promise and leads on to the part that explains it [LAND-02, LAND-03, LAND-08]", async () => {
    const page = await visitor("/");
    const hero = page.locator("main section").first();
    await hero.getByRole("heading", { level: 1, name: /coup de main/ }).waitFor();
    const part = page.locator("#discover");
    const top = () => part.evaluate((section) => section.getBoundingClientRect().top);
    expect(await top()).toBeGreaterThan(300);
    await hero.getByRole("link", { name: "Voir comment ça marche" }).click();
    await expect.poll(top).toBeLessThan(120);
    await part.getByRole("heading", { level: 2 }).waitFor();
    await page.context().close();
  });

  it("shows four trades and, beside them, two ways to sign up [LAND-04, LAND-05, LAND-06, LAND-07]", async () => {
    const page = await visitor("/");
    const part = page.getByRole("region", { name: "Vos savoir-faire valent de l’argent." });
    expect(await part.getByRole("listitem").locator("strong").allTextContents()).toEqual([
      "Bricolage",
      "Rénovation",
      "Plomberie",
      "Assemblage",
    ]);
    expect(await part.getByRole("listitem").first().textContent()).toContain("+150€/jour");
    await part.getByRole("link", { name: "S’inscrire" }).click();
    await page.waitForURL((url) => url.pathname === "/inscription");
    await page.goBack();
    const leaving = page.waitForRequest((request) => new URL(request.url()).pathname === "/api/auth/google");
    await part.getByRole("link", { name: "Continuer avec Google" }).click();
    expect(new URL((await leaving).url()).searchParams.get("t")).toMatch(/^\d{13}$/);
    await page.context().close();
  });

  it("gives seven reasons, each for one side, and ends on a call to begin [LAND-09, LAND-10, LAND-14]", async () => {
    const page = await visitor("/");
    const reasons = page.getByRole("region", { name: "Pourquoi passer par nous" }).getByRole("listitem");
    const read = await reasons.allTextContents();
    expect(read.map((text) => /Pour les (jobbeurs|demandeurs)/.test(text))).toEqual(Array(7).fill(true));
    const call = page.getByRole("region", { name: /Qu’est-ce qui attend/ });
    await call.getByRole("link", { name: "Devenir jobbeur" }).click();
    await page.waitForURL(/\/inscription\?profil=jobbeur/);
    await page.context().close();
  });

  it("shows what partners offer, and what the two plans cost and give [LAND-12, LAND-13, SUB-15]", async () => {
    const page = await visitor("/");
    const offers = page.getByRole("region", { name: "Les offres des partenaires" });
    await offers.getByRole("link", { name: "Voir toutes les offres" }).click();
    await page.waitForURL(`${product.url}/offres-partenaires`);
    await page.goBack();
    const pricing = page.getByRole("region", { name: "Tarifs" });
    await pricing.waitFor();
    const cards = await pricing
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") })
      .all();
    const text = await Promise.all(cards.map(async (card) => (await card.textContent()) ?? ""));
    expect(text).toHaveLength(3);
    expect(text[0]).toMatch(/^Gratuit\s?0\s€/);
    expect(text[1]).toMatch(/^Premium\s?4,90\s€\s?par mois/);
    expect(text[1]).toContain("À moitié prix, à vie");
    expect(text[2]).toMatch(/^Et le Jobi/);
    await page.context().close();
  });

  it("shows in three steps how a jobbeur begins [LAND-15]", async () => {
    const page = await visitor("/");
    expect(await texts(page, "#how-it-works h3")).toEqual(
      expect.arrayContaining(["Créez votre profil", "Recevez des demandes", "Gagnez de l’argent"]),
    );
    await page.context().close();
  });

  it("shows in three steps how a person asks for a hand, and leads to the form", async () => {
    const page = await visitor("/");
    expect(await texts(page, "#demander h3")).toEqual([
      "Décrivez votre mission",
      "Comparez les propositions",
      "Mettez-vous d’accord",
    ]);
    await page.locator("#demander").getByRole("link", { name: "Publier une mission" }).click();
    await page.waitForURL(/\/inscription/);
    await page.context().close();
  });

  it("shows a visitor nine services, three of them popular, each a way to sign up [LAND-16, LAND-17, LAND-18]", async () => {
    const page = await visitor("/");
    const cards = page.locator("#services").getByRole("link");
    expect(await cards.allTextContents()).toEqual([
      "JardinagePopulaire",
      "Petites Réparations",
      "Ménage et NettoyagePopulaire",
      "BricolagePopulaire",
      "Garde d’Animaux",
      "Cours et Soutien Scolaire",
      "Informatique",
      "Déménagement et Transport",
      "Coaching et Conseils",
    ]);
    const names = await cards.allTextContents();
    for (const [index] of names.entries()) {
      await cards.nth(index).click();
      await page.waitForURL((url) => url.pathname === "/inscription");
      await page.goBack();
      await page.locator("#services").waitFor();
    }
    await page.context().close();
  });

  it.each(["home", "how-it-works", "pricing"])("scrolls to its part by /#%s [LAND-19]", async (id) => {
    const page = await visitor(`/#${id}`, 390);
    await expect
      .poll(() => page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top))
      .toBeLessThan(200);
    const { top, bottom } = await page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect());
    expect([top > -50, bottom > 0]).toEqual([true, true]);
    await page.context().close();
  });
});

describe("the footer", () => {
  it("leads a visitor to sign up, as who asks or who helps, by a banner and two cards [FOOT-01, FOOT-02]", async () => {
    const page = await visitor("/");
    await footer(page).getByRole("heading", { level: 2 }).first().waitFor();
    for (const name of [/Trouver un jobbeur/i, /Devenir jobbeur/i]) {
      await footer(page).getByRole("link", { name }).first().click();
      await page.waitForURL((url) => url.pathname === "/inscription");
      await page.goBack();
      await footer(page).waitFor();
    }
    await page.context().close();
  });

  it("has eight groups of services for a visitor, and neither them nor a banner for who is signed in [FOOT-02, FOOT-03, FOOT-04]", async () => {
    const page = await visitor("/");
    const services = footer(page).getByRole("region", { name: "Tous les services" });
    expect(await services.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
      "Services à la personne",
      "Événementiel et restauration",
      "Services administratifs",
      "Transport et logistique",
      "Communication et marketing",
      "Éducation et formation",
      "Services numériques",
      "Arts et divertissement",
    ]);
    expect(await footer(page).getByRole("link", { name: "Créer mon compte" }).count()).toBe(1);
    await page.context().close();
    const { page: own } = await newMember(product, "Solange");
    await visit(own, product.url);
    expect(await own.getByRole("main").locator('a[href^="/inscription"]').count()).toBe(0);
    await footer(own).waitFor();
    expect(await footer(own).getByRole("region", { name: "Tous les services" }).count()).toBe(0);
    expect(await footer(own).locator('a[href^="/inscription"]').count()).toBe(0);
    await own.context().close();
  });
});

it("on a phone the footer has what can be asked in a row that scrolls sideways, also without scripts [FOOT-04, FOOT-06]", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await product.browser.newContext({
      viewport: { width: 390, height: 900 },
      javaScriptEnabled,
    });
    const page = await context.newPage();
    await page.goto(`${product.url}/aide`);
    const services = footer(page).getByRole("region", { name: "Tous les services" });
    const row = services.getByRole("list", { name: "Tous les services" });
    expect(await services.getByRole("heading", { level: 3 }).count()).toBe(8);
    const last = services.getByRole("heading", { level: 3, name: "Arts et divertissement" });
    expect(await leftOf(last)).toBeGreaterThan(390);
    await row.focus();
    const rightOf = () => last.evaluate((element) => element.getBoundingClientRect().right);
    for (let press = 0; press < 120 && (await rightOf()) > 390; press++)
      await page.keyboard.press("ArrowRight");
    expect(await rightOf()).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const group = row.locator(":scope > li").filter({ has: page.getByText("Arts et divertissement") });
    for (const [path, isPart] of [
      [":scope > ul > li > a", false],
      [":scope > ul > li > ul a", true],
    ] as const) {
      const link = group.locator(path).first();
      const name = (await link.textContent()) ?? "";
      await link.click();
      await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
      const { pathname, searchParams } = new URL(page.url());
      expect([pathname, searchParams.has("category"), searchParams.has("subcategory")]).toEqual([
        "/services/search",
        true,
        isPart,
      ]);
      await page.goBack();
    }
    await context.close();
  }
});

describe("the end of the footer", () => {
  it("states how to reach staff, and the year of today [FOOT-09, FOOT-13]", async () => {
    const page = await visitor("/mentions-legales");
    const phone = footer(page).locator('a[href^="tel:"]');
    expect((await phone.textContent())?.replaceAll(/\D/g, "").length).toBeGreaterThanOrEqual(10);
    expect(await footer(page).locator('a[href^="mailto:"]').textContent()).toMatch(/^\S+@\S+$/);
    await footer(page).getByText("Paris", { exact: true }).waitFor();
    const year = await page.evaluate(() =>
      new Intl.DateTimeFormat("fr", { year: "numeric", timeZone: "Europe/Paris" }).format(Date.now()),
    );
    expect(await footer(page).getByText(/^©/).textContent()).toContain(`© ${year}`);
    await page.context().close();
  });

  it("opens six legal texts over the page [FOOT-12]", async () => {
    const page = await visitor("/");
    const texts = footer(page).getByRole("navigation", { name: "Informations légales" });
    const labels = await texts.locator("a[aria-haspopup=dialog]").allTextContents();
    expect(labels).toHaveLength(6);
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/textes/"))
        asked.push(pathname.replace("/textes/", "").replace(/\.data$/, ""));
    });
    for (const name of labels) {
      await texts.getByRole("link", { name, exact: true }).click();
      const modal = page.getByRole("dialog");
      await modal.getByRole("heading", { level: 2 }).first().waitFor();
      await page.keyboard.press("Escape");
      await modal.waitFor({ state: "detached" });
    }
    expect(asked.sort()).toEqual([
      "charte-ethique",
      "conditions-generales",
      "cookies",
      "mentions-legales",
      "politique-confidentialite",
      "referencement",
    ]);
    await page.context().close();
  });
});

describe("a service that a person came for", () => {
  it("is one of three in each group of the footer, each with two parts, and all are links to what exists [FOOT-05, FOOT-06]", async () => {
    const page = await visitor("/");
    const services = footer(page).getByRole("region", { name: "Tous les services" });
    const counts = await services
      .locator("ul[tabindex] > li > ul")
      .evaluateAll((groups) =>
        groups.map((group) => [
          group.querySelectorAll(":scope > li > a").length,
          ...[...group.querySelectorAll("ul")].map((parts) => parts.querySelectorAll("a").length),
        ]),
      );
    expect(counts).toEqual(Array.from({ length: 8 }, () => [3, 2, 2, 2]));
    // Each item leads to the search of its category, each part to that of its service, and the page bears its name.
    const links = await services.locator("ul[tabindex] > li > ul a").evaluateAll((all) =>
      all.map((one) => ({
        label: one.textContent,
        href: one.getAttribute("href") ?? "",
        isPart: one.closest("ul")?.parentElement?.querySelector(":scope > a") !== null,
      })),
    );
    for (const { label, href, isPart } of links) {
      const { pathname, searchParams } = new URL(href, product.url);
      expect([label, pathname, searchParams.has("category"), searchParams.has("subcategory")]).toEqual([
        label,
        "/services/search",
        true,
        isPart,
      ]);
      await page.goto(product.url + href);
      await page.getByRole("heading", { level: 1, name: label ?? "", exact: true }).waitFor();
    }
    await visit(page, product.url);
    await services.getByRole("link", { name: "Taille de haies" }).click();
    await page.waitForURL(/\/services\/search\?category=jardinage&subcategory=taille-de-haies/);
    await page.getByRole("heading", { level: 1, name: "Taille de haies" }).waitFor();
    await page.context().close();
  });

  it("is chosen already when a member begins a mission from the landing page, or from what they signed up for", async () => {
    const { page } = await newMember(product, "Firmin");
    await visit(page, product.url);
    await page.locator("#services").getByRole("link", { name: "Jardinage" }).click();
    await page.waitForURL(/poster-une-mission\?categorie=jardinage/);
    await page.getByRole("radio", { name: "Taille de haies" }).waitFor({ state: "attached" });
    await page.context().close();
  });
});

describe("a page", () => {
  it("ends with the footer and stays within a width when it is public, not in the dashboard [APP-01, APP-05]", async () => {
    const { page } = await newMember(product, "Aurore");
    await page.setViewportSize({ width: 2400, height: 900 });
    const limits = () =>
      page
        .getByRole("heading", { level: 1 })
        .first()
        .evaluate((heading) => {
          const found: string[] = [];
          for (let box = heading.parentElement; box !== null; box = box.parentElement)
            found.push(getComputedStyle(box).maxWidth);
          return found;
        });
    for (const path of ["/", "/mentions-legales"]) {
      await visit(page, `${product.url}${path}`);
      await footer(page).waitFor();
      expect(await limits()).toContain("1920px");
    }
    await visit(page, `${product.url}/dashboard`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await footer(page).count()).toBe(0);
    expect(await limits()).not.toContain("1920px");
    await page.context().close();
  });

  it("forgets at its start what earlier versions left in the browser's caches, and nothing else [APP-09]", async () => {
    const page = await visitor("/login");
    await page.evaluate(() =>
      Promise.all(["jobami-v1", "jobami-pages", "photos"].map((name) => caches.open(name))),
    );
    await page.reload();
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["photos"]);
    await page.context().close();
  });
});
