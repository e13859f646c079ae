import type { BillingDocument, billingContract } from "@jobami/api/billing/contract";
import { type Arrange, type Sample, type Samples, signedIn } from "../../testing/samples.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { drafted, draftOf, issuedBy, karimSettings, mailedQuote } from "./billing.fixture.ts";

type Choose = (about: { karim: SignedIn; document: BillingDocument }) => Sample["input"];

const working =
  (make: (karim: SignedIn) => Promise<BillingDocument>, choose: Choose): Arrange =>
  async (server) => {
    const karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
    const document = await make(karim);
    return { client: karim.client, input: choose({ karim, document }) };
  };
const byVisitor =
  (choose: (document: BillingDocument) => Sample["input"]): Arrange =>
  async (server) => {
    const karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
    return { client: server.client(), input: choose(await issuedBy(karim)) };
  };

const jobbeur = { userType: "jobbeur" } as const;
const invoice = (karim: SignedIn) => issuedBy(karim, "facture");
const named: Choose = ({ document: { id } }) => ({ params: { id } });
const publicOf = ({ publicId }: BillingDocument) => ({ quoteId: publicId ?? "" });

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof billingContract> = {
  settings: signedIn({}, jobbeur),
  saveSettings: signedIn({ body: { ...karimSettings } }, jobbeur),
  summary: signedIn({}, jobbeur),
  list: signedIn({ query: { type: "devis" } }, jobbeur),
  received: signedIn({}),
  create: signedIn({ body: { type: "devis" } }, jobbeur),
  one: working(drafted, named),
  edit: working(drafted, ({ document }) => ({
    params: { id: document.id },
    body: { ...draftOf(document, { subject: "Haie et allée" }) },
  })),
  remove: working(drafted, named),
  issue: working(drafted, named),
  send: working(issuedBy, named),
  link: working(issuedBy, ({ document: { id } }) => ({ params: { id }, body: { isOpen: false } })),
  pay: working(invoice, ({ document }) => ({
    params: { id: document.id },
    body: { paidOn: document.issuedOn, means: "transfer" },
  })),
  derive: working(invoice, ({ document }) => ({ params: { id: document.id }, body: { type: "avoir" } })),
  seen: byVisitor((document) => ({ params: publicOf(document) })),
  answer: async (server) => {
    const karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
    const { params, key } = await mailedQuote(server, karim);
    const body = { answer: "accept", name: "Léa Martin", agrees: true, key };
    return { client: server.client(), input: { params, body } };
  },
  stats: signedIn({}, { role: "jobpadm" }),
};
