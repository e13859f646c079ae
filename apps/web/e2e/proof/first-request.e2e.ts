import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { dayInAWeek, hedgeCutter } from "../asking.ts";
import { arrive, browserOf, newPerson, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { goodPassword, join, newcomer } from "../visitor.ts";

/** How a person goes through a page. */
interface Way {
  /** Goes to a field and writes into it. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Writes into a field that suggests, and takes what it suggests. */
  choose: (field: Locator, text: string, option: RegExp) => Promise<void>;
  /** Presses a button or a link. */
  press: (target: Locator) => Promise<void>;
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const mostStops = 120;

/** One finger: what is pressed besides fields is counted, since a phone’s keyboard leads from one field to the next. */
function byFinger(page: Page): Way & { presses: () => number } {
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.tap();
  };
  const write = async (field: Locator, text: string) => {
    await field.tap();
    await page.keyboard.type(text);
  };
  return {
    write,
    press,
    presses: () => presses,
    choose: async (field, text, option) => {
      await write(field, text);
      const found = page.getByRole("option", { name: option }).first();
      await found.waitFor();
      // Until its place is known a list is there and not seen: it cannot be tapped yet.
      const isSeen = () =>
        found.evaluate((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
      await expect.poll(isSeen).toBe(true);
      await press(found);
    },
  };
}

/** Tab, arrows and Enter alone. */
function byKeyboard(page: Page): Way {
  const reach = async (target: Locator) => {
    await target.waitFor();
    const has = () => target.evaluate((element) => element === document.activeElement);
    for (let stop = 0; stop < mostStops && !(await has()); stop += 1) await page.keyboard.press("Tab");
    // A field that is taken over has the focus again a moment later.
    await expect.poll(has).toBe(true);
  };
  return {
    write: async (field, text) => {
      await reach(field);
      await page.keyboard.type(text);
    },
    press: async (target) => {
      await reach(target);
      await page.keyboard.press("Enter");
    },
    choose: async (field, text, option) => {
      await reach(field);
      await page.keyboard.type(text);
      await page.getByRole("option", { name: option }).first().waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    },
  };
}

describe("from the first page to a first answered request", () => {
  const product = useProduct();

  /** Searches for a hedge cutter, asks the first who is found, signs in on the way, and sends the request. */
  async function ask(page: Page, way: Way, email: string, title: string): Promise<void> {
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await visit(page, product.url);
    const what = page.getByRole("combobox", { name: "De quoi avez-vous besoin ?" }).first();
    await way.choose(what, "tailler ma haie", /^Taille de haies/);
    const where = page.getByRole("combobox", { name: "Où ?" }).first();
    await way.choose(where, "villeurb", /^Villeurbanne/);
    await way.press(button("Rechercher").first());
    await page.waitForURL(/\/services\/search\?/);
    // On the way by Tab lists open, and hide what is around them from screen readers.
    await way.press(page.getByRole("link", { name: /^Demander à Karim/, includeHidden: true }).first());
    await page.waitForURL(/\/login\?from=/);
    await arrive(page);
    await way.write(page.getByLabel("Adresse e-mail"), email);
    await way.write(page.getByRole("textbox", { name: "Mot de passe" }), goodPassword);
    await way.press(button("Se connecter"));
    await page.waitForURL(/\/poster-une-mission/);
    await arrive(page);
    await page.getByRole("list", { name: "Personnes demandées" }).waitFor();
    if (await page.getByLabel("Titre").isHidden()) await way.press(button("Continuer"));
    await way.write(page.getByLabel("Titre"), title);
    await way.write(page.getByLabel("Description"), "Une haie de thuyas de douze mètres, à la cisaille.");
    await way.press(button("Continuer"));
    await way.write(page.getByRole("spinbutton", { name: /jour/i }).first(), dayInAWeek());
    await way.press(button("Continuer"));
    await way.write(page.getByLabel("Montant"), "90");
    await way.press(button("Continuer"));
    await page.getByRole("heading", { name: "Tout est correct ?" }).waitFor();
    await way.press(button("Envoyer la demande"));
    await page.waitForURL(/\/dashboard\/missions\/[0-9a-f-]{36}$/);
  }

  async function answered(page: Page, way: (page: Page) => Way, title: string) {
    const karim = await hedgeCutter(product.url, "Karim");
    const lea = newcomer("Léa");
    await join(product.url, lea);
    const asking = way(page);
    await ask(page, asking, lea.email, title);
    const his = await browserOf(product.browser, karim.visitor, phone);
    await visit(his.page, `${product.url}/dashboard/missions/correspondantes`);
    await his.page.getByRole("link", { name: new RegExp(`^Répondre.*${title}`) }).click();
    await his.page.getByRole("button", { name: "Faire une proposition" }).click();
    await his.page.getByLabel("Montant").fill("85");
    await his.page.getByRole("button", { name: "Envoyer" }).click();
    await page.getByRole("list", { name: "Personnes demandées" }).getByText("A répondu").waitFor();
    await his.page.context().close();
    return asking;
  }

  it("takes a phone twelve presses at most", async () => {
    const { page, troubles } = await newPerson(product.browser, phone);
    let counted = () => 0;
    const way = (of: Page) => {
      const finger = byFinger(of);
      counted = finger.presses;
      return finger;
    };
    await answered(page, way, "Tailler la haie du fond");
    expect(counted()).toBeLessThanOrEqual(12);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("takes no pointer", async () => {
    const { page, troubles } = await newPerson(product.browser);
    await answered(page, byKeyboard, "Tailler la haie de devant");
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("takes no script until one signs up, and leads on to who was asked", async () => {
    const { slug } = await hedgeCutter(product.url, "Karim");
    const context = await product.browser.newContext({ javaScriptEnabled: false, ...phone });
    const page = await context.newPage();
    await page.goto(product.url);
    await page.getByRole("combobox", { name: "De quoi avez-vous besoin ?" }).fill("tailler ma haie");
    await page.getByRole("combobox", { name: "Où ?" }).fill("Villeurbanne");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await page
      .getByRole("link", { name: /^Demander à Karim/ })
      .first()
      .click();
    await page.waitForURL(/\/login\?from=/);
    expect(new URL(page.url()).searchParams.get("from")).toMatch(
      /^\/dashboard\/missions\/poster-une-mission\?/,
    );
    expect(new URL(page.url()).searchParams.get("from")).toContain(slug.slice(0, 5));
    await page
      .getByRole("link", { name: /Créer un compte|inscri/i })
      .first()
      .click();
    await page.waitForURL(/\/inscription\?.*from=/);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await context.close();
  });
});
