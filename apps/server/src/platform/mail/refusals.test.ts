import { authContract } from "@jobami/api/auth/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lea, signUp } from "../../testing/test-accounts.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { inTransaction } from "../database/transaction.ts";
import type { MailLane } from "./lanes.ts";
import { mails } from "./mail.tables.ts";
import { readEvents, readReturned } from "./refusal-messages.ts";
import { mailRefusals } from "./refusals.tables.ts";

const secret = "a-secret-of-the-provider";
const taken: string[] = [];
let refusal: Error | null = null;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: { mailEventsSecret: secret },
    transport: {
      isEmbedded: false,
      send: async ({ to }) => {
        if (refusal !== null) throw refusal;
        taken.push(to);
      },
      close: () => undefined,
    },
  });
});
beforeEach(async () => {
  await server.reset();
  taken.length = 0;
  refusal = null;
});
afterAll(() => server.close());

const report = (payload: unknown, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: "POST",
    url: "/mail/events",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json", ...headers },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
const write = (to: string, lane: MailLane) =>
  inTransaction(server.platform.db, (tx) =>
    server.platform.mail.send(tx, { to, lane, subject: "Bonjour", text: "Bonjour", html: "<p>Bonjour</p>" }),
  );
const statuses = () =>
  server.platform.db.select({ status: mails.status, lastError: mails.lastError }).from(mails);

describe("an address whose mail came back", () => {
  test("gets none any more, whatever its lane; the others do", async () => {
    await write(lea.email, "awaited");
    expect((await report({ type: "hard_bounce", email: lea.email.toUpperCase() })).body).toBe('{"noted":1}');
    await write(lea.email, "urgent");
    await write("autre@exemple.fr", "bulk");
    await server.settle();
    expect(taken).toEqual(["autre@exemple.fr"]);
    const cancelled = { status: "cancelled", lastError: "address refused (bounce)" };
    expect(await statuses()).toEqual(
      expect.arrayContaining([cancelled, cancelled, expect.objectContaining({ status: "sent" })]),
    );
  });

  test("is stored as a digest alone, once, and written to again by the operator or after half a year", async () => {
    for (let count = 0; count < 3; count += 1) await report({ type: "bounce", email: lea.email });
    const [row, ...others] = await server.platform.db.select().from(mailRefusals);
    expect([others, JSON.stringify(row).includes("exemple")]).toEqual([[], false]);
    const { refusals } = server.platform.mail;
    expect(await refusals.accept(server.platform.db, lea.email)).toBe(true);
    expect(await refusals.accept(server.platform.db, lea.email)).toBe(false);
    await write(lea.email, "awaited");
    server.clock.advance(1000);
    await server.settle();
    await report({ type: "bounce", email: lea.email });
    expect(await refusals.refuses(lea.email, "bulk")).toBe("bounce");
    server.clock.advance(183 * 86_400_000);
    await refusals.sweep();
    expect(await refusals.refuses(lea.email, "bulk")).toBeNull();
  });
});

test("whoever complained gets no mail but what they ask for: codes, links", async () => {
  await signUp(server, server.client());
  await report({ event: "spam", email: lea.email });
  await write(lea.email, "bulk");
  await write(lea.email, "awaited");
  await server.settle();
  taken.length = 0;
  await server.client().call(authContract.forgotPassword, { body: { email: lea.email } });
  await server.settle();
  expect(taken).toEqual([lea.email]);
});

test("a report is taken from whoever knows the secret, and what is none is refused", async () => {
  const event = { type: "bounce", email: lea.email };
  for (const authorization of ["", "Bearer", "Bearer wrong", `Basic ${btoa("jobami:wrong")}`, secret])
    expect([authorization, (await report(event, { authorization })).statusCode]).toEqual([
      authorization,
      403,
    ]);
  const basic = { authorization: `Basic ${btoa(`jobami:${secret}`)}` };
  expect((await report(event, basic)).statusCode).toBe(200);
  for (const wrong of ["", "{", "[1]", '"text"', "null", "[".repeat(5000)])
    expect([wrong.slice(0, 9), (await report(wrong)).statusCode]).toEqual([wrong.slice(0, 9), 400]);
  expect((await report("x".repeat(300_000))).statusCode).toBe(413);
  const closed = await startTestServer();
  const answer = await closed.app.inject({ method: "POST", url: "/mail/events", payload: event });
  expect(answer.statusCode).toBe(404);
  await closed.close();
});

test("fifty reports of one address at once are one", async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => report({ type: "bounce", email: lea.email })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await server.platform.db.select().from(mailRefusals)).toHaveLength(1);
});

