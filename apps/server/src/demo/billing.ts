import { dayInFrance } from "@jobami/api/missions/days";
import type { DomainServices } from "../domains.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Person } from "../platform/sessions/sessions.ts";

const dayMs = 24 * 3_600_000;

const settings = {
  address: "12 rue Burdeau\n69001 Lyon",
  siret: "73282932000074",
  vatRegime: "franchise",
  vatNumber: "",
  iban: "FR7630006000011234567890189",
  paymentDays: 30,
  penalty: "Trois fois le taux d’intérêt légal.",
  prefix: "",
  quoteDays: 30,
  footer: "Assurance responsabilité civile professionnelle en cours de validité, France entière.",
} as const;

const hedge = {
  label: "Taille de haie",
  quantity: 4000,
  unit: "heure",
  unitCents: 2800,
  vat: 0,
  discount: 0,
} as const;
const waste = {
  label: "Évacuation des déchets verts",
  quantity: 1000,
  unit: "forfait",
  unitCents: 4500,
  vat: 0,
  discount: 0,
} as const;
const shelves = {
  label: "Pose de quatre étagères",
  quantity: 1000,
  unit: "forfait",
  unitCents: 12_000,
  vat: 0,
  discount: 500,
} as const;

/**
 * Two quotes of the jobbeur whom the sign-in page offers, one of them accepted, three invoices, two of them paid, and a credit note: those
 * for the requester who is offered there were sent to her account.
 */
export async function writeDocuments(
  tx: Tx,
  { billing, progress }: Pick<DomainServices, "billing" | "progress">,
  { jobbeur, client }: { jobbeur: Person; client: Pick<Person, "id"> },
  time: { now: number; at: (instant: number) => void },
): Promise<void> {
  const { drafts, issued } = billing;
  const daysAgo = (days: number) => time.at(time.now - days * dayMs);
  const whole = async (
    type: "devis" | "facture",
    to: Pick<Person, "id"> | null,
    subject: string,
    lines: (typeof hedge | typeof waste | typeof shelves)[],
  ) => {
    const { id, version, days } = await drafts.create(tx, jobbeur, { type });
    await drafts.edit(tx, jobbeur, id, {
      client: {
        personId: to?.id ?? null,
        name: to === null ? "Copropriété des Tilleuls" : "Léa Martin",
        address: "3 allée des Tilleuls\n69003 Lyon",
        email: "",
      },
      subject,
      note: "",
      lines,
      days,
      version,
    });
    return issue(id, to);
  };
  const issue = async (id: string, to: Pick<Person, "id"> | null) => {
    const document = await issued.issue(tx, jobbeur, id);
    return to === null ? document : issued.send(tx, jobbeur, id);
  };

  daysAgo(38);
  await billing.billing.saveSettings(tx, jobbeur, {
    ...settings,
    legalName: `${jobbeur.prenom} ${jobbeur.nom} EI`,
  });
  const old = await whole("facture", null, "Taille des haies", [hedge, waste]);
  daysAgo(20);
  await issued.pay(tx, jobbeur, old.id, { paidOn: dayInFrance(time.now - 20 * dayMs), means: "transfer" });
  daysAgo(12);
  const agreed = await whole("devis", client, "Pose de quatre étagères", [shelves]);
  daysAgo(11);
  await issued.answer(
    tx,
    agreed.publicId ?? "",
    { answer: "accept", name: "Léa Martin", agrees: true, reason: "", key: "" },
    client.id,
  );
  daysAgo(9);
  const { id } = await drafts.derive(tx, jobbeur, agreed.id, "facture");
  const invoice = await issue(id, client);
  daysAgo(8);
  const note = await drafts.derive(tx, jobbeur, invoice.id, "avoir");
  await drafts.edit(tx, jobbeur, note.id, {
    client: note.client,
    subject: "Geste commercial",
    note: "",
    lines: [
      {
        label: "Remise sur la pose",
        quantity: 1000,
        unit: "forfait",
        unitCents: 1500,
        vat: 0,
        discount: 0,
      },
    ],
    days: 0,
    version: note.version,
  });
  await issue(note.id, client);
  daysAgo(3);
  const done = (await progress.agreedSums(tx, jobbeur.id, "jobbeur")).find(
    ({ statut, other, payment }) =>
      statut === "terminee" && other?.id === client.id && payment.status === "paye" && payment.paid.cents > 0,
  );
  if (done !== undefined) {
    const draft = await drafts.create(tx, jobbeur, { type: "facture", missionId: done.missionId });
    await issue(draft.id, client);
  }
  daysAgo(2);
  await whole("devis", client, "Haie du jardin", [hedge, waste]);
}
