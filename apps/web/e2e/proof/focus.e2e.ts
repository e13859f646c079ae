import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { newMember, newPerson, newStranger, type Person, signIn, visit } from "../browser.ts";
import { heardOn } from "../heard.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer, type Visitor } from "../visitor.ts";

const product = useProduct();

/** What has the focus, as text: its tag or id, and its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { id, tagName, textContent } = document.activeElement ?? document.body;
    if (tagName === "BODY") return "body";
    return id === "contenu" ? "page" : `${tagName.toLowerCase()}: ${textContent?.trim()}`;
  });
const expectFocus = (page: Page, text: string | RegExp) =>
  expect.poll(() => focused(page)).toEqual(text instanceof RegExp ? expect.stringMatching(text) : text);
/** What was announced of the page that came. */
const announcedTitle = (page: Page) => page.locator("#page-annoncee").textContent();

/** What a screen reader hears: a part of the page that speaks when it changes holds it. */
const isSpoken = (page: Page, text: string | RegExp) =>
  page
    .locator("[role=status], [role=alert], [role=alertdialog], [aria-live=polite], [aria-live=assertive]")
    .filter({ hasText: text })
    .first()
    .waitFor();

/** Reaches a control as the keyboard does and presses Enter. */
async function enter(page: Page, role: "button" | "link", name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name });
  await control.focus();
  await page.keyboard.press("Enter");
}

