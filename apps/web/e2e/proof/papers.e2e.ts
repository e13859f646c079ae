import { readFile } from "node:fs/promises";
import { billingClient } from "@jobami/api/billing/client";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { readPdf, type Tagged } from "../../app/testing/read-pdf.ts";
import { browserOf, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useProduct();

/** What « Enregistrer au format PDF » makes of a page. */
const printed = async (page: Page) => readPdf(await page.pdf({ tagged: true, preferCSSPageSize: true }));

/** Every element, in the order in which it is read. */
const flat = (tagged: Tagged | null): Tagged[] =>
  tagged === null ? [] : [tagged, ...(tagged.children ?? []).flatMap(flat)];

/** All text at and below an element. */
const textOf = (tagged: Tagged): string =>
  [tagged.text ?? "", ...(tagged.children ?? []).map(textOf)].filter((text) => text !== "").join(" ");

const all = ({ pages }: Awaited<ReturnType<typeof readPdf>>) => pages.flatMap(flat);
const ofTag = (elements: readonly Tagged[], tag: string) =>
  elements.filter((element) => element.tag === tag).map(textOf);

it("an invoice on paper and as a PDF has its language, one title, the two names, a table with its headers, and nothing of the page around", async () => {
  const jobbeur = await join(product.url, newcomer("Karim", "jobbeur"));
  const billing = billingClient(jobbeur.api);
  const settings = (await billing.settings()).data.settings;
  await billing.saveSettings({
    body: {
      ...settings,
      legalName: "Karim Benali EI",
      address: "12 rue des Lices, 49100 Angers",
      siret: "732 829 320 00074",
    },
  });
  const { id, version } = (await billing.create({ body: { type: "facture" } })).data;
  const line = { label: "Taille de haie", quantity: 1000, unit: "forfait", unitCents: 12_050 } as const;
  await billing.edit({
    params: { id },
    body: {
      client: { personId: null, name: "Léa Martin", address: "3 allée des Tilleuls, Angers", email: "" },
      subject: "",
      note: "",
      lines: [{ ...line, vat: 0, discount: 0 }],
      days: 30,
      version,
    },
  });
  await billing.issue({ params: { id } });
  const { page } = await browserOf(product.browser, jobbeur);
  await visit(page, `${product.url}/dashboard/facturation/${id}`);
  await page.getByRole("article", { name: /^Facture F-\d{4}-0001$/ }).waitFor();

  const invoice = await printed(page);
  expect(invoice).toMatchObject({ language: "fr", isMarked: true });
  expect(invoice.title).toMatch(/^Facture F-\d{4}-0001 · /);
  const elements = all(invoice);
  expect(elements.filter(({ tag }) => /^H\d$/.test(tag)).map((one) => `${one.tag} ${textOf(one)}`)).toEqual([
    expect.stringMatching(/^H1 Facture F-\d{4}-0001$/),
  ]);
  // Who, to whom, what, how much: in this order.
  const text = invoice.pages.map((of) => (of === null ? "" : textOf(of))).join(" ");
  expect(text).toMatch(
    /^Facture F-\d{4}-0001 Karim Benali EI .*SIRET 73282932000074 .*ADRESSÉ À Léa Martin .*Taille de haie .*Net à payer 120,50 €/,
  );
  expect(ofTag(elements, "Table")).toEqual([
    "Désignation Quantité Prix HT Montant HT Taille de haie 1 forfait 120,50 € 120,50 €",
  ]);
  expect(ofTag(elements, "TH")).toEqual([
    "Désignation",
    "Quantité",
    "Prix HT",
    "Montant HT",
    "Taille de haie",
  ]);
  // Nothing of what is around it on the screen.
  expect(text).not.toMatch(/Fil d’Ariane|Accueil|Tous les documents|Émis|Imprimer|Envoyer/);
  await page.context().close();
});

it("what was bought is on paper with its title, its seller and its buyer; a business card is text, tags and alternatives, also eight on a sheet", async () => {
  const jeanne = await browserOf(product.browser, await join(product.url, newcomer("Jeanne", "jobbeur")));
  const { page } = jeanne;
  await visit(page, `${product.url}/dashboard/premium`);
  await page.getByRole("checkbox", { name: /^Je demande que premium commence/ }).check();
  await page.getByRole("button", { name: /^Souscrire et payer/ }).click();
  await page.waitForURL(/\/dev\/paiement\/caisse\//);
  await page.getByRole("button", { name: /^Payer/ }).click();
  await page.getByText("Votre abonnement premium est actif").waitFor();
  await visit(page, `${product.url}/dashboard/factures`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Facture F-/ })
    .click();
  await page.getByRole("heading", { level: 1, name: /^Facture F-/ }).waitFor();
  // At once, and for good: who prints it names the file by it.
  expect(await page.title()).toMatch(/^Facture F-\d{4}-\d{4} · /);
  await page.waitForLoadState("networkidle");
  expect(await page.title()).toMatch(/^Facture F-\d{4}-\d{4} · /);
  const sold = await printed(page);
  expect(sold).toMatchObject({ language: "fr", isMarked: true });
  expect(sold.title).toMatch(/^Facture/);
  expect(ofTag(all(sold), "H1")).toEqual([expect.stringMatching(/^Facture F-\d{4}-\d{4}$/)]);
  const text = sold.pages.map((of) => (of === null ? "" : textOf(of))).join(" ");
  expect(text).toMatch(/Jobami.* ADRESSÉ À Jeanne Durand .*Jobami premium, un mois.* 2,45 €/);
  expect(ofTag(all(sold), "TH")).toContain("Montant HT");

  await visit(page, `${product.url}/dashboard/card-editor?modele=rue`);
  await page.getByRole("textbox", { name: /^Phrase/ }).fill("Vos haies, droites.");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Télécharger/ }).press("Enter");
  await page.getByRole("menuitem", { name: /^PDF/ }).first().press("Enter");
  const card = await readPdf(await readFile(await (await saved).path()));
  expect(card).toMatchObject({ language: "fr-FR", title: "La rue", isMarked: true });
  const elements = all(card);
  expect(ofTag(elements, "H1")).toEqual(["Jeanne Durand"]);
  expect(ofTag(elements, "P")).toContain("Vos haies, droites.");
  expect(elements.filter(({ tag }) => tag === "Figure").map(({ alternative }) => alternative)).toEqual([
    expect.stringMatching(/^Code QR qui mène à http/),
  ]);

  await page.evaluate(() => {
    globalThis.print = () => undefined;
  });
  await page.getByRole("button", { name: /^Imprimer 8 cartes/ }).press("Enter");
  const sheet = await printed(page);
  expect(sheet).toMatchObject({ language: "fr", isMarked: true });
  expect(sheet.pages, "no sheet is empty").toHaveLength(1);
  // Eight alike are one for who hears them.
  expect(
    all(sheet)
      .filter(({ tag }) => tag === "Figure")
      .map(({ alternative }) => alternative),
  ).toEqual([expect.stringMatching(/^Recto\s: Jeanne Durand, .*Vos haies, droites\., .*code QR/)]);
  await page.context().close();
});
