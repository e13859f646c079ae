import { profilesClient } from "@jobami/api/profiles/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newAdministrator } from "../administrator.ts";
import { browserOf, newPerson, type Person, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { cutHedges, hedgeMission, join, newcomer, readMail, type Visitor } from "../visitor.ts";

describe("reports, in a real browser", () => {
  const product = useProduct();
  let staff: Person;
  let owner: Visitor;
  let jobbeur: Visitor;

  beforeAll(async () => {
    staff = await newAdministrator(product, "Maud", "jobmodo");
    owner = await join(product.url, newcomer("Lucie"));
    jobbeur = await join(product.url, newcomer("Kamel", "jobbeur"));
    await cutHedges(jobbeur);
  });
  afterAll(() => staff.page.context().close());

  /** Decides of what stands first on the list of a kind. */
  async function decide(kind: string, action: string, confirm: string, reasons: string): Promise<void> {
    const { page } = staff;
    await visit(page, `${product.url}/moderation/signalements?contenu=${kind}`);
    await page
      .getByRole("list", { name: /^(Contenus signalés|Signalements traités)/ })
      .getByRole("link")
      .first()
      .click();
    await page.getByRole("button", { name: action }).click();
    await page.getByRole("textbox", { name: /^Motif/ }).fill(reasons);
    await page.getByRole("button", { name: confirm }).click();
    await page.getByText(/^(Masqué|Laissé visible|Rétabli) par Maud/).waitFor();
  }

  it("a visitor reports a profile by the keyboard alone, is informed of receipt and of the decision by mail", async () => {
    const { slug } = (await profilesClient(jobbeur.api).own()).profil.data;
    const visitor = await newPerson(product.browser, { viewport: { width: 390, height: 800 } });
    const { page } = visitor;
    await visit(page, `${product.url}/profil/${slug}`);
    await page.getByRole("button", { name: /^Signaler/ }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Signaler ce profil" });
    await dialog.waitFor();
    await dialog.getByRole("radio", { name: "Arnaque, ou fausse identité" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Ce n’est pas lui.");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Nora Petit");
    await page.keyboard.press("Tab");
    const { email } = newcomer("Nora");
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await page.getByText("Votre signalement est arrivé").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await readMail(product.url, email, /reçu/);
    await decide(
      "profil",
      "Laisser visible",
      "Laisser visible et prévenir",
      "Rien n’indique une usurpation.",
    );
    const { text } = await readMail(product.url, email, /traité/);
    expect(text).toContain("Rien n’indique une usurpation.");
    expect(text).toContain("contester cette décision");
    expect(visitor.troubles).toEqual([]);
    await page.context().close();
  });

  it("a mission that moderators hide is gone for others, also by its address, and states it to its owner; a report that fails is logged and reported [MOD-09, MOD-10]", async () => {
    const { data: mission } = await owner.missions.create({ body: hedgeMission(7) });
    const reader = await browserOf(product.browser, jobbeur);
    const address = `${product.url}/dashboard/missions/${mission.id}`;
    await visit(reader.page, address);
    await reader.page.getByRole("button", { name: /^Signaler/ }).click();
    const dialog = reader.page.getByRole("dialog", { name: "Signaler cette mission" });
    await dialog.getByText("Contenu ou service interdit").click();
    // A failure is logged and reported, and what was chosen stays for the next try.
    const call = /\/api\/reported-content$/;
    const logged = reader.page.waitForEvent("console", (line) => line.text().startsWith("Report failed."));
    await reader.page.route(call, (route) => route.fulfill({ status: 500, body: "" }));
    await dialog.getByRole("button", { name: "Envoyer le signalement" }).click();
    expect((await logged).type()).toBe("warning");
    await dialog.getByRole("alert").waitFor();
    await reader.page.unroute(call);
    await dialog.getByRole("button", { name: "Envoyer le signalement" }).click();
    await reader.page.getByText("Votre signalement est arrivé").waitFor();
    await decide("mission", "Masquer le contenu", "Masquer et prévenir", "Cette mission est une publicité.");
    await visit(reader.page, address);
    await reader.page.getByText("Cette mission n’existe pas").waitFor();
    const mine = await browserOf(product.browser, owner);
    await visit(mine.page, address);
    await mine.page.getByText("Cette mission est masquée par la modération").waitFor();
    await decide(
      "mission&etat=traites",
      "Rétablir le contenu",
      "Rétablir et prévenir",
      "Relu : une vraie mission.",
    );
    await visit(reader.page, address);
    await reader.page.getByRole("heading", { name: mission.title }).waitFor();
    expect([reader.troubles, mine.troubles, staff.troubles]).toEqual([[], [], []]);
    for (const { page } of [reader, mine]) await page.context().close();
  });

  it("members and visitors are excluded from the moderators' list and from a case", async () => {
    const member = await browserOf(product.browser, jobbeur);
    for (const path of [
      "/moderation/signalements",
      "/moderation/signalements/01930000-0000-7000-8000-00000000dead",
    ]) {
      expect((await member.page.goto(`${product.url}${path}`))?.status(), path).toBe(403);
      expect((await fetch(`${product.url}${path}`)).status, path).toBe(403);
    }
    await member.page.context().close();
  });
});
