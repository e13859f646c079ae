import { blocksClient } from "@jobami/api/blocks/client";
import { relationsClient } from "@jobami/api/relations/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserOf, newPerson, type Person, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer, type Visitor } from "../visitor.ts";

const product = useProduct();

async function agree(owner: Visitor, jobbeur: Visitor, number: number): Promise<void> {
  const { data: mission } = await owner.missions.create({ body: hedgeMission(number) });
  const params = { id: mission.id };
  const { data: proposal } = await jobbeur.proposals.propose({
    params,
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  await owner.proposals.accept({ params: { ...params, proposalId: proposal.proposalId }, body: {} });
}

describe("clients", () => {
  let owner: Visitor;
  let jobbeur: Visitor;
  let clientId = "";
  // A session goes on in one browser.
  let person: Person;
  beforeAll(async () => {
    owner = await join(product.url, newcomer("Apolline"));
    jobbeur = await join(product.url, newcomer("Gaspard", "jobbeur"));
    const other = await join(product.url, newcomer("Hortense"));
    await agree(other, jobbeur, 1);
    await agree(owner, jobbeur, 2);
    const relations = relationsClient(jobbeur.api);
    const { data } = await relations.clients();
    clientId = data.find(({ person }) => person.prenom === "Apolline")?.person.id ?? "";
    await relations.noteClient({
      params: { id: clientId },
      body: { note: "", tags: ["Jardin"], version: 0 },
    });
    person = await browserOf(product.browser, jobbeur);
  });
  afterAll(() => person.page.context().close());

  it("narrowed by a label are the same ones after a client, by the back button and by the address", async () => {
    const { page, troubles } = person;
    await visit(page, `${product.url}/dashboard/clients`);
    const rows = page.getByRole("list", { name: "Clients" }).getByRole("article");
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole("navigation", { name: "Étiquettes" }).getByRole("link", { name: "Jardin" }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await rows.getByRole("link", { name: "Apolline D.", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Apolline D." }).waitFor();
    expect(await page.title()).toBe("Apolline D. · Clients · Jobami");
    await page.goBack();
    await page.waitForURL(/\/dashboard\/clients\?etiquette=Jardin$/);
    await expect.poll(() => rows.count()).toBe(1);
    await page.reload();
    await expect.poll(() => rows.count()).toBe(1);
    await visit(page, `${product.url}/dashboard/clients/personne`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByLabel("Note", { exact: true }).count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  it("have a note that outlives a lost network and a reload, and of two tabs the slower one chooses", async () => {
    const { page, troubles } = person;
    const address = `${product.url}/dashboard/clients/${clientId}`;
    await visit(page, address);
    const note = page.getByLabel("Note", { exact: true });
    const calls = "**/api/clients/*/note";
    await page.route(calls, (route) => route.abort());
    await note.fill("Clé chez la voisine");
    await page
      .getByText(/gardé sur cet appareil/)
      .first()
      .waitFor();
    await page.unroute(calls);
    const sent = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
    await page.reload();
    await sent;
    expect(await note.inputValue()).toBe("Clé chez la voisine");

    const other = await page.context().newPage();
    await visit(other, address);
    let letThrough = () => {};
    const released = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await other.route(calls, async (route) => {
      await released;
      await route.continue();
    });
    const held = other.waitForRequest((request) => request.method() === "PUT");
    await other.getByLabel("Note", { exact: true }).fill("De l’autre onglet");
    await held;
    const won = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
    await note.fill("Clé sous le pot");
    await won;
    letThrough();
    await other.getByText("Cette note a été modifiée ailleurs").waitFor();
    await other.getByRole("button", { name: "Prendre l’autre version" }).click();
    await expect.poll(() => other.getByLabel("Note", { exact: true }).inputValue()).toBe("Clé sous le pot");
    await other.close();
    expect(troubles).toEqual([]);
  });

  it("who block one are gone from the list and the network, and a page of theirs is no one’s", async () => {
    const { data: met } = await relationsClient(owner.api).network();
    const me = met[0]?.person.id ?? "";
    await blocksClient(owner.api).add({ body: { user_id: me } });
    const { page } = person;
    await visit(page, `${product.url}/dashboard/clients`);
    await page.getByRole("link", { name: "Hortense D.", exact: true }).waitFor();
    expect(await page.getByText("Apolline").count()).toBe(0);
    await visit(page, `${product.url}/dashboard/network`);
    await page.getByText("Hortense D.").first().waitFor();
    expect(await page.getByText("Apolline").count()).toBe(0);
    await visit(page, `${product.url}/dashboard/clients/${clientId}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByText("Apolline").count()).toBe(0);
  });
});

it("whoever is signed in gets the pages of badges, network, quality and clients; a visitor signs in first [DASH-14, DASH-15, DASH-16, DASH-17]", async () => {
  const pages = [
    ["/dashboard/badges", "Badges"],
    ["/dashboard/network", "Réseau"],
    ["/dashboard/qualite-et-performance", "Qualité et performance"],
    ["/dashboard/clients", "Clients"],
  ] as const;
  const isaure = await browserOf(product.browser, await join(product.url, newcomer("Isaure")));
  const visitor = await newPerson(product.browser);
  for (const [path, title] of pages) {
    await visit(isaure.page, `${product.url}${path}`);
    await isaure.page.getByRole("heading", { level: 1, name: title }).waitFor();
    await visitor.page.goto(`${product.url}${path}`);
    await visitor.page.waitForURL(/\/login\?from=/);
  }
  expect(isaure.troubles).toEqual([]);
  for (const { page } of [isaure, visitor]) await page.context().close();
});
