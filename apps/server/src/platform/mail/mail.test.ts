import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makePerson } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { inTransaction } from "../database/transaction.ts";
import { writeLetter } from "./letter.ts";
import { mails } from "./mail.tables.ts";
import type { Mail } from "./mail.ts";
import type { OutgoingMail } from "./transport.ts";

const taken: OutgoingMail[] = [];
let refusals = 0;
let refusal: Error = new Error("The mail server is away.");
let server: TestServer;
let smtp: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  smtp = await startTestServer({
    transport: {
      isEmbedded: false,
      send: async (mail) => {
        if (refusals > 0) {
          refusals -= 1;
          throw refusal;
        }
        taken.push(mail);
      },
      close: () => undefined,
    },
  });
});
beforeEach(async () => {
  taken.length = 0;
  refusals = 0;
  refusal = new Error("The mail server is away.");
  await server.reset();
  await smtp.reset();
});
afterAll(() => Promise.all([server.close(), smtp.close()]));

const content = { to: "lea@exemple.fr", subject: "Bonjour", text: "Texte", html: "<p>Texte</p>" };
const mail: Mail = { lane: "awaited", ...content };
const send = (to: TestServer, changes: Partial<Mail> = {}) =>
  inTransaction(to.platform.db, (tx) => to.platform.mail.send(tx, { ...mail, ...changes }));
const get = async (to: TestServer, url: string) => to.client().request({ method: "GET", url });

/** Lets the job that was ordered last run now, whatever the mail's own clock reports. */
async function workNow(): Promise<void> {
  await smtp.platform.db.execute(
    sql`update jobs.job set start_after = now() - interval '1 s' where state in ('created', 'retry')`,
  );
  await smtp.settle();
}

async function stored() {
  const [row] = await smtp.platform.db.select().from(mails);
  return row;
}

test("the embedded mailbox answers the mails to an address, newest first", async () => {
  await send(server);
  server.clock.advance(1000);
  await send(server, { subject: "Encore" });
  await send(server, { to: "karim@exemple.fr" });
  await server.settle();
  const { body } = await get(server, "/dev/mailbox.json?to=Lea@exemple.fr");
  expect(JSON.parse(body)).toEqual(
    ["Encore", "Bonjour"].map((subject) => ({
      id: expect.any(String),
      to: "lea@exemple.fr",
      subject,
      text: "Texte",
      html: "<p>Texte</p>",
      replyTo: null,
      sentAt: "2026-11-20T09:00:01.000Z",
    })),
  );
});