describe("reports", () => {
  const address = "lea@exemple.fr";
  test.each([
    [{ event: "hard_bounce", email: address }, "bounce"],
    [{ event: "invalid_email", email: address }, "bounce"],
    [{ event: "spam", email: address }, "complaint"],
    [{ event: "soft_bounce", email: address }, null],
    [{ event: "blocked", email: address }, null],
    [{ event: "delivered", email: address }, null],
    [{ RecordType: "Bounce", Type: "HardBounce", Email: address }, "bounce"],
    [{ RecordType: "Bounce", Type: "SoftBounce", Email: address }, null],
    [{ RecordType: "Bounce", Type: "Transient", Email: address }, null],
    [{ RecordType: "SpamComplaint", Email: address }, "complaint"],
    [{ type: "bounce", email: "no address" }, null],
    [{ email: address }, null],
  ])("%o", (event, why) => {
    expect(readEvents(JSON.stringify(event))).toEqual(why === null ? [] : [{ address, why, text: "" }]);
    expect(readEvents(JSON.stringify([event]))).toEqual(readEvents(JSON.stringify({ events: [event] })));
  });

  const returned = (status: string, action = "failed") =>
    [
      "From: MAILER-DAEMON@mx.exemple.fr",
      "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
      "",
      "--b",
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns; mx.exemple.fr",
      "",
      "Final-Recipient: rfc822;",
      ` ${address}`,
      `Action: ${action}`,
      `Status: ${status}`,
      "",
      "--b--",
    ].join("\r\n");
  test.each([
    [returned("5.1.1"), "bounce"],
    [returned("5.2.1"), "bounce"],
    [returned("5.2.2"), null],
    [returned("5.7.1"), null],
    [returned("4.1.1", "delayed"), null],
    [returned("5.1.1", "delayed"), null],
    [`Feedback-Type: abuse\r\nUser-Agent: x\r\nOriginal-Rcpt-To: <${address}>\r\n`, "complaint"],
    ["Feedback-Type: not-spam\nOriginal-Rcpt-To: lea@exemple.fr", null],
    ["Bonjour,\n\nje suis absente.", null],
  ])("a mail that came back %#", (mail, why) => {
    expect(readReturned(mail)).toEqual(why === null ? [] : [{ address: null, why, text: mail }]);
  });
});

/** What a mail server sends back: the status, and the headers of what it could not deliver. */
const returnedMail = (mark: string, receiver = lea.email) =>
  [
    "To: bonjour@jobami.fr",
    "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
    "",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.exemple.fr",
    "",
    `Final-Recipient: rfc822; ${receiver}`,
    "Action: failed",
    "Status: 5.1.1",
    "",
    "--b",
    "Content-Type: text/rfc822-headers",
    "",
    `Message-ID: <${mark}@jobami.fr>`,
    "--b--",
  ].join("\r\n");
const reportMail = (mail: string) => report(mail, { "content-type": "message/rfc822" });
const refuses = (address: string) => server.platform.mail.refusals.refuses(address, "bulk");

