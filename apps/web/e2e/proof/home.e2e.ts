import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPerson, type Person, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { noteShifts, shiftsOf } from "../shifts.ts";
import { cutHedges, hedgeMission, join, newcomer, type Visitor } from "../visitor.ts";

describe("the first page after signing in", () => {
  const product = useProduct();
  const phone = { viewport: { width: 390, height: 844 } };
  const asker = newcomer("Odile");
  const jobbeur = newcomer("Karim", "jobbeur");
  let odile: Visitor;
  let karim: Visitor;
  let owner: Person;
  let worker: Person;

  const waiting = ({ page }: Person) => page.getByRole("list", { name: "À faire" });

  beforeAll(async () => {
    odile = await join(product.url, asker);
    karim = await join(product.url, jobbeur);
    await cutHedges(karim);
    owner = await newPerson(product.browser, phone);
    worker = await newPerson(product.browser);
    for (const { page } of [owner, worker]) await noteShifts(page);
  });
  afterAll(() => expect([...owner.troubles, ...worker.troubles]).toEqual([]));

  it("is three steps for a person who has done nothing yet, by what they came for [DASH-05]", async () => {
    await signIn(owner.page, product.url, asker.email);
    await signIn(worker.page, product.url, jobbeur.email);
    for (const [{ page }, first] of [
      [owner, "Publier une mission"],
      [worker, "Voir les missions"],
    ] as const) {
      const steps = page.getByRole("list", { name: "Vos trois premiers pas" });
      await steps.getByRole("link", { name: first }).waitFor();
      expect(await steps.getByRole("listitem").count()).toBe(3);
    }
  });

  it("comes with what waits and asks for none of it, and nothing on it moves while it is drawn", async () => {
    // Numbers of its own: on PostgreSQL the missions of other journeys are there too.
    const { data: mission } = await odile.missions.create({ body: hedgeMission(101) });
    await odile.missions.create({ body: hedgeMission(102) });
    await karim.proposals.propose({ params: { id: mission.id }, body: { amount: 80 } });
    const asked: string[] = [];
    await owner.page.goto("about:blank");
    owner.page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/missions")) asked.push(pathname);
    });
    await visit(owner.page, `${product.url}/dashboard`);
    await waiting(owner).getByText("Avec Karim D.").waitFor();
    await owner.page
      .getByRole("list", { name: "Vos missions" })
      .getByText(/numéro 102$/)
      .waitFor();
    expect(asked).toEqual([]);
    expect(await shiftsOf(owner.page)).toEqual([]);
    await visit(worker.page, `${product.url}/dashboard`);
    await worker.page
      .getByRole("list", { name: "Missions pour vous" })
      .getByText(/numéro 102$/)
      .waitFor();
    expect(await shiftsOf(worker.page)).toEqual([]);
  });

  it("shows a jobbeur what they have not answered, and nothing that waits for another", async () => {
    expect(
      await worker.page
        .getByRole("list", { name: "Missions pour vous" })
        .getByText(/numéro 101$/)
        .count(),
    ).toBe(0);
    expect(await waiting(worker).count()).toBe(0);
    await worker.page.getByText("Vous attendez une réponse").waitFor();
  });

  it("accepts where the proposal stands, by keyboard and after a confirmation, on a phone", async () => {
    const { page } = owner;
    await page.getByRole("button", { name: /^Accepter/ }).focus();
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog", { name: "Accepter cette proposition ?" });
    await question.getByText(/Vous confiez la mission à Karim D\. pour 80\s€/).waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    expect(
      await page
        .getByRole("button", { name: /^Accepter/ })
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await page.keyboard.press("Enter");
    await question.getByRole("button", { name: "Accepter" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Ce qui est convenu" }).getByText("Avec Karim D.").waitFor();
    await page.getByText(/Rien ne vous attend/).waitFor();
    await worker.page
      .getByRole("region", { name: "Ce qui est convenu" })
      .getByText("Avec Odile D.")
      .waitFor();
  });

  it("leads back to a draft of this device", async () => {
    const { page } = owner;
    await visit(page, `${product.url}/dashboard/missions/poster-une-mission`);
    await page.getByRole("button", { name: /Catégorie/ }).click();
    await page.getByRole("option", { name: "Jardinage" }).click();
    await page.getByText("Brouillon enregistré sur cet appareil").waitFor();
    await visit(page, `${product.url}/dashboard`);
    await waiting(owner).getByText("Mission sans titre").waitFor();
    await waiting(owner).getByRole("link", { name: "Reprendre" }).click();
    await page.waitForURL(/poster-une-mission$/);
  });
});
