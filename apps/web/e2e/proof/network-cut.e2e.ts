import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { browserOf, type Person, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMissionToday, join, newcomer, unfold } from "../visitor.ts";

const product = useProduct();

const card = (page: Page) => page.locator("section[aria-labelledby=maintenant]");
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();
const situation = (page: Page, name: string) => page.getByRole("region", { name, exact: true }).waitFor();

/** What stands when something could not be sent or fetched. */
const cutNotice = /Impossible de joindre|Vérifiez votre connexion|hors ligne|connexion|réseau/i;

/**
 * Does something without network: the page states what is missing and keeps what was typed; once the network is back it is done
 * again, as a person would.
 */
async function acrossACut(
  { page }: Person,
  act: () => Promise<void>,
  again: () => Promise<void>,
): Promise<void> {
  await page.context().setOffline(true);
  await act();
  await page.getByRole("main").getByText(cutNotice).filter({ visible: true }).first().waitFor();
  await page.context().setOffline(false);
  await again();
}

/** Both read the same of how the mission stands, each on their own screen, without reloading. */
const bothRead = (people: readonly Person[], name: string) =>
  Promise.all(people.map(({ page }) => situation(page, name)));

it("from a proposal to the reviews, on a phone and on a laptop, the network is cut at each step: nothing is lost, nothing is done twice, both read the same", async () => {
  const owner = await join(product.url, newcomer("Oriane"));
  const jobbeur = await join(product.url, newcomer("Malo", "jobbeur"));
  const { data: mission } = await owner.missions.create({ body: hedgeMissionToday(9) });
  const path = `${product.url}/dashboard/missions/${mission.id}`;
  const laptop = await browserOf(product.browser, owner);
  const phone = await browserOf(product.browser, jobbeur, { viewport: { width: 390, height: 844 } });
  const both = [laptop, phone];
  await Promise.all(both.map(({ page }) => visit(page, path)));

  // The proposal.
  await press(phone.page, "Faire une proposition");
  await phone.page.getByLabel("Montant").fill("80");
  await phone.page.getByLabel(/^Message/).fill("Je viens avec mon taille-haie.");
  await acrossACut(
    phone,
    () => press(phone.page, "Envoyer"),
    () => press(phone.page, /^Envoyer/),
  );
  await laptop.page.getByRole("list", { name: "Propositions reçues" }).getByText(/80\s€/).first().waitFor();
  expect(
    await laptop.page.getByRole("list", { name: "Propositions reçues" }).getByRole("listitem").count(),
  ).toBe(1);

  // The agreement.
  await press(laptop.page, /^Accepter/);
  const question = laptop.page.getByRole("alertdialog");
  await question.waitFor();
  await acrossACut(
    laptop,
    () => question.getByRole("button", { name: "Accepter" }).click(),
    async () => {
      await press(laptop.page, "Envoyer à nouveau");
      if (await question.isVisible()) await question.getByRole("button", { name: "Accepter" }).click();
    },
  );
  await bothRead(both, "C’est le moment");

  // The address.
  await press(laptop.page, "Donner l’adresse");
  await laptop.page.getByRole("textbox", { name: /^Adresse/ }).fill("12 rue Paul-Bert");
  await acrossACut(
    laptop,
    () => press(laptop.page, "Enregistrer"),
    () => press(laptop.page, "Enregistrer"),
  );
  await card(phone.page).getByText("12 rue Paul-Bert").waitFor();

  // The work.
  await acrossACut(
    phone,
    () => press(phone.page, "Je commence"),
    () => press(phone.page, "Je commence"),
  );
  await bothRead(both, "Le travail est en cours");
  await press(phone.page, "C’est fait");
  await phone.page.getByRole("textbox", { name: /^Un mot/ }).fill("La haie est droite.");
  await acrossACut(
    phone,
    () => press(phone.page, "C’est fait"),
    async () => {
      expect(await phone.page.getByRole("textbox", { name: /^Un mot/ }).inputValue()).toBe(
        "La haie est droite.",
      );
      await press(phone.page, "C’est fait");
    },
  );
  await bothRead(both, "Le travail est fait");
  await press(laptop.page, "Confirmer que c’est fait");
  await acrossACut(
    laptop,
    () => press(laptop.page, "Confirmer que c’est fait"),
    () => press(laptop.page, "Confirmer que c’est fait"),
  );
  await unfold(laptop.page, "Déroulement");
  const steps = laptop.page.getByRole("list", { name: "Déroulement" }).getByRole("listitem");
  for (const step of [/^Commencé/, /^Fait/, /^Confirmé/])
    expect(await steps.filter({ hasText: step }).count()).toBe(1);

  // The reviews.
  for (const [person, review] of [
    [laptop, "Travail soigné."],
    [phone, "Tout était prêt."],
  ] as const) {
    await person.page.getByRole("button", { name: /^Donner mon avis/ }).click();
    const form = person.page.locator("form").filter({ hasText: "Comment s’est passée la mission" });
    for (const criterion of await form.getByRole("radiogroup").all())
      await criterion.locator("label").nth(4).click();
    const text = form.getByRole("textbox", { name: /^Votre avis/ });
    await text.fill(review);
    await acrossACut(
      person,
      () => form.getByRole("button", { name: "Envoyer mon avis" }).click(),
      async () => {
        expect(await text.inputValue()).toBe(review);
        await form.getByRole("button", { name: "Envoyer mon avis" }).click();
      },
    );
    await person.page.getByText("Merci ! Votre avis est enregistré.").waitFor();
  }
  for (const { page } of both) await unfold(page, "Avis");
  await phone.page.getByText("Travail soigné.").waitFor();
  await laptop.page.getByText("Tout était prêt.").waitFor();
  const spared = both.flatMap(({ troubles }) =>
    troubles.filter((trouble) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(trouble)),
  );
  expect(spared).toEqual([]);
});