test("the mailbox page shows every mail inert, with its links, under a policy without scripts", async () => {
  await send(server, { subject: "<script>alert(1)</script>", text: "Voir https://exemple.fr/a?b=1&c=2 <b>" });
  await server.settle();
  const { body, headers } = await get(server, "/dev/mailbox");
  expect(body).toContain("<h2>&lt;script&gt;alert(1)&lt;/script&gt;</h2>");
  expect(body).toContain(
    'Voir <a href="https://exemple.fr/a?b=1&amp;c=2">https://exemple.fr/a?b=1&amp;c=2</a> &lt;b&gt;',
  );
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

test("a mail of a change that rolls back does not exist", async () => {
  const failing = inTransaction(server.platform.db, async (tx) => {
    await server.platform.mail.send(tx, mail);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await server.mailbox(mail.to)).toEqual([]);
});

test("where mails really leave there is no mailbox, and what left is emptied", async () => {
  await send(smtp);
  await smtp.settle();
  expect(taken).toEqual([{ ...content, messageId: expect.stringMatching(/^<[\da-f]{48}@127\.0\.0\.1>$/) }]);
  expect((await get(smtp, "/dev/mailbox.json")).statusCode).toBe(404);
  expect((await get(smtp, "/dev/mailbox")).statusCode).toBe(404);
  expect(await smtp.platform.mail.mailbox(mail.to)).toEqual([
    expect.objectContaining({ text: "", html: "" }),
  ]);
});

test("a mail that another person is to answer leaves with their address", async () => {
  await send(smtp, { replyTo: "karim@exemple.fr" });
  await smtp.settle();
  expect(taken).toEqual([expect.objectContaining({ to: mail.to, replyTo: "karim@exemple.fr" })]);
});

test("a mail that was not taken is tried again under the same message id, not before its pause is over, and not after it was taken", async () => {
  refusals = 2;
  await send(smtp);
  await smtp.settle();
  expect(await stored()).toMatchObject({ status: "failed", tries: 1, text: "Texte" });
  smtp.clock.advance(4_999);
  await workNow();
  expect(await stored()).toMatchObject({ status: "failed", tries: 1 });
  smtp.clock.advance(1);
  await workNow();
  expect(await stored()).toMatchObject({ status: "failed", tries: 2 });
  smtp.clock.advance(20_000);
  await workNow();
  expect(taken).toHaveLength(1);
  expect(await stored()).toMatchObject({ status: "sent", tries: 3, text: "", html: "" });
  const { rows } = await smtp.platform.db.execute(
    sql`select count(*)::int as waiting from jobs.job where state in ('created', 'retry')`,
  );
  expect(rows).toEqual([{ waiting: 0 }]);
});

test("a mail whose server stays away is given up after twelve tries, and emptied", async () => {
  refusals = 100;
  await send(smtp);
  await smtp.settle();
  for (let tries = 1; tries < 12; tries += 1) {
    smtp.clock.advance(3_600_000);
    await workNow();
  }
  expect(await stored()).toMatchObject({ status: "dead", tries: 12, dueAt: null, text: "", html: "" });
  expect(refusals).toBe(88);
});

test("a mail to an address that does not exist is given up at once", async () => {
  refusals = 1;
  refusal = Object.assign(new Error("No such user"), {
    code: "EENVELOPE",
    command: "RCPT TO",
    responseCode: 550,
    response: "550 5.1.1 No such user",
  });
  await send(smtp);
  await smtp.settle();
  expect(await stored()).toMatchObject({ status: "dead", tries: 1 });
});

test("a code that has run out while the mail server was away is not sent any more", async () => {
  refusals = 1;
  await send(smtp, { usefulUntil: new Date(smtp.clock.now() + 60_000) });
  await smtp.settle();
  smtp.clock.advance(60_000);
  await workNow();
  expect(taken).toEqual([]);
  expect(await stored()).toMatchObject({ status: "cancelled", tries: 1, text: "" });
});

test("a mail whose worker was killed is left to it for two minutes, and sent by another then", async () => {
  await send(smtp);
  await smtp.platform.db
    .update(mails)
    .set({ status: "sending", tries: 1, dueAt: new Date(smtp.clock.now() + 120_000) });
  await smtp.settle();
  expect(taken).toEqual([]);
  smtp.clock.advance(120_000);
  await workNow();
  expect(taken).toHaveLength(1);
  expect(await stored()).toMatchObject({ status: "sent", tries: 2 });
});

test("mails that ended are forgotten: of an account after 30 days, of no one’s after 7, and none that still waits", async () => {
  const { id: userId } = await makePerson(smtp);
  const dayMs = 24 * 3_600_000;
  await send(smtp, { userId, subject: "of an account" });
  await send(smtp, { subject: "of no one" });
  await smtp.settle();
  await send(smtp, { subject: "waits" });
  const left = async () => {
    await smtp.platform.mail.sweep();
    const rows = await smtp.platform.db.select({ subject: mails.subject }).from(mails).orderBy(mails.id);
    return rows.map(({ subject }) => subject);
  };
  smtp.clock.advance(7 * dayMs);
  expect(await left()).toEqual(["of an account", "of no one", "waits"]);
  smtp.clock.advance(1);
  expect(await left()).toEqual(["of an account", "waits"]);
  smtp.clock.advance(23 * dayMs - 1);
  expect(await left()).toEqual(["of an account", "waits"]);
  smtp.clock.advance(1);
  expect(await left()).toEqual(["waits"]);
});

test.each(["dead", "cancelled"] as const)("a mail that is %s is forgotten too", async (status) => {
  await send(smtp);
  await smtp.platform.db.update(mails).set({ status });
  smtp.clock.advance(7 * 24 * 3_600_000 + 1);
  await smtp.platform.mail.sweep();
  expect(await stored()).toBeUndefined();
});

test("a mail that two workers take at once leaves once", async () => {
  await send(smtp);
  const [row] = await smtp.platform.db.select({ id: mails.id }).from(mails);
  await inTransaction(smtp.platform.db, (tx) =>
    smtp.platform.jobs.send(tx, "mail.send", { mailId: row?.id }),
  );
  await smtp.settle();
  expect(taken).toHaveLength(1);
});

test("a letter states the same as text and as HTML, escaped", () => {
  const { text, html } = writeLetter(
    {
      subject: "Sujet",
      prenom: "<Léa>",
      paragraphs: ["Un & deux."],
      link: { label: "Ouvrir", url: "https://exemple.fr/?a=1&b=2" },
      code: "012345",
      note: "Fin.",
    },
    { name: "Jobami", phone: "", email: "", city: "" },
  );
  expect(text).toBe(
    "Bonjour <Léa>,\n\nUn & deux.\n\n012345\n\nOuvrir\nhttps://exemple.fr/?a=1&b=2\n\nL’équipe Jobami\n\nFin.",
  );
  for (const part of [
    "Bonjour &lt;Léa&gt;,",
    "Un &amp; deux.",
    "012345",
    'href="https://exemple.fr/?a=1&amp;b=2"',
  ])
    expect(html).toContain(part);
});

test("a mail to no one is handed to no mail server, shown in no mailbox and forgotten the next night", async () => {
  for (const one of [smtp, server]) {
    await send(one, { to: "", decoy: true });
    await one.settle();
    const [row] = await one.platform.db.select().from(mails);
    expect([row?.status, row?.tries]).toEqual(["sent", 1]);
    expect(await one.platform.mail.mailbox()).toEqual([]);
    await one.platform.mail.sweep();
    expect(await one.platform.db.select().from(mails)).toEqual([]);
  }
  expect(taken).toEqual([]);
});
