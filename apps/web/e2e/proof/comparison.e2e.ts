import { beforeAll, describe, expect, it } from "vitest";
import { missionPath } from "../../app/paths.ts";
import { browserOf, type Person, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer, type Visitor } from "../visitor.ts";

describe("several proposals on one mission", () => {
  const product = useProduct();
  let owner: Person;
  let karim: Visitor;
  let path: string;
  let id: string;

  const isFocused = (name: string) =>
    owner.page.getByRole("link", { name }).evaluate((link) => link === document.activeElement);
  const comparison = () => owner.page.getByRole("dialog", { name: "Comparer les propositions" });
  const received = () => owner.page.getByRole("list", { name: "Propositions reçues" }).getByRole("listitem");
  const history = () => owner.page.getByRole("list", { name: "Ce qui s’est passé" }).getByRole("listitem");

  beforeAll(async () => {
    const [odile, first, second] = await Promise.all([
      join(product.url, newcomer("Olympe")),
      join(product.url, newcomer("Kader", "jobbeur")),
      join(product.url, newcomer("Solal", "jobbeur")),
    ]);
    karim = first;
    ({ id } = (await odile.missions.create({ body: hedgeMission(201) })).data);
    path = missionPath(id);
    await first.proposals.propose({
      params: { id },
      body: { amount: 95, message: "Je viens avec mon taille-haie." },
    });
    await second.proposals.propose({ params: { id }, body: { amount: 80, message: "Disponible samedi." } });
    owner = await browserOf(product.browser, odile, { viewport: { width: 390, height: 844 } });
    await visit(owner.page, product.url + path);
  });

  it("are read on the mission's page: who, for how much, and what they declare", async () => {
    const rows = received();
    await rows.first().getByText("Disponible samedi.").waitFor();
    expect(await rows.count()).toBe(2);
    await rows.nth(1).getByText("Je viens avec mon taille-haie.").waitFor();
    expect(await history().allTextContents()).toEqual([
      expect.stringContaining("Mission publiée"),
      expect.stringMatching(/^Kader D\. propose 95\s€/),
      expect.stringMatching(/^Solal D\. propose 80\s€/),
    ]);
  });

  it("are compared by price, by keyboard, at an address of their own that Back closes", async () => {
    const { page } = owner;
    await page.getByRole("link", { name: "Comparer" }).focus();
    await page.keyboard.press("Enter");
    const rows = comparison().getByRole("row");
    // On a phone the head of the table gives way to a label in each card.
    await rows.nth(1).waitFor();
    expect(await rows.nth(0).textContent()).toMatch(/Solal D\..*80\s€.*−10\s€/);
    expect(await rows.nth(1).textContent()).toMatch(/Kader D\..*95\s€.*\+5\s€/);
    await page.keyboard.press("Escape");
    await comparison().waitFor({ state: "detached" });
    await expect.poll(() => isFocused("Comparer")).toBe(true);
    expect(new URL(page.url()).search).toBe("");

    await page.goto(`${product.url}${path}?comparer=prix`);
    await comparison().waitFor();
    await page.goBack();
    await comparison().waitFor({ state: "detached" });
  });

  it("show what is known of each, and one is refused from there with a kind word that the jobbeur reads", async () => {
    const { page } = owner;
    const basile = await join(product.url, newcomer("Basile", "jobbeur"));
    await basile.proposals.propose({ params: { id }, body: { amount: 140, message: "" } });
    await visit(page, `${product.url}${path}?comparer=prix`);
    const dear = comparison().getByRole("row").filter({ hasText: "Basile D." });
    await dear.getByText("Pas encore d’avis").waitFor();
    await dear.getByText("Première mission ici").waitFor();
    await dear.getByText("Non précisé").waitFor();
    expect(await dear.getByRole("link", { name: "Basile D.", exact: true }).getAttribute("href")).toMatch(
      /^\/dashboard\/profil\/basile-d/,
    );
    await dear.getByRole("button", { name: "Refuser" }).focus();
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog", { name: "Refuser cette proposition ?" });
    await question.getByRole("radio", { name: /^C’est au-dessus/ }).check();
    await question.getByLabel(/^Avec vos mots/).fill("Le taille-haie est déjà là, 06 12 34 56 78.");
    await question
      .getByRole("status")
      .getByText(/06 12 34 56 78/)
      .waitFor();
    await question.getByRole("button", { name: "Refuser" }).click();
    // It stays where it is, so that no other one's buttons come under the finger.
    await dear.getByText("Refusée").waitFor();
    await dear.getByRole("button").first().waitFor({ state: "detached" });
    expect(await comparison().getByRole("rowheader").count()).toBe(3);
    await expect
      .poll(() => comparison().evaluate((dialog) => dialog.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press("Escape");
    await comparison().waitFor({ state: "detached" });

    const refused = await browserOf(product.browser, basile, { viewport: { width: 390, height: 844 } });
    await visit(refused.page, product.url + path);
    const word = refused.page.getByRole("region", { name: "Le mot de Olympe D." });
    await word.getByText(/^C’est au-dessus de ce que je peux mettre/).waitFor();
    await word.getByText(/Le taille-haie est déjà là/).waitFor();
    expect(await word.textContent()).not.toContain("06 12");
    expect(refused.troubles).toEqual([]);
  });

  it("one changes while they are read, and is accepted from its row; the others end and the history states it", async () => {
    const { page } = owner;
    await visit(page, product.url + path);
    const { data } = await karim.proposals.own({ params: { id } });
    await karim.proposals.withdraw({ params: { id, proposalId: data?.proposalId ?? "" } });
    await received().getByText("Retirée").waitFor();
    expect(await page.getByRole("link", { name: "Comparer" }).count()).toBe(0);
    await page.goto(`${product.url}${path}?comparer=prix`);
    await comparison().getByRole("button", { name: "Accepter : Solal D." }).focus();
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog", { name: "Accepter cette proposition ?" });
    await question.getByRole("button", { name: "Accepter" }).focus();
    await page.keyboard.press("Enter");
    await question.waitFor({ state: "detached" });
    // What comes next stands on the mission, not among those who were not chosen.
    await comparison().waitFor({ state: "detached" });
    await page.getByRole("heading", { name: "Convenu, l’heure reste à fixer" }).waitFor();
    await history()
      .getByText(/^Accord avec Solal D\. pour 80\s€/)
      .waitFor();
    await history().getByText("Kader D. retire sa proposition").waitFor();
    expect(owner.troubles).toEqual([]);
  });
});
