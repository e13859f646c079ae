import { billingClient } from "@jobami/api/billing/client";
import { emptyWeek } from "@jobami/api/profiles/availability";
import { profilesClient } from "@jobami/api/profiles/client";
import { usersClient } from "@jobami/api/users/client";
import { hedgeMission, join, newcomer, type Visitor } from "./visitor.ts";

/** A requester and a jobbeur, and a mission that the first has posted. */
export async function twoWithMission(
  url: string,
  number: number,
): Promise<{ owner: Visitor; jobbeur: Visitor; missionId: string }> {
  const owner = await join(url, newcomer("Odile"));
  const jobbeur = await join(url, newcomer("Jules", "jobbeur"));
  const { data } = await owner.missions.create({ body: hedgeMission(number) });
  return { owner, jobbeur, missionId: data.id };
}

/** The same two, once the jobbeur has proposed a price. Answers the proposal's id too. */
export async function twoWithProposal(url: string, number: number) {
  const two = await twoWithMission(url, number);
  const { data } = await two.jobbeur.proposals.propose({
    params: { id: two.missionId },
    body: { amount: 80, message: "Je peux venir lundi.", paymentMethodType: "euros" },
  });
  return { ...two, proposalId: data.proposalId };
}

/** The same two, once they agreed. */
export async function twoAgreed(url: string, number: number) {
  const two = await twoWithProposal(url, number);
  await two.owner.proposals.accept({ params: { id: two.missionId, proposalId: two.proposalId }, body: {} });
  return two;
}

/** A jobbeur whom visitors find as a plumber in Lyon. Answers the name of their page. */
export async function foundPlumber(url: string): Promise<string> {
  const { api } = await join(url, newcomer("Wassim", "jobbeur"));
  await usersClient(api).updateSeoPreferences({ body: { seo_indexable: true } });
  const { profil } = await profilesClient(api).save({
    body: {
      version: 0,
      headline: "Fuites et robinets, le jour même",
      about: "Plombier depuis huit ans, je répare plus que je ne remplace.",
      services: [{ subcategory: "plomberie", unit: "hour", amount: 30, years: 8 }],
      zone: { placeCode: "69123", radiusKm: 15 },
      availability: { ...emptyWeek, saturday: [{ from: "09:00", to: "12:00" }] },
      languages: ["fr"],
      equipment: [],
    },
  });
  return profil.data.slug;
}

/** A jobbeur who has issued an invoice. Answers its id too. */
export async function withInvoice(url: string): Promise<{ jobbeur: Visitor; invoiceId: string }> {
  const jobbeur = await join(url, newcomer("Karim", "jobbeur"));
  const billing = billingClient(jobbeur.api);
  const { settings } = (await billing.settings()).data;
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
  return { jobbeur, invoiceId: id };
}
