import { type BillingDocument, billingContract } from "@jobami/api/billing/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { describe, expect, it } from "vitest";
import { liveEventsOf } from "../../testing/test-missions.ts";
import { agreement } from "../progress/progress.fixture.ts";
import { awaitedDocuments } from "./billing.awaited.ts";
import { brought, drafted, draftOf, issuedBy, karimSettings, setScene } from "./billing.fixture.ts";

const at = setScene();
const { answer, create, edit, issue, pay, received, saveSettings, seen, send } = billingContract;

/** A draft for Léa, of a mission that she agreed on with Karim. */
async function forLea(type: "devis" | "facture" = "devis"): Promise<BillingDocument> {
  const { id: missionId } = await agreement(at.server, {}, { amount: 60 }, { lea: at.lea, karim: at.karim });
  brought(await at.karim.call(saveSettings, { body: karimSettings }));
  const draft = brought(await at.karim.call(create, { body: { type, missionId } }));
  const client = { ...draft.client, name: "Léa Martin", address: "3 allée des Tilleuls", email: "" };
  const body = draftOf(draft, { client });
  return brought(await at.karim.call(edit, { params: { id: draft.id }, body }));
}
const issueOf = async ({ id }: BillingDocument) => brought(await at.karim.call(issue, { params: { id } }));
const sendOf = async ({ id }: BillingDocument) => brought(await at.karim.call(send, { params: { id } }));
/** What awaits Léa, as her first page shows it. */
const awaitedOfLea = async () =>
  (await at.lea.call(proposalsContract.waiting)).body.data.documents?.map(({ other, ...document }) => ({
    ...document,
    of: other.prenom,
  }));
const listOf = async (by = at.lea, type?: "devis" | "facture" | "avoir") => {
  const { body } = await by.call(received, { query: type === undefined ? {} : { type } });
  return body.data.map(({ number, status, fact }) => ({ number, status, fact }));
};

describe("what an account received", () => {
  it("awaits its client until it is answered or paid, and no one else", async () => {
    const issued = await issueOf(await forLea("facture"));
    expect(await awaitedOfLea()).toEqual([]);
    const sent = await sendOf(issued);
    const { publicId, endsOn } = sent;
    const link = `/document/${publicId}`;
    expect(await awaitedOfLea()).toEqual([
      { type: "facture", title: "Haie du jardin", of: "Karim", link, cents: 7003, endsOn },
    ]);
    for (const by of [at.karim, at.awa])
      expect((await by.call(proposalsContract.waiting)).body.data.documents).toEqual([]);
    const { platform } = at.server;
    expect(await awaitedDocuments(platform.db, at.lea.person.id, "2099-01-01", 5)).toEqual([]);
    brought(
      await at.karim.call(pay, {
        params: { id: sent.id },
        body: { paidOn: sent.issuedOn ?? "", means: "cash" },
      }),
    );
    expect(await awaitedOfLea()).toEqual([]);
  });

  it("awaits an answer to a quote until it has one", async () => {
    const sent = await sendOf(await issueOf(await forLea()));
    expect(await awaitedOfLea()).toMatchObject([{ type: "devis", title: "Haie du jardin" }]);
    const body = { answer: "refuse", reason: "Trop cher." } as const;
    brought(await at.lea.call(answer, { params: { quoteId: sent.publicId ?? "" }, body }));
    expect(await awaitedOfLea()).toEqual([]);
  });

  it("is what was sent to it: no draft, nothing that was only issued, nothing of another's", async () => {
    const draft = await forLea();
    expect(await listOf()).toEqual([]);
    const issued = await issueOf(draft);
    expect(await listOf()).toEqual([]);
    await sendOf(issued);
    expect(await listOf()).toEqual([{ number: issued.number, status: "émis", fact: null }]);
    for (const by of [at.karim, at.awa]) expect(await listOf(by)).toEqual([]);
    const visitor = await at.server.client().call(received);
    expect(visitor.status).toBe(401);
  });

  it("holds nothing that names the person without being theirs: a name, an address, an e-mail", async () => {
    const client = { personId: null, name: "Léa Martin", address: "Angers", email: at.lea.person.email };
    const mailed = await issuedBy(at.karim, "devis", { client });
    await sendOf(mailed);
    expect(await listOf()).toEqual([]);
    // Only who worked for a person sends something to their account.
    const foreign = await drafted(at.awa);
    const body = draftOf(foreign, { client: { ...client, personId: at.lea.person.id } });
    expect((await at.awa.call(edit, { params: { id: foreign.id }, body })).status).toBe(404);
  });

  it("is narrowed by type alone: no person can be asked for", async () => {
    await sendOf(await issueOf(await forLea("facture")));
    expect(await listOf(at.lea, "devis")).toEqual([]);
    expect(await listOf(at.lea, "facture")).toHaveLength(1);
    const query = { clientPersonId: at.lea.person.id } as never;
    expect((await at.awa.call(received, { query })).status).toBe(400);
  });

  it("shows who issued it and how it stands, and no id of the issuer's own list", async () => {
    const sent = await sendOf(await issueOf(await forLea("facture")));
    const [row] = (await at.lea.call(received)).body.data;
    expect(row).toEqual({
      publicId: sent.publicId,
      type: "facture",
      status: "émis",
      fact: null,
      number: sent.number,
      issuerName: karimSettings.legalName,
      subject: "Haie du jardin",
      totalCents: 7003,
      issuedOn: sent.issuedOn,
      endsOn: sent.endsOn,
      isOverdue: false,
    });
    brought(
      await at.karim.call(pay, {
        params: { id: sent.id },
        body: { paidOn: sent.issuedOn ?? "", means: "cash" },
      }),
    );
    expect(await listOf()).toEqual([{ number: sent.number, status: "payé", fact: null }]);
  });

  it("opens from there: a quote is answered by who received it, and the list follows wherever it is open", async () => {
    const sent = await sendOf(await issueOf(await forLea()));
    const params = { quoteId: sent.publicId ?? "" };
    expect(brought(await at.lea.call(seen, { params }))).toMatchObject({ isReceived: true, mayAnswer: true });
    expect(brought(await at.awa.call(seen, { params }))).toMatchObject({
      isReceived: false,
      mayAnswer: false,
    });
    const body = { answer: "accept", name: "Léa Martin", agrees: true } as const;
    brought(await at.lea.call(answer, { params, body }));
    expect(await listOf()).toEqual([{ number: sent.number, status: "accepté", fact: null }]);
    const heard = (await liveEventsOf(at.server, at.lea)).filter(({ name }) => name === "billing_received");
    expect(heard.map(({ payload }) => payload)).toEqual([params, params]);
  });
});
