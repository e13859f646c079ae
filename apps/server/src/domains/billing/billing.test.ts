import { billingContract } from "@jobami/api/billing/contract";
import { linkDays } from "@jobami/api/billing/routes";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { offer } from "../../testing/samples.ts";
import { postMission } from "../../testing/test-missions.ts";
import { signIn, signInAgain } from "../../testing/test-people.ts";
import {
  brought,
  drafted,
  draftOf,
  issuedBy,
  karimSettings,
  mailedQuote,
  setScene,
} from "./billing.fixture.ts";

const at = setScene();
const dayMs = 86_400_000;
const year = () => new Date(at.server.clock.now()).getUTCFullYear();
/** Makes Léa its client: only who worked for a person may name them, which other tests do. */
async function addressed({ id, publicId }: { id: string; publicId: string | null }) {
  await at.server.platform.db.execute(
    sql`update billing_documents set client_person_id = ${at.lea.person.id}::uuid where id = ${id}::uuid`,
  );
  return { quoteId: publicId ?? "" };
}

const accepts = { answer: "accept", name: "Léa Martin", agrees: true } as const;
const { create, edit, issue, remove, one, list, send, pay, derive, seen, answer, saveSettings, settings } =
  billingContract;

describe("drafts", () => {
  it("are begun, saved in their version, and lost by no one who was slower", async () => {
    const draft = await drafted(at.karim);
    expect(draft).toMatchObject({ status: "brouillon", number: null, totalCents: 7003, version: 2 });
    const params = { id: draft.id };
    const stale = await at.karim.call(edit, { params, body: draftOf(draft, { version: 1 }) });
    expect([stale.status, stale.error.code]).toEqual([409, "DOCUMENT_CHANGED"]);
    expect(stale.error.data).toMatchObject({ document: { version: 2 } });
    expect((await at.karim.call(remove, { params })).status).toBe(200);
    expect((await at.karim.call(one, { params })).status).toBe(404);
  });

  it("take over an agreed mission, and no other one", async () => {
    const mission = await postMission(at.server, at.lea);
    const { proposalId } = brought(
      await at.karim.call(proposalsContract.propose, { params: { id: mission.id }, body: offer }),
    );
    const early = await at.karim.call(create, { body: { type: "devis", missionId: mission.id } });
    expect(early.status).toBe(404);
    await at.lea.call(proposalsContract.accept, { params: { id: mission.id, proposalId } });
    const made = brought(await at.karim.call(create, { body: { type: "facture", missionId: mission.id } }));
    expect(made).toMatchObject({
      clientName: "Léa M.",
      client: { personId: at.lea.person.id },
      subject: mission.title,
      totalCents: 4000,
    });
    expect((await at.awa.call(create, { body: { type: "facture", missionId: mission.id } })).status).toBe(
      404,
    );
  });

  it("are for those who work for others", async () => {
    expect((await at.lea.call(create, { body: { type: "devis" } })).error.code).toBe("JOBBEUR_ONLY");
    expect((await at.lea.call(saveSettings, { body: karimSettings })).error.code).toBe("JOBBEUR_ONLY");
  });

  it("name no client whom their issuer never worked for", async () => {
    const draft = await drafted(at.karim);
    const client = { personId: at.lea.person.id, name: "Léa", address: "x", email: "" };
    const seen = await at.karim.call(edit, { params: { id: draft.id }, body: draftOf(draft, { client }) });
    expect(seen.status).toBe(404);
  });
});

describe("what stands on documents", () => {
  it("is checked: SIRET, IBAN and VAT number", async () => {
    for (const wrong of [
      { siret: "73282932000075" },
      { iban: "FR7630006000011234567890188" },
      { vatNumber: "FR00732829320" },
    ]) {
      const { status, error } = await at.karim.call(saveSettings, { body: { ...karimSettings, ...wrong } });
      expect([status, error.fields?.map(({ path }) => path)]).toEqual([400, Object.keys(wrong)]);
    }
    const stored = brought(
      await at.karim.call(saveSettings, { body: { ...karimSettings, vatRegime: "rates" } }),
    );
    expect(stored.missing).toEqual(["vatNumber"]);
    expect(brought(await at.awa.call(settings)).missing).toEqual(["legalName", "address", "siret"]);
  });
});