describe("another page of the product", () => {
  it("is announced by its title and has the focus; a first load and a reload announce nothing", async () => {
    const { page } = await newPerson(product.browser);
    await visit(page, product.url);
    await visit(page, `${product.url}/login`);
    expect(await announcedTitle(page)).toBe("");
    expect(await focused(page)).toMatch(/^body/);
    await page.reload({ waitUntil: "networkidle" });
    expect(await announcedTitle(page)).toBe("");
    await enter(page, "link", "Mot de passe oublié ?");
    await page.waitForURL(/\/forgot-password$/);
    await expect.poll(() => announcedTitle(page)).toBe("Mot de passe oublié · Jobami");
    await expectFocus(page, "page");
    await page.goBack();
    await page.waitForURL(/\/login$/);
    await expect.poll(() => announcedTitle(page)).toMatch(/ · Jobami$/);
    await expectFocus(page, "page");
    await page.context().close();
  });

  it("has the focus at the place that its address names, and is scrolled there", async () => {
    const { page } = await newPerson(product.browser);
    await visit(page, `${product.url}/login`);
    await page.getByRole("banner").getByRole("link", { name: "Tarifs" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/#pricing$/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("pricing");
    await expect
      .poll(() => page.locator("#pricing").evaluate((it) => it.getBoundingClientRect().top))
      .toBeCloseTo(25, -1);
    await page.getByRole("banner").getByRole("link", { name: "Comment ça marche" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("how-it-works");
    await page.context().close();
  });

  it("is scrolled to the place that its address names also when its style sheet comes late", async () => {
    const { page } = await newPerson(product.browser);
    await visit(page, `${product.url}/login`);
    const late: string[] = [];
    await page.route(/\.css$/, async (route) => {
      late.push(route.request().url());
      await page.waitForTimeout(500);
      await route.continue();
    });
    await page.getByRole("banner").getByRole("link", { name: "Tarifs" }).click();
    await page.waitForURL(/\/#pricing$/);
    await expect
      .poll(() => page.locator("#pricing").evaluate((it) => it.getBoundingClientRect().top))
      .toBeCloseTo(25, -1);
    expect(late).not.toEqual([]);
    await page.unrouteAll({ behavior: "wait" });
    await page.context().close();
  });

  it("chosen in the menu of a phone has the focus, and not the button of the menu", async () => {
    const { page } = await newPerson(product.browser, { viewport: { width: 390, height: 844 } });
    await visit(page, product.url);
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Connexion" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/login$/);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expectFocus(page, "page");
    await page.context().close();
  });
});

describe("the question about cookies", () => {
  it("hands the focus to the page once it is answered", async () => {
    const { page } = await newStranger(product.browser);
    await visit(page, `${product.url}/login`);
    await enter(page, "button", "Personnaliser");
    await expectFocus(page, /^h2: /);
    await enter(page, "button", "Annuler");
    await expectFocus(page, /^h2: Des cookies/);
    await enter(page, "button", "Refuser");
    await expectFocus(page, "page");
    await page.context().close();
  });

  it("hands it back to what a person was at before they closed it", async () => {
    const { page } = await newStranger(product.browser);
    await visit(page, `${product.url}/login`);
    await page.getByRole("link", { name: "Mot de passe oublié ?" }).focus();
    await page
      .getByRole("region", { name: /^Des cookies/ })
      .getByRole("button", { name: "Fermer" })
      .focus();
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: /^Des cookies/ }).waitFor({ state: "detached" });
    await expectFocus(page, /^a: Mot de passe oublié/);
    await page.context().close();
  });
});

describe("what had the focus and is gone", () => {
  const owner = newcomer("Odile");
  let odile: Visitor;
  let jules: Visitor;
  let page: Page;
  let person: Person;
  const missions: string[] = [];

  async function propose(number: number): Promise<void> {
    const { data: mission } = await odile.missions.create({ body: hedgeMission(number) });
    missions.push(mission.id);
    await jules.proposals.propose({
      params: { id: mission.id },
      body: { amount: 80, message: "Je peux venir lundi.", paymentMethodType: "euros" },
    });
  }

  beforeAll(async () => {
    odile = await join(product.url, owner);
    jules = await join(product.url, newcomer("Jules", "jobbeur"));
    for (const number of [1, 2, 3, 4]) await propose(number);
    person = await newPerson(product.browser);
    page = person.page;
    await signIn(page, product.url, owner.email);
  });

  it("leaves it to the next line of the inbox, or to its title", async () => {
    await visit(page, `${product.url}/dashboard/notifications`);
    const lines = page.getByRole("list", { name: "Notifications" }).getByRole("article");
    await expect.poll(() => lines.count()).toBe(4);
    const first = lines.first().getByRole("button", { name: /^Archiver/ });
    await first.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => lines.count()).toBe(3);
    await expectFocus(page, /^h2: .*Nouvelle proposition/);
    expect(await lines.first().evaluate((line) => line.contains(document.activeElement))).toBe(true);

    await lines
      .last()
      .getByRole("button", { name: /^Supprimer/ })
      .focus();
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog");
    await question.waitFor();
    await expectFocus(page, "button: Garder");
    await question.getByRole("button", { name: "Supprimer" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => lines.count()).toBe(2);
    await expectFocus(page, /^h2: .*Nouvelle proposition/);
    expect(await lines.last().evaluate((line) => line.contains(document.activeElement))).toBe(true);

    await enter(page, "button", "Tout marquer comme lu");
    await page.getByRole("button", { name: "Tout marquer comme lu" }).waitFor({ state: "detached" });
    await expectFocus(page, "h1: Notifications");
    await enter(page, "button", "Tout archiver");
    await expect.poll(() => lines.count()).toBe(0);
    await expectFocus(page, "h1: Notifications");
  });

  it("leaves it to the negotiation: its form, its title", async () => {
    await visit(page, `${product.url}/dashboard/missions/${missions[0]}`);
    await enter(page, "link", /^Jules D\./);
    await expectFocus(page, "h2: Jules D.");
    await enter(page, "button", "Contre-proposer");
    await expectFocus(page, /^h3: /);
    await enter(page, "button", /^Annuler$/);
    await expectFocus(page, "h2: Jules D.");
    await enter(page, "button", "Contre-proposer");
    await page.getByLabel("Montant").fill("70");
    await enter(page, "button", "Envoyer");
    await page.getByText("En attente de réponse").waitFor();
    await expectFocus(page, "h2: Jules D.");

    await visit(page, `${product.url}/dashboard/missions/${missions[1]}`);
    await enter(page, "link", /^Jules D\./);
    await enter(page, "button", "Refuser");
    await page.getByRole("alertdialog").getByRole("button", { name: "Refuser" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Refusée", { exact: true }).waitFor();
    await expectFocus(page, "h2: Jules D.");
  });

  it("a question begins on what loses nothing", async () => {
    await visit(page, `${product.url}/dashboard/missions/${missions[2]}`);
    await enter(page, "link", /^Jules D\./);
    for (const act of ["Accepter", "Refuser"]) {
      await enter(page, "button", act);
      await page.getByRole("alertdialog").waitFor();
      await expectFocus(page, "button: Revenir");
      await page.keyboard.press("Enter");
      await page.getByRole("alertdialog").waitFor({ state: "detached" });
      await expectFocus(page, `button: ${act}`);
    }
    await visit(page, `${product.url}/dashboard/parametres/compte`);
    await enter(page, "button", "Faire une pause");
    await page.getByRole("alertdialog").waitFor();
    await expectFocus(page, "button: Annuler");
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await expectFocus(page, "button: Faire une pause");
  });

  it("stays in the field of a search that was sent", async () => {
    await visit(page, `${product.url}/dashboard/missions`);
    const field = page.getByRole("searchbox", { name: "Rechercher" });
    await field.fill("haie");
    await page.keyboard.press("Enter");
    await page.waitForURL(/q=haie/);
    await page.waitForLoadState("networkidle");
    expect(await field.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe("");
  });

  it("no two navigations of a page are called alike", async () => {
    for (const path of ["/", "/dashboard/missions", "/dashboard/notifications"]) {
      await visit(page, `${product.url}${path}`);
      const names = await page
        .locator("nav")
        .evaluateAll((all) =>
          all.map((nav) => nav.getAttribute("aria-label")?.toLowerCase().replace(/s\b/g, "")),
        );
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  it("a mission that has a page to itself is called by its own title", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `${product.url}/dashboard/missions`);
    await enter(page, "link", "Mes missions");
    await enter(page, "link", "Tailler la haie numéro 3");
    await expect.poll(() => page.title()).toBe("Tailler la haie numéro 3 · Jobami");
    await expect.poll(() => announcedTitle(page)).toBe("Tailler la haie numéro 3 · Jobami");
    await page.goBack();
    await expect.poll(() => page.title()).toBe("Missions · Jobami");
  });
});

describe("an act that is done", () => {
  const owner = newcomer("Ines");
  const worker = newcomer("Karim", "jobbeur");
  const missions: string[] = [];
  let karim: Visitor;
  let atOwner: Page;
  let atWorker: Page;

  beforeAll(async () => {
    const ines = await join(product.url, owner);
    karim = await join(product.url, worker);
    for (const number of [11, 12, 13]) {
      const { data: mission } = await ines.missions.create({ body: hedgeMission(number) });
      missions.push(mission.id);
    }
    for (const id of missions.slice(0, 2))
      await karim.proposals.propose({
        params: { id },
        body: { amount: 80, message: "Je peux venir lundi.", paymentMethodType: "euros" },
      });
    atOwner = (await newPerson(product.browser)).page;
    await signIn(atOwner, product.url, owner.email);
    atWorker = (await newPerson(product.browser)).page;
    await signIn(atWorker, product.url, worker.email);
  });

  /** Answers yes in the dialog that asks. */
  async function agree(page: Page, act: string): Promise<void> {
    await page.getByRole("alertdialog").getByRole("button", { name: act }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
  }

  it("a first proposal leaves the focus to the title above it, and is spoken", async () => {
    await visit(atWorker, `${product.url}/dashboard/missions/${missions[2]}`);
    await enter(atWorker, "button", "Faire une proposition");
    await expectFocus(atWorker, "h2: Proposer");
    await enter(atWorker, "button", /^Annuler$/);
    await expectFocus(atWorker, "h2: Proposer");
    await enter(atWorker, "button", "Faire une proposition");
    await atWorker.getByLabel("Montant").fill("70");
    await enter(atWorker, "button", "Envoyer");
    await isSpoken(atWorker, "Proposition envoyée");
    await atWorker.getByText("En attente de réponse").first().waitFor();
    await expectFocus(atWorker, "h2: Votre proposition");
  });

  it("what the other side does while one decides is spoken once, by its notification", async () => {
    const params = { id: missions[2] ?? "" };
    await visit(atOwner, `${product.url}/dashboard/missions/${params.id}`);
    await enter(atOwner, "link", /^Karim D\./);
    await enter(atOwner, "button", "Accepter");
    await atOwner.getByRole("alertdialog").waitFor();
    const before = (await heardOn(atOwner)).length;
    const { data } = await karim.proposals.own({ params });
    await karim.proposals.withdraw({ params: { ...params, proposalId: data?.proposalId ?? "" } });
    await atOwner.getByRole("alertdialog").waitFor({ state: "detached" });
    await atOwner.getByText(/a répondu pendant ce temps/).waitFor();
    await isSpoken(atOwner, /a retiré sa proposition/);
    // The card on top of the mission changes too, a moment later.
    await atOwner.waitForTimeout(2000);
    expect((await heardOn(atOwner)).slice(before)).toEqual([
      expect.stringMatching(/a retiré sa proposition/),
    ]);
  });

  it("a withdrawal leaves it there too, and is spoken", async () => {
    await visit(atWorker, `${product.url}/dashboard/missions/${missions[1]}`);
    await enter(atWorker, "button", "Retirer ma proposition");
    await expectFocus(atWorker, "button: Revenir");
    await agree(atWorker, "Retirer");
    await isSpoken(atWorker, "Proposition retirée");
    await expectFocus(atWorker, "h2: Votre proposition");
    // The notice of it, once it is closed, leads back there.
    await enter(atWorker, "button", "Fermer la notification");
    await expectFocus(atWorker, "h2: Votre proposition");
  });

  it("an acceptance leaves it to the name of whom it was agreed with, and is spoken", async () => {
    await visit(atOwner, `${product.url}/dashboard/missions/${missions[0]}`);
    await enter(atOwner, "link", /^Karim D\./);
    await enter(atOwner, "button", "Accepter");
    const before = (await heardOn(atOwner)).length;
    await agree(atOwner, "Accepter");
    await isSpoken(atOwner, /Proposition acceptée/);
    await atOwner.getByText("Acceptée", { exact: true }).waitFor();
    await atOwner.getByRole("heading", { name: /^Convenu/ }).waitFor();
    await expectFocus(atOwner, "h2: Karim D.");
    // What a live event tells of it a moment later is shown, and not spoken.
    await atOwner.waitForTimeout(2000);
    expect((await heardOn(atOwner)).slice(before)).toEqual([expect.stringMatching(/Proposition acceptée/)]);
  });

  it("a cancelled mission leaves it to the sentence that states it", async () => {
    await visit(atOwner, `${product.url}/dashboard/missions/${missions[1]}`);
    await enter(atOwner, "button", "Annuler la mission");
    await expectFocus(atOwner, "button: Garder la mission");
    await agree(atOwner, "Annuler la mission");
    await expectFocus(atOwner, /^p: .*annulée/);
    await isSpoken(atOwner, /annulée/);
  });

  it.each(["Plus tard", "Confirmer"])(
    "the terms, once they are answered by « %s », leave it to the page that they stood on",
    async (answer) => {
      const { page } = await newMember(product, answer === "Confirmer" ? "Yann" : "Zoe");
      await visit(page, `${product.url}/dashboard/parametres`);
      await page.getByRole("button", { name: "Révoquer mon acceptation" }).click();
      await page.getByText("Votre acceptation des CGV et CGU est révoquée").first().waitFor();
      const bar = page.getByRole("navigation", { name: "Navigation principale" });
      await bar.getByRole("link", { name: "Missions" }).focus();
      await page.keyboard.press("Enter");
      const terms = page.getByRole("dialog", { name: /CGV/ });
      await terms.waitFor();
      if (answer === "Confirmer") await terms.getByRole("checkbox").check();
      await enter(page, "button", answer);
      await terms.waitFor({ state: "detached" });
      await expectFocus(page, "page");
      await page.waitForTimeout(1_500);
      expect(await terms.count(), "asked again at once").toBe(0);
      await page.context().close();
    },
  );
});
