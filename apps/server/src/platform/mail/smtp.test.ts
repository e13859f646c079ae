import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { smtpTransport } from "./smtp-transport.ts";
import { isFinalRefusal, type MailTransport } from "./transport.ts";

const received: { from: string; to: string[]; content: string }[] = [];
/** Replies to a command, where a test wants another than the usual one. */
let refused: { from?: string; to?: string; data?: string } = {};
/** A reply as the server sends it, `code text`. */
function refusal(reply: string | undefined): Error | null {
  if (reply === undefined) return null;
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
}
let server: SMTPServer;
let transport: MailTransport;
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onMailFrom: (_address, _session, done) => done(refusal(refused.from)),
    onRcptTo: (_address, _session, done) => done(refusal(refused.to)),
    onData(stream, session, done) {
      let content = "";
      stream.on("data", (part: Buffer) => {
        content += part.toString("utf8");
      });
      stream.on("end", () => {
        if (refused.data !== undefined) return done(refusal(refused.data));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          content,
        });
        return done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  transport = smtpTransport(`smtp://127.0.0.1:${port}`, "Jobami <bonjour@jobami.fr>");
});
beforeEach(() => {
  received.length = 0;
  refused = {};
});
afterAll(async () => {
  transport.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

const mail = {
  messageId: "<0190a0c4@exemple.fr>",
  to: "lea@exemple.fr",
  subject: "Été à Orléans",
  text: "Bonjour Léa",
  html: "<p>Bonjour Léa</p>",
};

test("a mail reaches the mail server whole, from the product's address, under its own id", async () => {
  await transport.send(mail);
  const [arrived] = received;
  expect([arrived?.from, arrived?.to]).toEqual(["bonjour@jobami.fr", ["lea@exemple.fr"]]);
  const content = arrived?.content ?? "";
  expect(content).toContain("Message-ID: <0190a0c4@exemple.fr>");
  expect(content).toContain("From: Jobami <bonjour@jobami.fr>");
  expect(content).toMatch(/Content-Type: multipart\/alternative/);
});

test("what comes back goes to the return path, where one is set, and the mail still is from the product", async () => {
  const { port } = server.server.address() as AddressInfo;
  const returning = smtpTransport(
    `smtp://127.0.0.1:${port}`,
    "Jobami <bonjour@jobami.fr>",
    "retours@jobami.fr",
  );
  await returning.send(mail);
  returning.close();
  const [arrived] = received;
  expect([arrived?.from, arrived?.to]).toEqual(["retours@jobami.fr", ["lea@exemple.fr"]]);
  expect(arrived?.content).toContain("From: Jobami <bonjour@jobami.fr>");
});

test("a star in the return path stands for the mail's own mark", async () => {
  const { port } = server.server.address() as AddressInfo;
  const marked = smtpTransport(
    `smtp://127.0.0.1:${port}`,
    "Jobami <bonjour@jobami.fr>",
    "retours+*@jobami.fr",
  );
  await marked.send(mail);
  marked.close();
  expect(received[0]?.from).toBe("retours+0190a0c4@jobami.fr");
});

test("the health learns whether the mail server answers", async () => {
  await expect(transport.check?.()).resolves.toBeUndefined();
  const away = smtpTransport("smtp://127.0.0.1:1", "Jobami <bonjour@jobami.fr>");
  await expect(away.check?.()).rejects.toThrow("ECONNREFUSED");
  away.close();
});

test("a mail that no one wrote states that, so that no program answers it, also one that can be ended", async () => {
  await transport.send(mail);
  await transport.send({ ...mail, unsubscribeUrl: "https://jobami.fr/fin" });
  for (const { content } of received) {
    expect(content).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(content).toMatch(/^X-Auto-Response-Suppress: All\r?$/m);
  }
  expect(received[1]?.content).toMatch(/^List-Unsubscribe: <https:\/\/jobami\.fr\/fin>\r?$/m);
  expect(received[1]?.content).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  await transport.send({ ...mail, replyTo: "karim@exemple.fr" });
  expect(received[2]?.content).not.toMatch(/^(Auto-Submitted|X-Auto-Response-Suppress):/m);
});

test("an answer goes to whom the mail names, and no header is smuggled in by that address", async () => {
  await transport.send({ ...mail, replyTo: "karim@exemple.fr" });
  expect(received[0]?.content).toMatch(/^Reply-To: karim@exemple\.fr$/m);
  await transport.send({ ...mail, replyTo: "karim@exemple.fr\r\nBcc: autre@exemple.fr" });
  expect(received[1]?.to).toEqual(["lea@exemple.fr"]);
  expect(received[1]?.content).not.toMatch(/^Bcc:/m);
});

test("a header cannot be smuggled in by a subject or an address", async () => {
  await transport.send({ ...mail, subject: "Bonjour\r\nBcc: autre@exemple.fr" });
  expect(received[0]?.to).toEqual(["lea@exemple.fr"]);
  expect(received[0]?.content).not.toMatch(/^Bcc:/m);
});

test("a mail that is not taken is an error, so that it is tried again", async () => {
  refused.data = "451 busy";
  const refusal = await transport.send(mail).catch((error: unknown) => error);
  expect(String(refusal)).toContain("busy");
  expect(isFinalRefusal(refusal)).toBe(false);
});

test.each(["550 No such user", "550 5.1.1 No such user", "551 User not local", "550 5.2.1 Mailbox closed"])(
  "an address that does not exist is refused for good: %s",
  async (to) => {
    refused.to = to;
    const answer = await transport.send(mail).catch((error: unknown) => error);
    expect(String(answer)).toContain(to.slice(0, 3));
    expect(isFinalRefusal(answer)).toBe(true);
  },
);

test.each([
  { from: "550 5.1.8 Sender address rejected" },
  { from: "530 5.7.0 Authentication required" },
  { from: "550 No such user" },
  { to: "550 5.1.8 Sender's domain is unknown" },
  { to: "550 5.7.1 Relaying denied" },
  { to: "550 relay not permitted" },
  { to: "554 5.7.1 Relay access denied" },
  { to: "552 5.2.2 Mailbox full" },
  { to: "550 5.2.2 Mailbox full" },
  { to: "450 4.2.0 Greylisted" },
  { data: "550 5.7.1 Daily quota exceeded" },
  { data: "552 5.3.4 Message too big" },
  { data: "554 5.6.0 Content rejected" },
])("what may be our own doing, or pass, is tried again: %o", async (replies) => {
  refused = replies;
  const answer = await transport.send(mail).catch((error: unknown) => error);
  expect(String(answer)).toContain(String(Object.values(replies)[0]).slice(0, 3));
  expect(isFinalRefusal(answer)).toBe(false);
});

test("a mail server that does not answer is asked again", async () => {
  const unanswered = smtpTransport("smtp://127.0.0.1:1", "Jobami <bonjour@jobami.fr>");
  const refusal = await unanswered.send(mail).catch((error: unknown) => error);
  unanswered.close();
  expect(refusal).toBeInstanceOf(Error);
  expect(isFinalRefusal(refusal)).toBe(false);
});