describe("issuing", () => {
  it("states what is missing, by field", async () => {
    const draft = brought(await at.karim.call(create, { body: { type: "devis" } }));
    const { status, error } = await at.karim.call(issue, { params: { id: draft.id } });
    expect([status, error.code]).toEqual([409, "DOCUMENT_UNFINISHED"]);
    expect(error.fields?.map(({ path }) => path)).toEqual([
      "issuer.legalName",
      "issuer.address",
      "issuer.siret",
      "client.name",
      "client.address",
      "lines",
    ]);
  });

  it("numbers twenty at once without gap or double, by type and issuer [INV-05]", async () => {
    const drafts = [];
    for (let at20 = 0; at20 < 20; at20 += 1) drafts.push(await drafted(at.karim, "facture"));
    const answers = await Promise.all(
      drafts.map(({ id }) => at.karim.call(issue, { params: { id } }, { idempotencyKey: `issue-${id}` })),
    );
    const numbers = answers.map((seen) => brought(seen).number).sort();
    expect(numbers).toEqual(
      Array.from({ length: 20 }, (_, place) => `F-${year()}-${String(place + 1).padStart(4, "0")}`),
    );
    expect((await issuedBy(at.karim)).number).toBe(`D-${year()}-0001`);
    expect((await issuedBy(at.awa, "facture")).number).toBe(`F-${year()}-0001`);
  });

  it("happens once, and gives no number to what is refused", async () => {
    const draft = await drafted(at.karim);
    const params = { id: draft.id };
    const both = await Promise.all([1, 2].map(() => at.karim.call(issue, { params })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const empty = brought(await at.karim.call(create, { body: { type: "devis" } }));
    await at.karim.call(issue, { params: { id: empty.id } });
    expect((await issuedBy(at.karim)).number).toBe(`D-${year()}-0002`);
  });

  it("freezes it: nothing changes or deletes it, and its issuer stays who they were", async () => {
    const document = await issuedBy(at.karim);
    const params = { id: document.id };
    expect((await at.karim.call(edit, { params, body: draftOf(document) })).error.code).toBe(
      "DOCUMENT_CHANGED",
    );
    expect((await at.karim.call(remove, { params })).error.code).toBe("DOCUMENT_CHANGED");
    brought(await at.karim.call(saveSettings, { body: { ...karimSettings, legalName: "Autre nom" } }));
    expect(brought(await at.karim.call(one, { params })).issuer.legalName).toBe(karimSettings.legalName);
    await expect(
      at.server.platform.db.execute(
        `update billing_documents set client_name = 'x' where id = '${document.id}'`,
      ),
    ).rejects.toThrow();
  });

  it("begins again at one with the year", async () => {
    await issuedBy(at.karim);
    at.server.clock.advance(366 * dayMs);
    const later = await signInAgain(at.server, at.karim.person);
    expect((await issuedBy(later)).number).toBe(`D-${year()}-0001`);
  });
});

describe("a quote", () => {
  it("is read by whoever has its link, accepted once, and reported to its issuer [INV-01, INV-02, INV-06]", async () => {
    const { quote, params, key } = await mailedQuote(at.server, at.karim);
    const visitor = at.server.client();
    const read = brought(await visitor.call(seen, { params, query: { key } }));
    expect(read).toMatchObject({ status: "émis", mayAnswer: true, client: { personId: null, email: "" } });
    const both = await Promise.all(
      [1, 2].map(() => at.server.client().call(answer, { params, body: { ...accepts, key } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = both.find(({ status }) => status === 409);
    expect(second?.error).toMatchObject({ code: "DOCUMENT_CHANGED", data: { quote: { status: "accepté" } } });
    const stored = brought(await at.karim.call(one, { params: { id: quote.id } }));
    expect(stored).toMatchObject({
      status: "accepté",
      acceptedName: "Léa Martin",
      mayAct: ["send", "invoice"],
    });
    const { data } = (await at.karim.call(notificationsContract.list)).body;
    expect(data.map(({ title }) => title)).toContain("Votre devis est accepté");
  });

  it("is signed by no one who only has its link: its issuer does not sign it by signing out", async () => {
    const { quote, params, key } = await mailedQuote(at.server, at.karim);
    const visitor = at.server.client();
    expect(JSON.stringify(quote)).not.toContain(key);
    expect(brought(await visitor.call(seen, { params }))).toMatchObject({ mayAnswer: false, asksWho: true });
    for (const wrong of ["", "x", "x".repeat(43)]) {
      const { status, error } = await visitor.call(answer, { params, body: { ...accepts, key: wrong } });
      expect([status, error.code, error.data?.quote]).toEqual([
        403,
        "QUOTE_CLIENT_ONLY",
        expect.objectContaining({ status: "émis" }),
      ]);
    }
    // Signed in as another person it is their word; sent again, the key before opens nothing any more.
    expect(brought(await at.lea.call(seen, { params })).mayAnswer).toBe(true);
    brought(await at.karim.call(send, { params: { id: quote.id } }));
    expect((await visitor.call(answer, { params, body: { ...accepts, key } })).error.code).toBe(
      "QUOTE_CLIENT_ONLY",
    );
    expect((await at.lea.call(answer, { params, body: accepts })).status).toBe(200);
  });

  it("that is addressed to a member is theirs to sign, signed in, and no one else’s", async () => {
    const params = await addressed(await issuedBy(at.karim));
    for (const by of [at.awa, { call: at.server.client().call }])
      expect((await by.call(answer, { params, body: accepts })).error.code).toBe("QUOTE_CLIENT_ONLY");
    expect((await at.lea.call(answer, { params, body: accepts })).status).toBe(200);
  });

  it("is refused with a reason, and not answered by its issuer", async () => {
    const { params, key } = await mailedQuote(at.server, at.karim);
    const own = await at.karim.call(answer, { params, body: accepts });
    expect([own.status, own.error.code]).toEqual([403, "FORBIDDEN"]);
    const body = { answer: "refuse", reason: "Trop cher.", key } as const;
    const seen = brought(await at.server.client().call(answer, { params, body }));
    expect(seen).toMatchObject({ status: "émis", fact: "refused", mayAnswer: false });
  });

  it("cannot be accepted without name and tick, nor by its other id, nor while it is a draft", async () => {
    const draft = await drafted(at.karim);
    const quote = await issuedBy(at.karim);
    const visitor = at.server.client();
    const params = { quoteId: quote.publicId ?? "" };
    expect((await visitor.call(answer, { params, body: { ...accepts, name: "" } })).status).toBe(400);
    expect((await visitor.call(answer, { params, body: { ...accepts, agrees: false } })).status).toBe(400);
    for (const id of [draft.id, quote.id])
      expect((await visitor.call(seen, { params: { quoteId: id } })).status).toBe(404);
  });

  it("expires after its last day, at once for who reads and by the job for its issuer", async () => {
    const { quote, params, key } = await mailedQuote(at.server, at.karim);
    at.server.clock.advance(16 * dayMs);
    const visitor = at.server.client();
    expect(brought(await visitor.call(seen, { params }))).toMatchObject({
      fact: "expired",
      mayAnswer: false,
    });
    expect((await visitor.call(answer, { params, body: { ...accepts, key } })).error.code).toBe(
      "QUOTE_EXPIRED",
    );
    expect(await at.server.domains.billing.issued.expirePast()).toBe(1);
    expect(await at.server.domains.billing.issued.expirePast()).toBe(0);
    const karim = await signInAgain(at.server, at.karim.person);
    expect(brought(await karim.call(one, { params: { id: quote.id } }))).toMatchObject({
      fact: "expired",
      mayAct: [],
    });
    expect((await visitor.call(answer, { params, body: { ...accepts, key } })).error.code).toBe(
      "QUOTE_EXPIRED",
    );
  });

  it("becomes one invoice, however often it is asked for", async () => {
    const quote = await issuedBy(at.karim);
    const params = { id: quote.id };
    expect((await at.karim.call(derive, { params, body: { type: "facture" } })).status).toBe(409);
    await at.lea.call(answer, { params: { quoteId: quote.publicId ?? "" }, body: accepts });
    const invoice = brought(await at.karim.call(derive, { params, body: { type: "facture" } }));
    expect(invoice).toMatchObject({
      type: "facture",
      status: "brouillon",
      totalCents: 7003,
      sourceNumber: quote.number,
    });
    expect(brought(await at.karim.call(derive, { params, body: { type: "facture" } })).id).toBe(invoice.id);
    brought(await at.karim.call(issue, { params: { id: invoice.id } }));
    expect((await at.karim.call(derive, { params, body: { type: "facture" } })).status).toBe(409);
  });
});

describe("an invoice", () => {
  it("is paid once, not on a day to come [INV-06]", async () => {
    const invoice = await issuedBy(at.karim, "facture");
    const params = { id: invoice.id };
    const tomorrow = new Date(at.server.clock.now() + 2 * dayMs).toISOString().slice(0, 10);
    expect((await at.karim.call(pay, { params, body: { paidOn: tomorrow, means: "cash" } })).status).toBe(
      400,
    );
    const body = { paidOn: invoice.issuedOn ?? "", means: "transfer" } as const;
    expect(brought(await at.karim.call(pay, { params, body }))).toMatchObject({
      status: "payé",
      paidBy: "transfer",
    });
    expect((await at.karim.call(pay, { params, body })).error.code).toBe("DOCUMENT_CHANGED");
  });
});

describe("the link of a document", () => {
  it("is open for ninety days, to its two sides for ever, and until the last day of a quote that is good for longer", async () => {
    const params = await addressed(await issuedBy(at.karim, "facture"));
    const visitor = at.server.client();
    at.server.clock.advance(linkDays * dayMs - 1);
    expect((await visitor.call(seen, { params })).status).toBe(200);
    at.server.clock.advance(1);
    const ended = await visitor.call(seen, { params });
    expect([ended.status, ended.error.code]).toEqual([410, "LINK_ENDED"]);
    expect(JSON.stringify(ended.error)).not.toMatch(/FR76|Tilleuls|Lices/);
    for (const { person } of [at.lea, at.karim])
      expect((await (await signInAgain(at.server, person)).call(seen, { params })).status).toBe(200);
    expect((await (await signInAgain(at.server, at.awa.person)).call(seen, { params })).status).toBe(410);
  });

  it("is closed at once by its issuer alone, and opened again by them or by sending", async () => {
    const { quote, params, key } = await mailedQuote(at.server, at.karim);
    const visitor = at.server.client();
    const set = (isOpen: boolean, by = at.karim) =>
      by.call(billingContract.link, { params: { id: quote.id }, body: { isOpen } });
    expect((await set(false, at.awa)).status).toBe(404);
    brought(await set(false));
    expect((await visitor.call(seen, { params, query: { key } })).status).toBe(410);
    expect((await visitor.call(answer, { params, body: { ...accepts, key } })).status).toBe(410);
    brought(await set(true));
    expect((await visitor.call(seen, { params })).status).toBe(200);
    brought(await set(false));
    brought(await at.karim.call(send, { params: { id: quote.id } }));
    expect((await visitor.call(seen, { params })).status).toBe(200);
    const draft = await drafted(at.karim);
    const none = await at.karim.call(billingContract.link, {
      params: { id: draft.id },
      body: { isOpen: true },
    });
    expect(none.status).toBe(404);
  });
});

describe("sending", () => {
  it("mails the link, and nothing that could be a link of the issuer's own", async () => {
    brought(await at.karim.call(saveSettings, { body: { ...karimSettings, legalName: "www.exemple.fr" } }));
    const begun = brought(await at.karim.call(create, { body: { type: "devis" } }));
    const params = { id: begun.id };
    brought(await at.karim.call(edit, { params, body: draftOf(begun) }));
    const quote = brought(await at.karim.call(issue, { params }));
    expect((await at.awa.call(send, { params })).status).toBe(404);
    expect(brought(await at.karim.call(send, { params })).sentAt).not.toBe(null);
    const [mail] = await at.server.mailbox("lea@exemple.fr");
    expect(mail?.text).toContain(`/quote-acceptance/${quote.publicId}`);
    expect(mail?.subject).toBe(`Un jobbeur vous envoie le devis ${quote.number}`);
  });

  it("needs a person to send to, and ends after thirty in a day", async () => {
    const client = { personId: null, name: "Léa", address: "Angers", email: "" };
    const unreachable = await issuedBy(at.karim, "devis", { client });
    expect((await at.karim.call(send, { params: { id: unreachable.id } })).error.code).toBe("NO_RECIPIENT");
    const quote = await issuedBy(at.karim);
    for (let sent = 0; sent < 30; sent += 1) brought(await at.karim.call(send, { params: { id: quote.id } }));
    expect((await at.karim.call(send, { params: { id: quote.id } })).error.code).toBe("SENDS_FULL");
  });
});

describe("another person", () => {
  it("finds none of it: every call of another's document is 404", async () => {
    const { id } = await drafted(at.karim);
    const params = { id };
    const draft = brought(await at.karim.call(one, { params }));
    const calls = [
      at.awa.call(one, { params }),
      at.awa.call(edit, { params, body: draftOf(draft) }),
      at.awa.call(remove, { params }),
      at.awa.call(issue, { params }),
      at.awa.call(send, { params }),
      at.awa.call(pay, { params, body: { paidOn: "2026-01-01", means: "cash" } }),
      at.awa.call(derive, { params, body: { type: "avoir" } }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
    expect((await at.awa.call(list, { query: { type: "devis" } })).body.data).toEqual([]);
  });
});

describe("lists", () => {
  it("are narrowed by type, status and text, hostile ones too [INV-05, INV-06]", async () => {
    const quote = await issuedBy(at.karim);
    await drafted(at.karim, "facture");
    const found = async (query: { type?: "devis" | "facture"; status?: "émis" | "payé"; q?: string }) =>
      (await at.karim.call(list, { query })).body.data.map(({ number }) => number);
    expect(await found({ type: "devis", status: "émis" })).toEqual([quote.number]);
    expect(await found({ type: "devis", status: "payé" })).toEqual([]);
    expect(await found({ type: "facture" })).toEqual([null]);
    expect(await found({ q: "léa" })).toEqual([quote.number]);
    expect(await found({ q: `${quote.number}` })).toEqual([quote.number]);
    expect(await found({ q: "%' or 1=1 --" })).toEqual([]);
  });
});

describe("staff", () => {
  it("counts all documents by month, type and status [ADM-27]", async () => {
    await issuedBy(at.karim);
    await issuedBy(at.awa);
    await drafted(at.awa, "facture");
    const staffMember = await signIn(at.server, { role: "jobpadm" });
    const month = new Date(at.server.clock.now()).toISOString().slice(0, 7);
    expect(brought(await staffMember.call(billingContract.stats))).toEqual([
      { month, type: "devis", status: "émis", count: 2, cents: 14_006 },
      { month, type: "facture", status: "brouillon", count: 1, cents: 7003 },
    ]);
    expect((await at.karim.call(billingContract.stats)).status).toBe(403);
  });
});
