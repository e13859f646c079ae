import { type BillingDocument, billingContract, type DocumentLine } from "@jobami/api/billing/contract";
import type { DraftBody } from "@jobami/api/billing/draft";
import type { BillingSettingsBody } from "@jobami/api/billing/settings";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

export const karimSettings: BillingSettingsBody = {
  legalName: "Karim Benali EI",
  address: "12 rue des Lices\n49100 Angers",
  siret: "73282932000074",
  vatRegime: "franchise",
  vatNumber: "",
  iban: "FR7630006000011234567890189",
  paymentDays: 30,
  penalty: "Trois fois le taux d’intérêt légal.",
  prefix: "",
  quoteDays: 15,
  footer: "",
};

export const hedge: DocumentLine = {
  label: "Taille de haie",
  quantity: 2500,
  unit: "heure",
  unitCents: 2801,
  vat: 0,
  discount: 0,
};

export const draftOf = (document: BillingDocument, changes: Partial<DraftBody> = {}): DraftBody => ({
  client: { personId: null, name: "Léa Martin", address: "3 allée des Tilleuls", email: "lea@exemple.fr" },
  subject: "Haie du jardin",
  note: "",
  lines: [hedge],
  days: 15,
  version: document.version,
  ...changes,
});

type Called<T> = { status: number; body: { data: T }; error: { message: string } };

/** What a call brought. Throws when it was refused. */
export function brought<T>({ status, body, error }: Called<T>): T {
  if (status >= 300) throw new Error(error.message);
  return body.data;
}

/** A whole draft of a person whose settings are whole. */
export async function drafted(
  { call }: SignedIn,
  type: "devis" | "facture" = "devis",
  changes: Partial<DraftBody> = {},
): Promise<BillingDocument> {
  brought(await call(billingContract.saveSettings, { body: karimSettings }));
  const begun = brought(await call(billingContract.create, { body: { type } }));
  return brought(
    await call(billingContract.edit, { params: { id: begun.id }, body: draftOf(begun, changes) }),
  );
}

/** The same, issued. */
export async function issuedBy(
  by: SignedIn,
  type: "devis" | "facture" = "devis",
  changes: Partial<DraftBody> = {},
): Promise<BillingDocument> {
  const { id } = await drafted(by, type, changes);
  return brought(await by.call(billingContract.issue, { params: { id } }));
}

/** A quote that was issued and mailed, and the key that stands in the mail alone. */
export async function mailedQuote(
  server: TestServer,
  by: SignedIn,
  changes: Partial<DraftBody> = {},
): Promise<{ quote: BillingDocument; params: { quoteId: string }; key: string }> {
  const { id } = await issuedBy(by, "devis", changes);
  const quote = brought(await by.call(billingContract.send, { params: { id } }));
  const [mail] = await server.mailbox(quote.client.email);
  const key = /[?]cle=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  return { quote, params: { quoteId: quote.publicId ?? "" }, key };
}

/** Begins every test of a file with a person who works, another person who does, and a client. */
export function setScene() {
  const at = {} as { server: TestServer; karim: SignedIn; awa: SignedIn; lea: SignedIn };
  beforeAll(async () => {
    at.server = await startTestServer();
  });
  afterAll(() => at.server.close());
  beforeEach(async () => {
    await at.server.reset();
    at.karim = await signIn(at.server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
    at.awa = await signIn(at.server, { prenom: "Awa", nom: "Diop", userType: "jobbeur" });
    at.lea = await signIn(at.server, { prenom: "Léa", nom: "Martin" });
  });
  return at;
}
