import { disputesClient } from "@jobami/api/disputes/client";
import { progressClient } from "@jobami/api/progress/client";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newAdministrator } from "../administrator.ts";
import { browserOf, type Person, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMissionToday, join, newcomer, unfold, type Visitor } from "../visitor.ts";

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const photo = (name: string) => ({ name, mimeType: "image/png", buffer: picture });
const bill = {
  name: "facture.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
};

describe("what shows how a mission went, in a real browser", () => {
  const product = useProduct();
  let maud: Person;
  let owner: Visitor;
  let jobbeur: Visitor;
  let laptop: Person;
  let phone: Person;

  beforeAll(async () => {
    maud = await newAdministrator(product, "Maud", "jobmodo");
    owner = await join(product.url, newcomer("Odile"));
    jobbeur = await join(product.url, newcomer("Marc", "jobbeur"));
    laptop = await browserOf(product.browser, owner);
    phone = await browserOf(product.browser, jobbeur, { viewport: { width: 390, height: 844 } });
  });
  afterAll(async () => {
    for (const { page } of [maud, laptop, phone]) await page.context().close();
  });

  async function agreed(): Promise<string> {
    const { data: mission } = await owner.missions.create({ body: hedgeMissionToday(7) });
    const { data: proposal } = await jobbeur.proposals.propose({
      params: { id: mission.id },
      body: { amount: 80, message: "", paymentMethodType: "euros" },
    });
    await owner.proposals.accept({ params: { id: mission.id, proposalId: proposal.proposalId }, body: {} });
    return mission.id;
  }
  const open = (id: string) =>
    Promise.all([laptop, phone].map(({ page }) => visit(page, `${product.url}/dashboard/missions/${id}`)));
  /** Whether a picture of the page has arrived. */
  const isDrawn = (page: Page, name: string) =>
    page
      .getByRole("img", { name: new RegExp(name) })
      .first()
      .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth > 0));
  /** So many files have arrived for the form that is open. */
  const arrived = (page: Page, count: number) =>
    expect
      .poll(() => page.getByRole("list", { name: "Fichiers joints" }).getByText("envoyé").count())
      .toBe(count);
  /** Where a picture of the page opens. */
  const addressOf = async (page: Page, name: string) =>
    (await page
      .getByRole("link", { name: new RegExp(name) })
      .first()
      .getAttribute("href")) ?? "";

  it("photos go along with done work, then with a review: blind first, read by everybody after, hidden by moderators", async () => {
    const id = await agreed();
    await open(id);
    await phone.page.getByRole("button", { name: "C’est fait" }).click();
    await phone.page.getByLabel(/^Photos du travail/).setInputFiles([photo("avant.png"), photo("apres.png")]);
    await arrived(phone.page, 2);
    await phone.page.getByRole("button", { name: "Retirer avant.png" }).click();
    await phone.page.getByRole("button", { name: "C’est fait" }).click();
    await unfold(laptop.page, "Déroulement");
    const steps = laptop.page.getByRole("list", { name: "Déroulement" });
    await steps.getByRole("link", { name: /^Photo .*apres\.webp/ }).waitFor();
    expect(await isDrawn(laptop.page, "apres")).toBe(true);
    expect((await fetch(`${product.url}${await addressOf(laptop.page, "apres")}`)).status).toBe(404);

    await laptop.page.getByRole("button", { name: "Confirmer que c’est fait" }).click();
    await laptop.page.getByText(/80\s€ en tout/).waitFor();
    await laptop.page.getByRole("button", { name: "Confirmer que c’est fait" }).click();
    for (const { page } of [laptop, phone]) {
      await page.getByRole("button", { name: /^Donner mon avis/ }).click();
      await page.getByRole("radiogroup").first().waitFor();
      for (const criterion of await page.getByRole("radiogroup").all())
        await criterion.locator("label").nth(4).click();
    }
    await laptop.page.getByLabel(/^Photos/).setInputFiles(photo("haie.png"));
    await arrived(laptop.page, 1);
    await laptop.page.getByRole("button", { name: "Envoyer mon avis" }).click();
    const own = laptop.page.getByRole("region", { name: "Avis" });
    await unfold(laptop.page, "Avis");
    await own.getByRole("link", { name: /^Photo/ }).waitFor();
    const address = `${product.url}${await addressOf(laptop.page, "photo\\.webp")}`;
    expect((await fetch(address)).status).toBe(404);
    expect(await phone.page.getByRole("link", { name: /^Photo .*photo\.webp/ }).count()).toBe(0);
    await phone.page.getByRole("button", { name: "Envoyer mon avis" }).click();
    const received = phone.page.getByRole("region", { name: "Avis" });
    await unfold(phone.page, "Avis");
    await received.getByRole("link", { name: /^Photo .*photo\.webp/ }).waitFor();
    expect((await fetch(address)).status).toBe(200);

    await received.getByRole("button", { name: /^Signaler/ }).click();
    const dialog = phone.page.getByRole("dialog", { name: "Signaler cet avis" });
    await dialog.getByText("Données privées de quelqu’un").click();
    await dialog.getByRole("button", { name: "Envoyer le signalement" }).click();
    await dialog.getByRole("button", { name: "Fermer" }).last().click();
    await visit(maud.page, `${product.url}/moderation/signalements?contenu=avis`);
    await maud.page
      .getByRole("list", { name: /^Contenus signalés/ })
      .getByRole("link")
      .first()
      .click();
    await maud.page.getByRole("button", { name: /^Voir la photo/ }).click();
    await maud.page
      .getByRole("dialog", { name: "photo.webp" })
      .getByRole("button", { name: "Agrandir" })
      .click();
    await maud.page.keyboard.press("Escape");
    await maud.page.getByRole("button", { name: "Masquer le contenu" }).click();
    await maud.page.getByRole("textbox", { name: /^Motif/ }).fill("Une personne y est reconnaissable.");
    await maud.page.getByRole("button", { name: "Masquer et prévenir" }).click();
    await maud.page.getByText(/^Masqué par Maud/).waitFor();
    await expect.poll(async () => (await fetch(address)).status).toBe(404);
    await own.getByText(/Masqué par la modération/).waitFor();
    expect([laptop.troubles, phone.troubles, maud.troubles]).toEqual([[], [], []]);
  });

  it("photos and documents go along with both sides’ text in a dispute, for staff to look at and no one else", async () => {
    const id = await agreed();
    await progressClient(jobbeur.api).step({ params: { id }, body: { step: "work.done" } });
    await open(id);
    const { page } = laptop;
    await unfold(page, "Un problème");
    await page.getByRole("link", { name: "Ouvrir un litige" }).click();
    await page.getByRole("button", { name: "Ouvrir un litige" }).click();
    await page.getByText("Le travail n’est pas celui qui était convenu").click();
    await page.getByRole("textbox", { name: /^Ce qui s’est passé/ }).fill("Un seul côté est taillé.");
    await page.getByText("20 en tout au plus", { exact: false }).waitFor();
    await page.getByLabel(/^Photos et documents/).setInputFiles([photo("cote.png"), bill]);
    const disputeRegion = phone.page.getByRole("region", { name: "Litige" });
    await arrived(page, 2);
    await page.getByRole("button", { name: "Ouvrir le litige" }).click();
    await phone.page.getByRole("link", { name: "Voir le litige" }).click();
    await disputeRegion.getByRole("link", { name: /^Photo .*cote\.webp/ }).waitFor();
    await disputeRegion.getByRole("link", { name: "Télécharger facture.pdf" }).waitFor();
    expect(await isDrawn(phone.page, "cote")).toBe(true);
    const address = `${product.url}${await addressOf(phone.page, "cote")}`;

    await disputeRegion.getByRole("button", { name: "Ajouter un message" }).click();
    await disputeRegion
      .getByRole("textbox", { name: /^Votre message/ })
      .fill("L’autre côté est chez le voisin.");
    await disputeRegion.getByLabel(/^Photos et documents/).setInputFiles(photo("voisin.png"));
    await arrived(phone.page, 1);
    await disputeRegion.getByRole("button", { name: "Ajouter un message" }).click();
    const own = page.getByRole("region", { name: "Litige" });
    await own.getByRole("link", { name: /^Photo .*voisin\.webp/ }).waitFor();
    await page.reload();
    await own.getByRole("link", { name: /^Photo .*cote\.webp/ }).waitFor();

    const { data } = await disputesClient(owner.api).read({ params: { id } });
    await visit(maud.page, `${product.url}/moderation/litiges/${data.dispute?.id}`);
    await maud.page.getByRole("button", { name: /^Voir la photo .*cote\.webp/ }).click();
    const dialog = maud.page.getByRole("dialog", { name: "cote.webp" });
    await dialog.getByRole("button", { name: "Tourner d’un quart" }).click();
    expect(
      await dialog.getByRole("img").evaluate((img: HTMLImageElement) => img.decode().then(() => true)),
    ).toBe(true);
    await maud.page.keyboard.press("Escape");
    await maud.page.getByRole("link", { name: "Télécharger facture.pdf" }).waitFor();
    const stranger = await join(product.url, newcomer("Sacha"));
    const cookie = stranger
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    expect((await fetch(address, { headers: { cookie } })).status).toBe(404);
    expect((await fetch(address)).status).toBe(404);
    expect([laptop.troubles, phone.troubles, maud.troubles]).toEqual([[], [], []]);
  });
});
