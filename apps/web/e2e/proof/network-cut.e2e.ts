import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { browserOf, type Person, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMissionToday, join, newcomer, unfold } from "../visitor.ts";

const product = useProduct();

const card = (page: Page) => page.locator("[data-now]");
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();
const situation = (page: Page, name: string) => page.getByRole("region", { name, exact: true }).waitFor();

/** What stands when something could not be sent or fetched. */
const cutNotice = /Impossible de joindre|Vérifiez votre connexion|hors ligne|connexion|réseau/i;

/**
 * Does something without network: the page states what is missing. Once the network is back it goes by itself, or is sent again
 * by its person where the page asks them to.
 */
async function acrossACut(
  { page }: Person,
  { button, done }: { button: Locator; done: Locator },
  again: Locator = button,
): Promise<void> {
  await page.context().setOffline(true);
  await button.click();
  await page.getByRole("main").getByText(cutNotice).filter({ visible: true }).first().waitFor();
  await page.context().setOffline(false);
  await expect
    .poll(async () => {
      if (await done.first().isVisible()) return true;
      await again.click({ timeout: 500 }).catch(() => null);
      return done.first().isVisible();
    })
    .toBe(true);
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

  const named = ({ page }: Person, name: string | RegExp) =>
    page.getByRole("button", { name, exact: typeof name === "string" }).first();
  const stands = ({ page }: Person, name: string) => page.getByRole("region", { name, exact: true });

  // The proposal.
  await press(phone.page, "Faire une proposition");
  await phone.page.getByLabel("Montant").fill("80");
  await phone.page.getByLabel(/^Message/).fill("Je viens avec mon taille-haie.");
  await acrossACut(
    phone,
    { button: named(phone, "Envoyer"), done: phone.page.getByText("En attente de réponse") },
    named(phone, /^Envoyer/),
  );
  const received = laptop.page.getByRole("list", { name: "Propositions reçues" });
  await received.getByText(/80\s€/).first().waitFor();
  expect(await received.getByRole("listitem").count()).toBe(1);

  // The agreement.
  await press(laptop.page, /^Accepter/);
  const question = laptop.page.getByRole("alertdialog");
  await question.waitFor();
  await acrossACut(
    laptop,
    {
      button: question.getByRole("button", { name: "Accepter" }),
      done: stands(laptop, "C’est le moment"),
    },
    named(laptop, "Envoyer à nouveau"),
  );
  await bothRead(both, "C’est le moment");

  // The address.
  await press(laptop.page, "Donner l’adresse");
  await laptop.page.getByRole("textbox", { name: /^Adresse/ }).fill("12 rue Paul-Bert");
  await acrossACut(laptop, {
    button: named(laptop, "Enregistrer"),
    done: card(laptop.page).getByText(/^12 rue Paul-Bert/),
  });
  await card(phone.page)
    .getByText(/^12 rue Paul-Bert/)
    .waitFor();

  // The work.
  await acrossACut(phone, {
    button: named(phone, "Je commence"),
    done: stands(phone, "Le travail est en cours"),
  });
  await bothRead(both, "Le travail est en cours");
  await press(phone.page, "C’est fait");
  await phone.page.getByRole("textbox", { name: /^Un mot/ }).fill("La haie est droite.");
  await acrossACut(phone, {
    button: named(phone, "C’est fait"),
    done: stands(phone, "C’est fait, à confirmer"),
  });
  await bothRead(both, "C’est fait, à confirmer");
  await press(laptop.page, "Confirmer que c’est fait");
  await acrossACut(laptop, {
    button: named(laptop, "Confirmer que c’est fait"),
    done: laptop.page.getByRole("button", { name: /^Donner mon avis/ }),
  });
  await unfold(laptop.page, "Déroulement");
  const steps = laptop.page.getByRole("list", { name: "Déroulement" }).getByRole("listitem");
  await steps.filter({ hasText: "La haie est droite." }).waitFor();
  for (const step of [/^Commencé/, /^Fait/, /^Confirmé/])
    expect(await steps.filter({ hasText: step }).count()).toBe(1);

  // The reviews.
  for (const [person, review] of [
    [laptop, "Travail soigné."],
    [phone, "Tout était prêt."],
  ] as const) {
    await person.page.getByRole("button", { name: /^Donner mon avis/ }).click();
    const form = person.page.locator("form").filter({ hasText: "Comment s’est passée la mission" });
    await form.waitFor();
    for (const criterion of await form.getByRole("radiogroup").all())
      await criterion.locator("label").nth(4).click();
    await form.getByRole("textbox", { name: /^Votre avis/ }).fill(review);
    await acrossACut(person, {
      button: form.getByRole("button", { name: "Envoyer mon avis" }),
      done: person.page.getByText("Merci ! Votre avis est enregistré."),
    });
  }
  for (const { page } of both) await unfold(page, "Avis");
  await phone.page.getByText("Travail soigné.").waitFor();
  await laptop.page.getByText("Tout était prêt.").waitFor();
  const spared = both.flatMap(({ troubles }) =>
    troubles.filter(
      (trouble) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket connection/.test(trouble),
    ),
  );
  expect(spared).toEqual([]);
});
