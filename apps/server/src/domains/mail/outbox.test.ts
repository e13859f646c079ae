import { mailContract, type OutgoingMail } from "@jobami/api/mail/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { mails } from "../../platform/mail/mail.tables.ts";
import type { MailTransport } from "../../platform/mail/transport.ts";
import { storedActs } from "../../testing/test-audit.ts";
import { makePerson, type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const { outbox, outboxFigures, retryMail, abandonMail } = mailContract;

/** A mail server that takes mails, or states why it does not. */
const taken: string[] = [];
let refusal: Error | null = null;
const transport: MailTransport = {
  isEmbedded: false,
  send: async ({ to }) => {
    if (refusal !== null) throw refusal;
    taken.push(to);
  },
  close: () => undefined,
};

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ transport });
});
beforeEach(async () => {
  taken.length = 0;
  refusal = null;
  await server.reset();
  admin = await signIn(server, { role: "jobpadm" });
});
afterAll(() => server.close());

const order = (to: string, more: Partial<typeof mails.$inferInsert> = {}) =>
  inTransaction(server.platform.db, (tx) =>
    server.platform.mail.send(tx, {
      lane: "awaited",
      to,
      subject: "Bienvenue",
      text: "https://jobami.fr/secret",
      html: "<p>secret</p>",
      ...(more as object),
    }),
  );
const listed = async (query: Record<string, string> = {}): Promise<OutgoingMail[]> =>
  (await admin.call(outbox, { query })).body.data;
const first = async (query: Record<string, string> = {}) => (await listed(query))[0] as OutgoingMail;
const retry = (id: string, who = admin) => who.call(retryMail, { params: { id } });
const abandon = (id: string, who = admin) => who.call(abandonMail, { params: { id } });
const acts = async () => (await storedActs(server)).reverse();
const rowOf = async (id: string) =>
  (await server.platform.db.select().from(mails)).find((one) => one.id === id);

describe("the outbox", () => {
  test("states of each mail where it goes, how it stands and what the server reported last, and nothing of what is in it [ADM-24]", async () => {
    const lea = await makePerson(server, { prenom: "Léa" });
    await order(lea.email, { userId: lea.id });
    await server.settle();
    server.clock.advance(1000);
    refusal = new Error("451 busy\r\nBcc: x@exemple.fr");
    await order("nora@exemple.fr");
    await server.settle();
    server.clock.advance(1000);
    await order("tard@exemple.fr", { heldUntil: new Date(server.clock.now() + 3_600_000) });
    const { body } = await admin.call(outbox);
    expect(body.data).toMatchObject([
      {
        to: "tard@exemple.fr",
        state: "queued",
        tries: 0,
        nextAt: new Date(server.clock.now() + 3_600_000).toISOString(),
      },
      {
        to: "nora@exemple.fr",
        kind: "address",
        state: "failed",
        tries: 1,
        lastError: "451 busy Bcc: x@exemple.fr",
      },
      { to: lea.email, kind: "member", state: "sent", tries: 1, lastError: null, nextAt: null },
    ]);
    expect(JSON.stringify(body)).not.toContain("secret");
    expect((await admin.call(outboxFigures)).body.data).toEqual({
      counts: { queued: 1, sending: 0, failed: 1, sent: 1, dead: 0, cancelled: 0 },
      leaves: true,
    });
  });

  test("hides codes that subjects carry, also from whoever searches for them digit by digit", async () => {
    await order("lea@exemple.fr", { subject: "482913 est votre code de connexion" });
    expect((await first()).subject).toBe("•••••• est votre code de connexion");
    expect(await listed({ search: "482913" })).toEqual([]);
    expect(JSON.stringify((await admin.call(outbox)).body)).not.toContain("482913");
  });

  test("is narrowed by state, by whom it goes to and by address, wildcards being plain characters", async () => {
    const lea = await makePerson(server);
    await order(lea.email, { userId: lea.id });
    await order("a_b@exemple.fr");
    await order("axb@exemple.fr");
    expect(await listed({ kind: "member" })).toMatchObject([{ to: lea.email }]);
    expect(await listed({ search: "A_B" })).toMatchObject([{ to: "a_b@exemple.fr" }]);
    expect(await listed({ search: "%" })).toEqual([]);
    expect(await listed({ search: "' or true --" })).toEqual([]);
    expect(await listed({ state: "dead" })).toEqual([]);
    const { body } = await admin.call(outbox, { query: { limit: "1", cursor: "fin" } });
    expect([body.data.length, body.pagination.totalCount, body.pagination.nextCursor]).toEqual([1, 3, null]);
    const wrong: Record<string, string>[] = [
      { state: "x" },
      { kind: "" },
      { cursor: "ailleurs" },
      { search: "a\u0000" },
    ];
    for (const query of wrong) expect((await admin.call(outbox, { query })).status).toBe(400);
  });

  test("keeps mails to no one to itself: neither shown, counted, retried nor abandoned", async () => {
    await order("", { decoy: true });
    expect(await listed()).toEqual([]);
    expect((await admin.call(outboxFigures)).body.data.counts.queued).toBe(0);
    const [row] = await server.platform.db.select().from(mails);
    expect((await abandon(row?.id ?? "")).status).toBe(404);
  });
});

