import { beforeAll, describe, expect, it } from "vitest";
import { holdBack, newPerson, type Person, signIn, signUpAndIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { startServer } from "../server.ts";
import { newcomer } from "../visitor.ts";

const owner = newcomer("Odile");
const jobbeur = newcomer("Jules", "jobbeur");
const hostile = "Douze mètres 🌿 <script>alert(1)</script> مرحبا '; DROP TABLE missions;--";

/** A day of the coming months as it is typed, `jjmmaaaa`. */
function dayInAWeek(): string {
  const [year = "", month = "", day = ""] = new Date(Date.now() + 7 * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split("-");
  return `${day}${month}${year}`;
}

describe("from a sign-up to an agreed price, two browsers side by side", () => {
  const product = useProduct();
  let odile: Person;
  let jules: Person;
  let missionUrl: string;

  beforeAll(async () => {
    odile = await newPerson(product.browser);
    jules = await newPerson(product.browser, { viewport: { width: 390, height: 844 } });
  });

  it("a requester and a jobbeur sign up, verify their address and sign in [REG-01, REG-03, REG-04, LOGIN-01, LOGIN-24]", async () => {
    await signUpAndIn(odile.page, product.url, {
      ...owner,
      does: "Demander un coup de main",
    });
    await signUpAndIn(jules.page, product.url, {
      ...jobbeur,
      does: "Donner un coup de main",
    });
    await expectText(odile, "Bonjour Odile");
    await expectText(jules, "Bonjour Jules");
  });

  it("states beside the field and in a summary what a step of the mission lacks", async () => {
    const { page } = odile;
    await page.goto(`${product.url}/dashboard/missions/poster-une-mission`);
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByRole("heading", { name: "Une erreur est à corriger" }).waitFor();
    expect(await page.getByText("Choisissez une catégorie.").count()).toBe(2);
  });

  it("goes through the categories by keyboard, and on from their list by Tab [apg:listbox/tab]", async () => {
    const { page } = odile;
    const category = page.getByRole("button", { name: /Catégorie/ });
    const whereFocusIs = () =>
      category.evaluate((button) => {
        const place = button.compareDocumentPosition(document.activeElement ?? button);
        if (place & Node.DOCUMENT_POSITION_FOLLOWING) return "after";
        return place & Node.DOCUMENT_POSITION_PRECEDING ? "before" : "there";
      });
    for (const [key, place] of [
      ["Tab", "after"],
      ["Shift+Tab", "before"],
    ] as const) {
      await category.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("listbox", { name: "Catégorie" }).waitFor();
      await page.keyboard.type("menage");
      const found = page.getByRole("option", { name: "Ménage et Nettoyage" });
      await found.and(page.locator(":focus")).waitFor();
      await page.keyboard.press(key);
      await page.getByRole("listbox").waitFor({ state: "detached" });
      expect(await whereFocusIs()).toBe(place);
      expect(await category.textContent()).toBe("Choisir…");
    }
  });

  it("keeps the draft of a mission when the page is left", async () => {
    const { page } = odile;
    await page.getByRole("button", { name: /Catégorie/ }).click();
    await page.getByRole("option", { name: "Jardinage" }).click();
    await page.getByLabel("Taille de haies").check();
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByLabel("Titre").fill("Tailler une haie de thuyas");
    await page.getByLabel("Description").fill(hostile);
    await page.goto(`${product.url}/dashboard`);
    await page.goto(`${product.url}/dashboard/missions/poster-une-mission`);
    await page.getByRole("button", { name: "Reprendre" }).click();
    expect(await page.getByLabel("Titre").inputValue()).toBe("Tailler une haie de thuyas");
    expect(await page.getByLabel("Description").inputValue()).toBe(hostile);
  });

  it("the requester posts the mission; the connected jobbeur sees it without reloading [MISS-04, MISS-06]", async () => {
    const { page } = odile;
    await visit(jules.page, `${product.url}/dashboard/missions`);
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByRole("combobox", { name: /Commune/ }).fill("villeurb");
    await page.getByRole("option", { name: /Villeurbanne/ }).click();
    await page.getByRole("spinbutton", { name: /jour/i }).first().click();
    await page.keyboard.type(dayInAWeek());
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByLabel("Montant").fill("90");
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByRole("heading", { name: "Tout est correct ?" }).waitFor();
    await page.getByRole("button", { name: "Publier la mission" }).dblclick();
    await page.waitForURL(/\/dashboard\/missions\/[0-9a-f-]{36}$/);
    missionUrl = page.url();
    await expectText(odile, hostile);
    await jules.page.getByRole("link", { name: "Tailler une haie de thuyas" }).waitFor();
    expect(await jules.page.getByRole("link", { name: "Tailler une haie de thuyas" }).count()).toBe(1);
  });

  it("the jobbeur proposes; the owner is informed by a notice and a count [PROP-16, MISS-02]", async () => {
    const { page } = jules;
    await page.getByRole("link", { name: "Tailler une haie de thuyas" }).click();
    await page.waitForURL(missionUrl);
    await page.getByRole("button", { name: "Faire une proposition" }).click();
    await page.getByLabel("Montant").fill("80");
    await page.getByLabel(/^Message/).fill("Je peux venir samedi 🙂");
    await page.getByRole("button", { name: "Envoyer" }).click();
    await page.getByText("En attente de réponse").waitFor();
    await odile.page.getByText("Nouvelle proposition").waitFor();
    await odile.page.getByRole("button", { name: /1 non lue/ }).waitFor();
    await odile.page.getByText("Vous n’en avez plus besoin").waitFor();
    expect(await odile.page.getByText("Le travail est fait").count()).toBe(0);
  });

  it("the owner counters, the jobbeur counters again: each sees it without reloading [PROP-18, PROP-19]", async () => {
    await odile.page.getByRole("link", { name: /^Jules/ }).click();
    await odile.page.getByText("Je peux venir samedi 🙂").waitFor();
    await counter(odile, "70");
    await jules.page.getByText("À vous de répondre à Odile.", { exact: true }).waitFor();
    await counter(jules, "75");
    await odile.page.getByRole("list", { name: "Échange" }).getByText("75 €").first().waitFor();
    await odile.page.getByRole("button", { name: "Accepter" }).waitFor();
  });

  it("the owner accepts: the price stands on both sides and the mission is under way [PROP-16]", async () => {
    await odile.page.getByRole("button", { name: "Accepter" }).click();
    const question = odile.page.getByRole("alertdialog", { name: "Accepter cette proposition ?" });
    await question.getByText(/Vous confiez la mission à Jules D\. pour 75\s€/).waitFor();
    await question.getByRole("button", { name: "Accepter" }).click();
    await odile.page.getByText("Acceptée", { exact: true }).waitFor();
    await jules.page.getByRole("heading", { name: "Convenu, l’heure reste à fixer" }).waitFor();
    expect(await jules.page.getByRole("button", { name: "Retirer ma proposition" }).count()).toBe(0);
  });

  it("after an agreement both see the agreed price, whom with, when, and what comes next, on the mission and at home", async () => {
    for (const [{ page }, other, next] of [
      [odile, "Jules D.", /Le jour venu, Jules fait le travail/],
      [jules, "Odile D.", /Odile vous paie/],
    ] as const) {
      const agreement = page.getByRole("region", { name: "Convenu, l’heure reste à fixer" });
      await agreement.getByRole("button", { name: "Proposer une heure" }).waitFor();
      await agreement.getByRole("link", { name: other, exact: true }).waitFor();
      await agreement.getByText(/^Convenu 75\s€/).waitFor();
      await page.goto(`${product.url}/dashboard`);
      const atHome = page.getByRole("region", { name: "Ce qui est convenu" });
      await atHome.getByText(next).waitFor();
      await atHome.getByText(other).waitFor();
      await atHome.getByText("75 €").first().waitFor();
      await page.goto(missionUrl);
    }
    // What is agreed for another day is not confirmed before it.
    await odile.page.getByRole("button", { name: "Proposer une heure" }).waitFor();
    expect(await odile.page.getByRole("button", { name: "Confirmer que c’est fait" }).count()).toBe(0);
  });

  it("a negotiation that was looked at has no unread notification left", async () => {
    await odile.page.getByRole("button", { name: "Notifications, rien de nouveau" }).waitFor();
    await jules.page.getByRole("button", { name: "Notifications, rien de nouveau" }).waitFor();
  });

  it("the propositions and the help are reached from the account's menu on every page", async () => {
    const { page } = odile;
    await page.getByRole("button", { name: "Mon compte" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Propositions" }).click();
    await page.waitForURL(/\/dashboard\/missions\/offres/);
    await page.getByRole("button", { name: "Mon compte" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Aide" }).click();
    await page.waitForURL(/\/dashboard\/support/);
  });

  it("shows that a page is under way when its link is slow, and no longer once it is there", async () => {
    const { page } = odile;
    const release = await holdBack(page, /\/assets\/.*\.js|\.data(\?|$)|__manifest/);
    await page
      .getByRole("navigation", { name: "Navigation principale" })
      .getByRole("link", { name: "Missions", exact: true })
      .click();
    await page.getByText("Chargement de la page…").waitFor({ state: "attached" });
    await release();
    await page.waitForURL(/\/dashboard\/missions$/);
    await page.getByText("Chargement de la page…").waitFor({ state: "detached" });
    await page.getByText("1 mission", { exact: true }).waitFor();
  });

  it("a server that dies has stored every step of it", async () => {
    await product.server.kill();
    product.server = await startServer(product.home);
    const odileLater = await newPerson(product.browser);
    await signIn(odileLater.page, product.url, owner.email);
    await odileLater.page.goto(missionUrl.replace(/^https?:\/\/[^/]+/, product.url));
    await odileLater.page.getByRole("heading", { name: "Convenu, l’heure reste à fixer" }).waitFor();
    await odileLater.page.getByText("75 €").first().waitFor();
    await odileLater.page.context().close();
  });

  it("no one’s console heard of an error or of a breach of the content policy", () => {
    const ownTroubles = [...odile.troubles, ...jules.troubles].filter(
      (text) => !/WebSocket connection|Failed to fetch manifest patches/.test(text),
    );
    expect(ownTroubles).toEqual([]);
  });
});

async function expectText({ page }: Person, text: string): Promise<void> {
  await page.getByText(text).first().waitFor();
}

async function counter({ page }: Person, amount: string): Promise<void> {
  await page.getByRole("button", { name: "Contre-proposer" }).click();
  await page.getByLabel("Montant").fill(amount);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await page.getByText("En attente de réponse").waitFor();
}
