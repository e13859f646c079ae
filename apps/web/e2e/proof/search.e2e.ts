import { emptyWeek } from "@jobami/api/profiles/availability";
import { profilesClient } from "@jobami/api/profiles/client";
import { expect, it } from "vitest";
import { arrive, fillSignUp, newPerson, press, tryPassword, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { goodPassword, join, linkIn, newcomer, readMail } from "../visitor.ts";

const product = useProduct();

async function plumber(prenom: string) {
  const { api } = await join(product.url, newcomer(prenom, "jobbeur"));
  const { profil } = await profilesClient(api).save({
    body: {
      version: 0,
      headline: "Robinets",
      about: "",
      services: [{ subcategory: "plomberie", unit: "hour", amount: 30, years: 8 }],
      zone: { placeCode: "69123", radiusKm: 15 },
      availability: { ...emptyWeek, saturday: [{ from: "09:00", to: "12:00" }] },
      languages: ["fr"],
      equipment: [],
    },
  });
  return profil.data.slug;
}

it("without scripts the form finds, filters are links, and pages and profiles are reached [SRCH-02, SRCH-05, SRCH-08]", async () => {
  const slug = await plumber("Zephyr");
  const context = await product.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/services`);
  await page.getByRole("combobox", { name: "De quoi avez-vous besoin ?" }).fill("Plombier");
  await page.getByRole("combobox", { name: "Où ?" }).fill("69100");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await page.waitForURL(`${product.url}/services/search?q=Plombier&lieu=69100`);
  await page.getByRole("link", { name: /^Zephyr/ }).waitFor();
  expect(await page.getByRole("combobox", { name: "Où ?" }).inputValue()).toBe("Villeurbanne (69)");

  const when = page.getByRole("combobox", { name: "Quand ?" });
  const labels = await when.getByRole("option").allTextContents();
  await when.selectOption({ label: labels.find((label) => label.startsWith("Lundi")) ?? "" });
  await page.getByRole("button", { name: "Rechercher" }).click();
  await page.waitForURL(/quand=20/);
  const monday = new URL(page.url()).searchParams.get("quand");
  expect(await page.getByRole("link", { name: /^Zephyr/ }).count()).toBe(0);
  // What is filtered stays so when other text is sent.
  await page.getByRole("combobox", { name: "De quoi avez-vous besoin ?" }).fill("fuite");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await page.waitForURL(/q=fuite/);
  expect(new URL(page.url()).searchParams.get("quand")).toBe(monday);
  await page.getByRole("link", { name: "Sans les filtres (1 jobbeur)" }).click();
  await page.getByRole("link", { name: /^Zephyr/ }).click();
  await page.waitForURL((url) => url.pathname === `/profil/${slug}`);
  await context.close();
});

it("pages go on by their place in the list, without scripts; a place of another order and the number of a page are forgiven [SRCH-02, SRCH-04]", async () => {
  for (let count = 0; count < 13; count += 1) await plumber(`Page${"abcdefghijklm".charAt(count)}`);
  const context = await product.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const found = page.getByRole("list", { name: "Jobbeurs trouvés" });
  const names = () => found.getByRole("heading", { level: 2 }).allTextContents();
  const address = `${product.url}/services/search?category=petites-reparations&subcategory=plomberie`;
  await page.goto(address);
  const first = await names();
  expect(first).toHaveLength(12);
  await page.getByRole("link", { name: "Page suivante" }).click();
  await page.waitForURL(/suite=apres/);
  const second = await names();
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await page.goto(`${page.url()}&tri=distance`);
  expect(await names()).toHaveLength(12);
  await page.goto(`${address}&page=2`);
  expect(await names()).toEqual(first);
  await context.close();
});

it("what is typed before the proposals have come stays, with the focus and the place in it, and is looked up when they are there [SRCH-04, SRCH-05]", async () => {
  const { page, troubles } = await newPerson(product.browser);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/SuggestingFields-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${product.url}/services/search`, { waitUntil: "networkidle" });
  const what = page.getByRole("combobox", { name: "De quoi avez-vous besoin ?" });
  const asked = page.waitForRequest(/SuggestingFields-.*\.js$/);
  await what.click();
  await asked;
  await page.keyboard.type("plonbier");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowLeft");
  const plain = await what.elementHandle();
  letThrough();
  await page.getByRole("option", { name: /Plomberie/ }).waitFor();
  expect(await plain?.evaluate((input) => input.isConnected)).toBe(false);
  const now = await what.evaluate((input: HTMLInputElement) => ({
    text: input.value,
    hasFocus: input === document.activeElement,
    caret: [input.selectionStart, input.selectionEnd],
  }));
  expect(now).toEqual({ text: "plonbier", hasFocus: true, caret: [5, 5] });
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => what.inputValue()).toBe("Plomberie");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await page.waitForURL(/subcategory=plomberie/);
  expect(troubles).toEqual([]);
  await page.context().close();
});

it("proposals that cannot come keep no one from searching, and come with the page that is loaded next", async () => {
  const { page } = await newPerson(product.browser);
  let isDown = true;
  await page.route(/SuggestingFields-.*\.js$/, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(`${product.url}/services/search`, { waitUntil: "networkidle" });
  await page.getByRole("combobox", { name: "De quoi avez-vous besoin ?" }).fill("Plombier");
  await page.getByRole("combobox", { name: "Où ?" }).fill("69100");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${product.url}/services/search?q=plombier&lieu=69100`);
  isDown = false;
  await page.reload({ waitUntil: "networkidle" });
  await page.getByRole("combobox", { name: "De quoi avez-vous besoin ?" }).fill("tondre");
  await page.getByRole("option", { name: /Tonte de pelouse/ }).waitFor();
  await page.context().close();
});

it("who finds no one signs up for a mission, and writes it with all that was typed on the device where the mail was opened [SRCH-04, LOGIN-23]", async () => {
  const { page, troubles } = await newPerson(product.browser);
  await visit(page, `${product.url}/services/search?q=accorder+mon+piano&lieu=Villeurbanne+%2869%29`);
  await page.getByRole("link", { name: "Publier une mission" }).last().click();
  await page.waitForURL(/\/inscription\?profil=other/);
  const person = { ...newcomer("Nina"), does: "Demander un coup de main" } as const;
  await fillSignUp(page, person);
  expect(troubles).toEqual([]);
  await page.context().close();

  const phone = await newPerson(product.browser);
  await phone.page.goto(linkIn(await readMail(product.url, person.email, /Confirmez/), "/verify-email"));
  await press(phone.page, "Vérifier mon adresse");
  await phone.page.getByRole("link", { name: "Se connecter" }).last().click();
  await tryPassword(phone.page, person.email, goodPassword);
  await phone.page.waitForURL(/poster-une-mission/);
  await arrive(phone.page);
  await phone.page.getByRole("button", { name: /Catégorie/ }).click();
  await phone.page.getByRole("option", { name: /Cours/ }).first().click();
  await phone.page.getByRole("radio").first().check();
  await phone.page.getByRole("button", { name: "Continuer" }).click();
  expect(await phone.page.getByLabel("Titre").inputValue()).toBe("Accorder mon piano");
  await phone.page.getByLabel("Description").fill("Un piano droit, dans un salon au rez-de-chaussée.");
  await phone.page.getByRole("button", { name: "Continuer" }).click();
  expect(await phone.page.getByRole("combobox", { name: /Commune/ }).inputValue()).toBe("Villeurbanne");
  expect(phone.troubles).toEqual([]);
  await phone.page.context().close();
});
