import { billingClient } from "@jobami/api/billing/client";
import { expect, it } from "vitest";
import { browserOf, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useSharedProduct();

it("a client finds what was sent to them in a list, answers a quote from there, and is led back; a mission begins an invoice with what is known of it", async () => {
  const { url } = product;
  const requester = await join(url, newcomer("Odile"));
  const jobbeur = await join(url, newcomer("Basile", "jobbeur"));
  const { data: mission } = await requester.missions.create({ body: hedgeMission(7) });
  const { data: proposal } = await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  await requester.proposals.accept({ params: { id: mission.id, proposalId: proposal.proposalId }, body: {} });
  const billing = billingClient(jobbeur.api);
  await billing.saveSettings({
    body: {
      legalName: "Basile Renaud EI",
      address: "12 rue des Lices\n49100 Angers",
      siret: "73282932000074",
      vatRegime: "franchise",
      vatNumber: "",
      iban: "",
      paymentDays: 30,
      penalty: "",
      prefix: "",
      quoteDays: 30,
      footer: "",
    },
  });
  const { data: draft } = await billing.create({ body: { type: "devis", missionId: mission.id } });
  const { client, subject, note, lines, days, version } = draft;
  await billing.edit({
    params: { id: draft.id },
    body: { client: { ...client, address: "3 allée des Tilleuls" }, subject, note, lines, days, version },
  });
  await billing.issue({ params: { id: draft.id } });

  const { page } = await browserOf(product.browser, requester, { viewport: { width: 390, height: 844 } });
  await visit(page, `${url}/dashboard/documents-recus`);
  await page.getByRole("heading", { name: "Ni devis ni facture pour l’instant" }).waitFor();
  // What is sent comes by itself.
  await billing.send({ params: { id: draft.id } });
  await page.getByText("À répondre", { exact: true }).waitFor();
  await page.getByRole("link", { name: /^Devis D-\d{4}-0001 · Basile Renaud EI$/ }).click();
  await page.getByRole("heading", { level: 1, name: /^Devis D-/ }).waitFor();
  await page.getByRole("textbox", { name: "Votre nom" }).fill("Odile Martin");
  await page.getByRole("checkbox", { name: "Bon pour accord" }).check();
  await page.getByRole("button", { name: "Accepter le devis" }).click();
  await page.getByText("Ce devis est accepté").waitFor();
  await page.getByRole("link", { name: "Tous mes documents reçus" }).click();
  await page.getByText("Accepté", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Factures", exact: true }).click();
  await page.getByRole("heading", { name: "Aucune facture reçue pour l’instant" }).waitFor();

  const { data: invoice } = await billing.create({ body: { type: "facture", missionId: mission.id } });
  const other = await browserOf(product.browser, jobbeur);
  await visit(other.page, `${url}/dashboard/facturation/${invoice.id}`);
  expect(await other.page.getByRole("textbox", { name: "Adresse du destinataire" }).inputValue()).toBe(
    "3 allée des Tilleuls",
  );
  await other.page.getByRole("group", { name: /^Jour de la prestation/ }).waitFor();
  for (const one of [page, other.page]) await one.context().close();
});
