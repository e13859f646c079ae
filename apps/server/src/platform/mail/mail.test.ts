import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { inTransaction } from "../database/transaction.ts";
import { writeLetter } from "./letter.ts";
import type { OutgoingMail } from "./transport.ts";

const taken: OutgoingMail[] = [];
let refusals = 0;
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
          throw new Error("The mail server is away.");
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
  await server.reset();
  await smtp.reset();
});
afterAll(() => Promise.all([server.close(), smtp.close()]));

const mail = { to: "lea@exemple.fr", subject: "Bonjour", text: "Texte", html: "<p>Texte</p>" };
const send = (to: TestServer, changes: Partial<typeof mail> = {}) =>
  inTransaction(to.platform.db, (tx) => to.platform.mail.send(tx, { ...mail, ...changes }));
const get = async (to: TestServer, url: string) => to.client().request({ method: "GET", url });

/** Lets the wait before another try pass. */
const retryNow = () =>
  smtp.platform.db.execute(sql`update jobs.job set start_after = now() - interval '1 s', state = 'retry'`);

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
  expect(taken).toEqual([{ ...mail, messageId: expect.stringMatching(/^<[\da-f-]{36}@127\.0\.0\.1>$/) }]);
  expect((await get(smtp, "/dev/mailbox.json")).statusCode).toBe(404);
  expect((await get(smtp, "/dev/mailbox")).statusCode).toBe(404);
  expect(await smtp.platform.mail.mailbox(mail.to)).toEqual([
    expect.objectContaining({ text: "", html: "" }),
  ]);
});

test("a mail that was not taken is tried again under the same message id, and not after it was taken", async () => {
  refusals = 1;
  await send(smtp);
  await smtp.settle();
  expect(taken).toEqual([]);
  await retryNow();
  await smtp.settle();
  expect(taken).toHaveLength(1);
  await retryNow();
  await smtp.settle();
  expect(taken).toHaveLength(1);
});

test("a letter says the same words as text and as HTML, escaped", () => {
  const { text, html } = writeLetter(
    {
      subject: "Sujet",
      greeting: "Bonjour <Léa>,",
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