/** A mail that left, and its mark. */
async function sent(to: string): Promise<string> {
  await write(to, "awaited");
  await server.settle();
  const rows = await server.platform.db.select().from(mails);
  const newest = rows.filter((mail) => mail.to === to).sort((a, b) => (a.id < b.id ? 1 : -1))[0];
  return server.platform.mail.refusals.marks.of(newest?.id ?? "");
}

describe("a mail that came back", () => {
  test("ends sending to whom it was written, by the mark that it returns in its headers or its address", async () => {
    const mark = await sent(lea.email);
    expect((await reportMail(returnedMail(mark))).body).toBe('{"noted":1}');
    expect(await refuses(lea.email)).toBe("bounce");
    const other = await sent("autre@exemple.fr");
    const bare = `To: retours+${other.toUpperCase()}@jobami.fr\n\nAction: failed\nStatus: 5.1.1\n`;
    expect((await reportMail(bare)).body).toBe('{"noted":1}');
    expect(await refuses("autre@exemple.fr")).toBe("bounce");
  });

  test("ends nothing for an address that anybody wrote into it", async () => {
    await sent(lea.email);
    const mine = await sent("moi@exemple.fr");
    const forged = `${mine.slice(0, 32)}${"0".repeat(16)}`;
    for (const mark of ["", "f".repeat(48), forged])
      expect([mark, (await reportMail(returnedMail(mark))).body]).toEqual([mark, '{"noted":0}']);
    await reportMail(returnedMail(mine, lea.email));
    expect([await refuses(lea.email), await refuses("moi@exemple.fr")]).toEqual([null, "bounce"]);
  });

  test("that is long, or all marks and no sense, is read to its end", async () => {
    for (const filler of [
      "\n",
      "a".repeat(48),
      `${"0".repeat(48)}@`,
      "Status: 5.1.1\n\n",
      "x:\n ",
      "=\n\t",
    ]) {
      const mail = filler.repeat(Math.floor(250_000 / filler.length));
      expect([filler, (await reportMail(mail)).statusCode]).toEqual([filler, 200]);
    }
  });
});

describe("an address that takes mails again", () => {
  test("is not ended by what left before: a report that comes late, or twice, changes nothing", async () => {
    const mark = await sent(lea.email);
    const reports = [
      () => report({ type: "bounce", email: lea.email }),
      () => report({ type: "bounce", email: lea.email, "message-id": `<${mark}@jobami.fr>` }),
      () => reportMail(returnedMail(mark)),
    ];
    await reports[0]?.();
    server.clock.advance(1000);
    expect(await server.platform.mail.refusals.accept(server.platform.db, lea.email)).toBe(true);
    for (const again of reports) expect((await again()).body).toBe('{"noted":0}');
    expect(await refuses(lea.email)).toBeNull();
    server.clock.advance(1000);
    const next = await sent(lea.email);
    expect((await reportMail(returnedMail(mark))).body).toBe('{"noted":0}');
    expect((await reportMail(returnedMail(next))).body).toBe('{"noted":1}');
    expect(await refuses(lea.email)).toBe("bounce");
  });
});

test("a provider that names a mail of ours is about that mail's address, whatever else it names", async () => {
  const mark = await sent(lea.email);
  await report({ event: "hard_bounce", email: "autre@exemple.fr", "message-id": `<${mark}@jobami.fr>` });
  expect([await refuses(lea.email), await refuses("autre@exemple.fr")]).toEqual(["bounce", null]);
});

describe("a mail server that refuses as a mail is handed over", () => {
  const refused = (response: string) =>
    Object.assign(new Error(response), {
      code: "EENVELOPE",
      command: "RCPT TO",
      responseCode: 550,
      response,
    });
  test.each([
    ["550 5.1.1 no such user", "bounce"],
    ["550 no such user", null],
    ["550 5.7.1 blocked by policy", null],
  ])("ends sending to the address where it states that it is bad: %s", async (response, why) => {
    refusal = refused(response);
    await write(lea.email, "awaited");
    await server.settle();
    expect(await refuses(lea.email)).toBe(why);
  });
});
