import { disputesClient } from "@jobami/api/disputes/client";
import { progressClient } from "@jobami/api/progress/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveDate } from "../../../../tools/clock-ahead.ts";
import { newAdministrator } from "../administrator.ts";
import { browserOf, type Person, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { startServer } from "../server.ts";
import {
  goodPassword,
  hedgeMissionToday,
  join,
  newcomer,
  newVisitor,
  unfold,
  type Visitor,
} from "../visitor.ts";

describe("disputes, in a real browser", () => {
  const product = useProduct();
  let maud: Person;
  let anne: Person;
  let owner: Visitor;
  let jobbeur: Visitor;

  beforeAll(async () => {
    maud = await newAdministrator(product, "Maud", "jobmodo");
    anne = await newAdministrator(product, "Anne", "jobpadm");
    owner = await join(product.url, newcomer("Odile"));
    jobbeur = await join(product.url, newcomer("Marc", "jobbeur"));
  });
  afterAll(async () => {
    for (const { page } of [maud, anne]) await page.context().close();
  });

  /** A mission that is declared done, with a dispute that both sides spoke in. */
  async function disputed(): Promise<string> {
    const { data: mission } = await owner.missions.create({ body: hedgeMissionToday(7) });
    const { data: proposal } = await jobbeur.proposals.propose({
      params: { id: mission.id },
      body: { amount: 80, message: "", paymentMethodType: "euros" },
    });
    await owner.proposals.accept({ params: { id: mission.id, proposalId: proposal.proposalId }, body: {} });
    const params = { id: mission.id };
    await progressClient(jobbeur.api).step({ params, body: { step: "work.done" } });
    await disputesClient(owner.api).open({
      params,
      body: { reason: "work", words: "Un seul côté est taillé." },
    });
    await disputesClient(jobbeur.api).act({
      params,
      body: { act: "say", words: "L’autre côté est chez le voisin." },
    });
    return mission.id;
  }

  /** Decides of the dispute that waits the longest. */
  async function decide({ page }: Person, euros: string, reasons: string): Promise<void> {
    await visit(page, `${product.url}/moderation/litiges`);
    await page.getByRole("list", { name: "Litiges en cours" }).getByRole("link").first().click();
    await page.getByRole("textbox", { name: /^Euros en tout/ }).fill(euros);
    await page.getByRole("textbox", { name: /^Raisons/ }).fill(reasons);
    await page.getByRole("button", { name: "Décider" }).click();
    await page.getByText(reasons, { exact: true }).first().waitFor();
  }

  it("a moderator decides, a side appeals, another person has the last word, and the mission is over", async () => {
    const id = await disputed();
    const client = await browserOf(product.browser, owner);
    const own = client.page.getByRole("region", { name: "Litige" });
    await visit(client.page, `${product.url}/dashboard/missions/${id}`);
    await client.page.getByRole("link", { name: "Voir le litige" }).click();
    await own.getByText("L’autre côté est chez le voisin.").waitFor();
    // Nothing else happens to the mission meanwhile.
    for (const name of ["Confirmer que c’est fait", "Annuler la mission"])
      expect(await client.page.getByRole("button", { name }).count(), name).toBe(0);

    await decide(maud, "40", "La moitié de la haie est taillée.");
    await own.getByText("La moitié de la haie est taillée.").waitFor();
    await own.getByRole("button", { name: "Contester la décision" }).click();
    await own.getByRole("textbox", { name: /^Ce qui est à revoir/ }).fill("Le tas de branches est resté.");
    await own.getByRole("button", { name: "Contester la décision" }).click();
    await own.getByText(/La décision est contestée/).waitFor();

    // Who decided first has no form; a reload keeps it so.
    await maud.page.reload();
    await maud.page.getByText(/quelqu’un d’autre la revoit/).waitFor();
    expect(await maud.page.getByRole("button", { name: "Décider" }).count()).toBe(0);

    await decide(anne, "30", "Les branches restent à enlever.");
    await own.getByText(/La décision est définitive\s: 30\s€/).waitFor();
    await unfold(client.page, "Déroulement");
    await client.page
      .getByRole("list", { name: "Déroulement" })
      .getByText(/Réglé\s: 30\s€ en tout/)
      .waitFor();
    await visit(anne.page, `${product.url}/admin/moderation-logs`);
    await anne.page.getByText("Décision d’un litige revue").first().waitFor();
    await visit(anne.page, `${product.url}/moderation/litiges?etat=clos`);
    await anne.page.getByRole("list", { name: "Litiges clos" }).getByRole("link").first().waitFor();
    expect([client.troubles, maud.troubles, anne.troubles]).toEqual([[], [], []]);
    await client.page.context().close();
  });

  it("what was withdrawn lets the mission go on", async () => {
    const id = await disputed();
    const client = await browserOf(product.browser, owner, { viewport: { width: 390, height: 844 } });
    const { page } = client;
    await visit(page, `${product.url}/dashboard/missions/${id}#litige`);
    await page.getByRole("button", { name: "Retirer le litige" }).click();
    await page.getByRole("button", { name: "Revenir", exact: true }).click();
    await page.getByRole("button", { name: "Retirer le litige" }).click();
    await page.getByRole("button", { name: "Retirer le litige" }).click();
    await page.getByText("La mission a repris où elle en était.").waitFor();
    await page.getByRole("button", { name: "Confirmer que c’est fait" }).first().waitFor();
    expect(client.troubles).toEqual([]);
    await page.context().close();
  });

  it("members are excluded from the pages of staff", async () => {
    const member = await browserOf(product.browser, jobbeur);
    for (const path of ["/moderation/litiges", "/moderation/litiges/01930000-0000-7000-8000-00000000dead"]) {
      expect((await member.page.goto(`${product.url}${path}`))?.status(), path).toBe(403);
      expect((await fetch(`${product.url}${path}`)).status, path).toBe(403);
    }
    await visit(maud.page, `${product.url}/moderation/litiges/01930000-0000-7000-8000-00000000dead`);
    await maud.page.getByText("Ce litige n’existe pas").waitFor();
    await member.page.context().close();
  });
});

describe("who did not come, in a real browser", () => {
  const product = useProduct();
  const ahead = 2 * 86_400_000;

  it("is reported from the end of the agreed day on; the other side answers first, and an offer of nothing cancels at no cost", async () => {
    const [odile, marc] = [newcomer("Odile"), newcomer("Marc", "jobbeur")];
    const early = await join(product.url, odile);
    const late = await join(product.url, marc);
    const { data: mission } = await early.missions.create({ body: hedgeMissionToday(7) });
    const { data: proposal } = await late.proposals.propose({
      params: { id: mission.id },
      body: { amount: 80, message: "", paymentMethodType: "euros" },
    });
    await early.proposals.accept({ params: { id: mission.id, proposalId: proposal.proposalId }, body: {} });
    const path = `/dashboard/missions/${mission.id}`;

    // Two days later, for the server and in both browsers.
    await product.server.stop();
    product.server = await startServer(product.home, {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`(${String(moveDate)})(${ahead})`)}`,
    });
    const seenBy = async ({ email }: { email: string }) => {
      const visitor = newVisitor(product.url);
      await visitor.auth.login({ body: { email, password: goodPassword } });
      const person = await browserOf(product.browser, visitor);
      await person.page.addInitScript(moveDate, ahead);
      await visit(person.page, `${product.url}${path}`);
      return person;
    };
    const client = await seenBy(odile);
    await unfold(client.page, "Un problème");
    await client.page.getByRole("link", { name: "Ouvrir un litige" }).click();
    await client.page.getByRole("button", { name: "Ouvrir un litige" }).click();
    await client.page
      .getByRole("textbox", { name: /^Ce qui s’est passé/ })
      .fill("J’ai attendu toute la matinée, personne.");
    await client.page.getByRole("button", { name: "Ouvrir le litige" }).click();
    const own = client.page.getByRole("region", { name: "Litige" });
    await own.getByText(/L’autre personne a jusqu’au/).waitFor();

    const absent = await seenBy(marc);
    const disputeRegion = absent.page.getByRole("region", { name: "Litige" });
    await absent.page.getByRole("link", { name: "Voir le litige" }).click();
    await disputeRegion.getByText("Personne n’est venu").waitFor();
    await disputeRegion.getByRole("button", { name: "Proposer un règlement" }).click();
    await disputeRegion.getByRole("textbox", { name: /^Euros en tout/ }).fill("0");
    await disputeRegion.getByRole("textbox", { name: /^Un mot/ }).fill("Pardon, j’étais malade.");
    await disputeRegion.getByRole("button", { name: "Proposer un règlement" }).click();

    await own.getByRole("button", { name: /^Accepter 0\s€/ }).click();
    await own.getByRole("button", { name: /^Accepter 0\s€/ }).click();
    await disputeRegion.getByText(/Vous vous êtes mis d’accord\s: 0\s€/).waitFor();
    await client.page.reload();
    await client.page.getByRole("heading", { name: "La mission est annulée" }).waitFor();
    expect([client.troubles, absent.troubles]).toEqual([[], []]);
    for (const { page } of [client, absent]) await page.context().close();
  });
});