describe("a mail that failed", () => {
  test("is tried again at once when it is asked for, and that is noted [ADM-24]", async () => {
    refusal = new Error("451 busy");
    await order("nora@exemple.fr");
    await server.settle();
    const { id } = await first();
    refusal = null;
    expect((await retry(id)).body.data).toMatchObject({
      state: "failed",
      nextAt: new Date(server.clock.now()).toISOString(),
    });
    await server.settle();
    expect(taken).toEqual(["nora@exemple.fr"]);
    expect(await first()).toMatchObject({ state: "sent", tries: 2 });
    expect(await acts()).toMatchObject([
      { kind: "mail.retried", actorId: admin.person.id, subjectKind: "mail", subjectId: id },
    ]);
  });

  test("that is asked for twice at once leaves once", async () => {
    refusal = new Error("451 busy");
    await order("nora@exemple.fr");
    await server.settle();
    const { id } = await first();
    refusal = null;
    await Promise.all([retry(id), retry(id), retry(id)]);
    await server.settle();
    expect(taken).toEqual(["nora@exemple.fr"]);
  });
});

describe("a mail that waits", () => {
  test("is abandoned for good and emptied: neither its job nor the end of quiet hours sends it [ADM-24]", async () => {
    await order("un@exemple.fr");
    await order("deux@exemple.fr", { heldUntil: new Date(server.clock.now() + 60_000) });
    for (const { id } of await listed()) {
      expect((await abandon(id)).body.data.state).toBe("cancelled");
      expect(await rowOf(id)).toMatchObject({ text: "", html: "", heldUntil: null });
      const again = await abandon(id);
      expect([again.status, again.error.code]).toEqual([409, "MAIL_NOT_WAITING"]);
      expect((await retry(id)).error.code).toBe("MAIL_NOT_WAITING");
    }
    server.clock.advance(120_000);
    await server.platform.mail.release();
    await server.settle();
    expect(taken).toEqual([]);
    expect((await acts()).map(({ kind }) => kind)).toEqual(["mail.abandoned", "mail.abandoned"]);
  });

  test("that was sent, or never was there, cannot be changed", async () => {
    await order("lea@exemple.fr");
    await server.settle();
    const { id } = await first();
    for (const change of [retry, abandon]) {
      expect((await change(id)).error.code).toBe("MAIL_NOT_WAITING");
      expect((await change(newId())).status).toBe(404);
      expect((await change("moi")).status).toBe(404);
    }
    expect(await acts()).toEqual([]);
  });

  test("is no one else’s to change", async () => {
    await order("lea@exemple.fr");
    const { id } = await first();
    for (const role of ["jobutil", "jobmodo"] as const)
      expect((await abandon(id, await signIn(server, { role }))).status).toBe(403);
    const { client } = await signIn(server);
    const visitor = server.client();
    expect([(await client.call(outbox)).status, (await visitor.call(outbox)).status]).toEqual([403, 401]);
    expect((await first()).state).toBe("queued");
  });
});
