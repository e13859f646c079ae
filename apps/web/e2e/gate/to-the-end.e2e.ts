import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { browserOf, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { hedgeMissionToday, join, newcomer, unfold } from "../visitor.ts";

const product = useSharedProduct();

const photo = {
  name: "haie.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

/** Rates the other side with so many stars everywhere. */
async function rate(page: Page, stars: number, text: string): Promise<void> {
  await page.getByRole("button", { name: /^Donner mon avis/ }).click();
  const form = page.locator("form").filter({ hasText: "Comment s’est passée la mission" });
  await form.waitFor();
  for (const criterion of await form.getByRole("radiogroup").all())
    await criterion
      .locator("label")
      .nth(stars - 1)
      .click();
  await form.getByRole("textbox", { name: /^Votre avis/ }).fill(text);
  await form.getByRole("button", { name: "Envoyer mon avis" }).click();
  await page.getByText("Merci ! Votre avis est enregistré.").waitFor();
}

/** On a phone: how an agreed mission stands is read within two screens, with one act before the rest. */
async function measureCard(page: Page): Promise<void> {
  const card = page.getByRole("region", { name: "C’est le moment" });
  await card.getByRole("button", { name: "Je suis en route" }).waitFor();
  const primary = await card.getByRole("button").evaluateAll((buttons) => {
    const colours = buttons.map((button) => getComputedStyle(button).backgroundColor);
    return colours.filter((colour) => colours.filter((other) => other === colour).length === 1).length;
  });
  expect(primary).toBe(1);
  const end = await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().bottom + scrollY);
  expect(end).toBeLessThanOrEqual(2 * 844);
}

/** What the card of a mission spoke of how it stands. */
const spokenIn = async (page: Page): Promise<string[]> =>
  (await page.getByRole("status").allTextContents()).filter((text) => text.startsWith("Le travail"));

it("two who agreed go to the end: begun, done, changed, confirmed and paid, and each reads what the other wrote [PROP-08, PROP-11, PROP-20, PROF-12, PROF-13, PROF-14, DASH-07]", async () => {
  const odette = newcomer("Odette");
  const owner = await join(product.url, odette);
  const jobbeur = await join(product.url, newcomer("Marius", "jobbeur"));
  const { data: mission } = await owner.missions.create({ body: hedgeMissionToday(7) });
  const { data: proposal } = await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  await owner.proposals.accept({ params: { id: mission.id, proposalId: proposal.proposalId }, body: {} });

  const laptop = await browserOf(product.browser, owner);
  const phone = await browserOf(product.browser, jobbeur, { viewport: { width: 390, height: 844 } });
  const path = `${product.url}/dashboard/missions/${mission.id}`;
  await visit(laptop.page, path);
  await visit(phone.page, path);
  await measureCard(phone.page);
  for (const { page } of [laptop, phone]) await unfold(page, "Déroulement");
  const steps = (page: Page) => page.getByRole("list", { name: "Déroulement" }).getByRole("listitem");

  // The exact address comes after the agreement, to the chosen one alone.
  await press(laptop.page, "Donner l’adresse");
  await laptop.page.getByRole("textbox", { name: /^Adresse/ }).fill("12 rue Paul-Bert, code 45B1");
  await press(laptop.page, "Enregistrer");
  await phone.page.getByText("12 rue Paul-Bert, code 45B1").waitFor();

  await press(phone.page, "Je commence");
  await laptop.page.getByRole("heading", { name: "Le travail est en cours" }).waitFor();
  // What the other side does is spoken once: by its notification, not by the card as well.
  await laptop.page.getByText(/Le travail a commencé pour/).waitFor();
  await laptop.page.waitForTimeout(1000);
  expect(await spokenIn(laptop.page)).toEqual([]);
  await steps(laptop.page).filter({ hasText: "Commencé" }).waitFor();
  await press(phone.page, "C’est fait");
  await phone.page.getByRole("textbox", { name: /^Un mot/ }).fill("La haie est droite.");
  await phone.page.getByLabel(/^Photos du travail/).setInputFiles(photo);
  await phone.page.getByRole("list", { name: "Fichiers joints" }).getByText("envoyé").waitFor();
  await press(phone.page, "C’est fait");
  await steps(laptop.page)
    .filter({ hasText: "La haie est droite." })
    .getByRole("link", { name: /^Photo/ })
    .waitFor();

  await press(laptop.page, "Demander une reprise");
  await laptop.page.getByRole("textbox", { name: /^Ce qui est à reprendre/ }).fill("Ramasser les déchets.");
  await laptop.page
    .getByRole("group", { name: /^Pour quand/ })
    .getByRole("spinbutton")
    .first()
    .click();
  const [year, month, day] = hedgeMissionToday(7).date.split("-");
  await laptop.page.keyboard.type(`${day}${month}${year}`);
  await press(laptop.page, "Demander une reprise");
  await steps(phone.page).filter({ hasText: "Ramasser les déchets." }).waitFor();
  await press(phone.page, "C’est fait");
  await press(phone.page, "C’est fait");
  await expect.poll(() => steps(laptop.page).filter({ hasText: /^Fait/ }).count()).toBe(2);
  // Changes are asked for once.
  expect(await laptop.page.getByRole("button", { name: "Demander une reprise" }).count()).toBe(0);

  await press(laptop.page, "Confirmer que c’est fait");
  await laptop.page
    .getByText("la mission est terminée, et chacun peut donner son avis", { exact: false })
    .waitFor();
  await press(laptop.page, "Confirmer que c’est fait");
  await steps(phone.page).filter({ hasText: "Confirmé" }).waitFor();
  expect(await phone.page.getByText("12 rue Paul-Bert").count()).toBe(0);
  await unfold(phone.page, "Paiement");
  await press(phone.page, "Noter");
  await steps(laptop.page)
    .filter({ hasText: /80\s€ reçus/ })
    .waitFor();

  // Each writes without knowing; then both read.
  await rate(laptop.page, 5, "Travail soigné.");
  expect(await phone.page.getByText("Travail soigné.").count()).toBe(0);
  await rate(phone.page, 4, "Tout était prêt.");
  for (const { page } of [laptop, phone]) await unfold(page, "Avis");
  await phone.page.getByText("Travail soigné.").waitFor();
  await laptop.page.getByText("Tout était prêt.").waitFor();
  const checked = await laptop.page.evaluate(
    async (id) => (await fetch(`/api/reviews/check/${id}`)).json(),
    mission.id,
  );
  expect(checked).toEqual({ success: true, hasReview: true });

  const { page } = laptop;
  const places = page.getByRole("navigation", { name: "Toutes les pages" });
  await places.getByRole("link", { name: "Avis", exact: true }).click();
  await page.getByText("Sur 1 avis").waitFor();
  await page.getByText("Tout était prêt.").waitFor();
  await page.getByRole("link", { name: "Historique", exact: true }).click();
  await page.waitForURL(/\/dashboard\/historique-et-evaluations$/);
  await page.getByRole("link", { name: mission.title }).waitFor();
  await places.getByRole("link", { name: "Propositions", exact: true }).click();
  await page.getByRole("region", { name: "En chiffres" }).getByText(/80\s€/).waitFor();
  // Each side finds the sum among what it paid or received.
  await places.getByRole("link", { name: "Paiements et finances", exact: true }).click();
  await visit(phone.page, `${product.url}/dashboard/paiements_et_finances`);
  for (const [finances, moved] of [
    [page, "Versé en"],
    [phone.page, "Reçu en"],
  ] as const) {
    const figures = finances.getByRole("list", { name: "Chiffres" }).getByRole("listitem");
    await figures.filter({ hasText: moved }).getByText(/80\s€/).waitFor();
    await finances.getByRole("link", { name: mission.title }).first().waitFor();
  }
  expect([laptop.troubles, phone.troubles]).toEqual([[], []]);
  for (const person of [laptop, phone]) await person.page.context().close();
});
