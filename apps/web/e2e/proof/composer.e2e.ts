import { beforeAll, describe, expect, it } from "vitest";
import { newMember, type Person } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

/** A day of the coming months as it is typed, `jjmmaaaa`. */
function dayInAWeek(): string {
  const [year = "", month = "", day = ""] = new Date(Date.now() + 7 * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split("-");
  return `${day}${month}${year}`;
}

describe("writing a mission, in a real browser", () => {
  const product = useProduct();
  let nora: Person;

  const at = (title: string) => nora.page.getByRole("heading", { name: title }).waitFor();
  /** The browser goes through its history in its own time, after the step is drawn. */
  const standsAt = (rank: number) =>
    expect.poll(() => nora.page.evaluate(() => history.state.usr?.composerStep ?? 0)).toBe(rank);
  const goOn = () => nora.page.getByRole("button", { name: "Continuer" }).click();
  const publish = () => nora.page.getByRole("button", { name: /^Publier (la mission|à nouveau)$/ }).click();
  const terms = () => nora.page.getByRole("dialog", { name: "Conditions générales (CGV et CGU)" });
  const flag = () => nora.page.evaluate(() => localStorage.getItem("cgv_cgu_consent_accepted"));

  const openOwnMissions = async () => {
    await nora.page.getByRole("link", { name: "Missions", exact: true }).first().click();
    await nora.page.getByRole("link", { name: "Mes missions" }).click();
  };

  /** A person who had five hedges trimmed, and by whom. */
  async function agreeOnHedges(): Promise<void> {
    const [owner, jobbeur] = await Promise.all([
      join(product.url, newcomer("Odile")),
      join(product.url, newcomer("Paco", "jobbeur")),
    ]);
    for (const number of [301, 302, 303, 304, 305]) {
      const { id } = (await owner.missions.create({ body: hedgeMission(number) })).data;
      const { proposalId } = (await jobbeur.proposals.propose({ params: { id }, body: { amount: 90 } })).data;
      await owner.proposals.accept({ params: { id, proposalId } });
    }
  }

  beforeAll(async () => {
    await agreeOnHedges();
    nora = await newMember(product, "Nora");
    await nora.page.getByRole("link", { name: "Publier une mission" }).first().click();
    await at("De quoi avez-vous besoin ?");
  });

  it("keeps on the device that the server knows the acceptance of the terms [CONS-27]", async () => {
    await expect.poll(flag).toBe("true");
  });

  it("finds the service by what one types, with a mistake, by keyboard alone", async () => {
    const { page } = nora;
    const text = page.getByRole("combobox", { name: /En quelques mots/ });
    await text.focus();
    await page.keyboard.type("tondre la pelousse");
    await page.getByRole("option", { name: /Tonte de pelouse/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByLabel("Tonte de pelouse").isChecked()).toBe(true);
    expect(await page.getByRole("button", { name: /Catégorie/ }).textContent()).toContain("Jardinage");
    expect(await text.inputValue()).toBe("Tonte de pelouse");
  });

  it("no longer states an error that is mended, while the others stay stated", async () => {
    const { page } = nora;
    await page.getByRole("button", { name: /Catégorie/ }).click();
    await page.getByRole("option", { name: "Jardinage" }).click();
    await page.getByLabel("Taille de haies").check();
    await goOn();
    await at("Décrivez la mission");
    await goOn();
    await page.getByRole("heading", { name: "2 erreurs sont à corriger" }).waitFor();
    await page.getByLabel("Titre").fill("Tailler une haie de troènes");
    await page.getByRole("heading", { name: "Une erreur est à corriger" }).waitFor();
    expect(await page.getByLabel("Titre").getAttribute("aria-invalid")).not.toBe("true");
    expect(await page.getByLabel("Description").getAttribute("aria-invalid")).toBe("true");
    await page.getByLabel("Description").fill("Douze mètres de haie, les déchets restent sur place.");
    await page.getByRole("heading", { name: /à corriger/ }).waitFor({ state: "detached" });
  });

  it("goes one step back by the browser's Back, and one step on again by Forward", async () => {
    const { page } = nora;
    await goOn();
    await at("Où et quand ?");
    await page.goBack();
    await at("Décrivez la mission");
    expect(await page.getByLabel("Titre").inputValue()).toBe("Tailler une haie de troènes");
    await page.goBack();
    await at("De quoi avez-vous besoin ?");
    await page.goForward();
    await at("Décrivez la mission");
    await page.goForward();
    await at("Où et quand ?");
    await page.getByRole("combobox", { name: /Commune/ }).fill("villeurb");
    await page.getByRole("option", { name: /Villeurbanne/ }).click();
    await page.getByRole("spinbutton", { name: /jour/i }).first().click();
    await page.keyboard.type(dayInAWeek());
    await goOn();
    await at("Quel budget ?");
    await page.getByRole("button", { name: "Revenir" }).click();
    await at("Où et quand ?");
    await page.goBack();
    await at("Décrivez la mission");
    await goOn();
    await goOn();
    await at("Quel budget ?");
  });

  it("goes back step by step from a draft that was taken up again", async () => {
    const { page } = nora;
    await page.reload();
    await standsAt(0);
    await page.getByRole("button", { name: "Reprendre" }).click();
    await at("Quel budget ?");
    await standsAt(3);
    await page.goBack();
    await at("Où et quand ?");
    await page.goBack();
    await at("Décrivez la mission");
    await page.goBack();
    await at("De quoi avez-vous besoin ?");
    await page.goBack();
    await page.getByRole("heading", { name: /Que fait-on/ }).waitFor();
    await page.goForward();
    await page.getByRole("button", { name: "Reprendre" }).click();
    await at("De quoi avez-vous besoin ?");
    await goOn();
    await goOn();
    await goOn();
    await at("Quel budget ?");
  });

  it("goes back step by step also from a draft taken up before the browser had gone back to the first step", async () => {
    const { page } = nora;
    await page.addInitScript(() => {
      const go = history.go.bind(history);
      history.go = (delta) => {
        history.go = go;
        addEventListener("goes back now", () => go(delta), { once: true });
      };
    });
    await page.reload();
    await page.getByRole("button", { name: "Reprendre" }).click();
    await at("Quel budget ?");
    const hasGoneBack = page.evaluate(
      () => new Promise((done) => addEventListener("popstate", () => setTimeout(done), { once: true })),
    );
    await page.evaluate(() => dispatchEvent(new Event("goes back now")));
    await hasGoneBack;
    await standsAt(3);
    await at("Quel budget ?");
    await page.goBack();
    await at("Où et quand ?");
    await page.goForward();
    await at("Quel budget ?");
  });

  it("states what others agreed on for the like, and takes the middle of it as the amount", async () => {
    const { page } = nora;
    await page.getByText(/Taille de haies.*, d’autres paient le plus souvent .* \(\d+ accords\)/).waitFor();
    const take = page.getByRole("button", { name: /^Mettre \d+/ });
    const [middle] = /\d+/.exec((await take.textContent()) ?? "") ?? [""];
    await take.click();
    expect(await page.getByLabel("Montant").inputValue()).toBe(middle);
  });

  it("warns of a price in Jobi above the balance, and not of one that it covers", async () => {
    const { page } = nora;
    const warning = page.getByText(/c’est moins que ce prix/);
    await page.getByRole("radio", { name: /^Jobi/ }).check();
    await page.getByLabel("Montant").fill("11");
    await page.getByText(/Votre solde est de 10/).waitFor();
    await page.getByLabel("Montant").fill("10");
    await warning.waitFor({ state: "detached" });
    await page.getByLabel("Montant").fill("40");
    await goOn();
    await at("Tout est correct ?");
    await warning.waitFor();
  });

  it("shows the mission as jobbeurs will meet it, before it is published", async () => {
    const { page } = nora;
    await page.getByText("Voir ce que les jobbeurs verront").click();
    const seen = page.getByRole("main");
    await seen.getByText("Nora D.").waitFor();
    expect(await seen.getByRole("heading", { name: "Tailler une haie de troènes" }).count()).toBe(2);
    expect(await seen.getByText("Villeurbanne (69100)").count()).toBeGreaterThan(1);
  });

  it("states a publishing that the terms held back, keeps what was written, and lets their modal leave when the connection returns", async () => {
    const { page } = nora;
    await page.evaluate(() => localStorage.removeItem("cgv_cgu_consent_accepted"));
    await page.route("**/api/user/cgv-cgu-consent/status", (route) => route.abort());
    await publish();
    await terms().waitFor();
    await terms().getByRole("button", { name: "Plus tard" }).click();
    await page.getByText(/La mission n’est pas encore publiée/).waitFor();
    await page.getByText("Tailler une haie de troènes").first().waitFor();

    await publish();
    await terms().waitFor();
    await page.unroute("**/api/user/cgv-cgu-consent/status");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await terms().waitFor({ state: "detached" });
    expect(await flag()).toBe("true");
  });

  it("states in the requirement's text that the terms are not accepted, and opens their modal [CONS-38, CONS-39]", async () => {
    const { page } = nora;
    await page.evaluate(() => localStorage.removeItem("cgv_cgu_consent_accepted"));
    await page.route("**/api/user/cgv-cgu-consent/status", (route) =>
      route.fulfill({ json: { success: true, hasConsent: false } }),
    );
    await publish();
    await page
      .getByRole("alert")
      .getByText(
        "Vous devez accepter les CGV/CGU pour publier une mission. Rendez-vous dans Paramètres > Consentement.",
        { exact: true },
      )
      .waitFor();
    await terms().waitFor();
    await page.unroute("**/api/user/cgv-cgu-consent/status");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await terms().waitFor({ state: "detached" });
  });

  it("leaves the review for the missions, of which none is one's own, and takes it up again", async () => {
    const { page } = nora;
    await openOwnMissions();
    await page.getByRole("heading", { name: "Vous n’avez pas encore de mission" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Publier une mission" }).first().click();
    await page.getByRole("button", { name: "Reprendre" }).click();
    await at("Tout est correct ?");
  });

  it("opens no modal for who has accepted while the server is away, and states that the publishing is still to do", async () => {
    const { page } = nora;
    await page.route("**/api/**", (route) => route.abort());
    await publish();
    await page
      .getByText(/publiez à nouveau, la mission ne sera pas créée deux fois/)
      .first()
      .waitFor();
    expect(await terms().count()).toBe(0);
    await page.unroute("**/api/**");
    await publish();
    await page.waitForURL(/\/dashboard\/missions\/[0-9a-f-]{36}$/);
    await page.getByText("Tailler une haie de troènes").first().waitFor();
  });

  it("shows the published mission among one's own at once, though they were read a moment before", async () => {
    const { page } = nora;
    await openOwnMissions();
    await page
      .getByRole("list", { name: "Mes missions" })
      .getByRole("link", { name: "Tailler une haie de troènes" })
      .click();
    const beside = page.getByRole("region", { name: "Tailler une haie de troènes" });
    await beside.getByRole("link", { name: "Ouvrir la page" }).click();
    await page.getByRole("heading", { level: 1, name: "Tailler une haie de troènes" }).waitFor();
  });

  it("asks, when the server breaks as the mission is cancelled, to contact the support about the Jobi [MISS-22]", async () => {
    const { page } = nora;
    await page.route("**/api/missions/*/close", (route) =>
      route.fulfill({ status: 500, json: { success: false, code: "INTERNAL_ERROR", message: "Erreur" } }),
    );
    await page.getByRole("button", { name: "Annuler la mission" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Annuler la mission" }).click();
    await page.getByText("Erreur lors du retrait des Jobis, contactez le support impérativement").waitFor();
  });
});
