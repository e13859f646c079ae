import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isFinalRefusal, type MailTransport, smtpTransport } from "./transport.ts";

const received: { from: string; to: string[]; content: string }[] = [];
let busy = false;
let server: SMTPServer;
let transport: MailTransport;
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const isKnown = address !== "personne@exemple.fr";
      done(isKnown ? null : Object.assign(new Error("No such user"), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      let content = "";
      stream.on("data", (part: Buffer) => {
        content += part.toString("utf8");
      });
      stream.on("end", () => {
        if (busy) return done(Object.assign(new Error("busy"), { responseCode: 451 }));
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
  busy = false;
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

test("a header cannot be smuggled in by a subject or an address", async () => {
  await transport.send({ ...mail, subject: "Bonjour\r\nBcc: autre@exemple.fr" });
  expect(received[0]?.to).toEqual(["lea@exemple.fr"]);
  expect(received[0]?.content).not.toMatch(/^Bcc:/m);
});

test("a mail that is not taken is an error, so that it is tried again", async () => {
  busy = true;
  const refusal = await transport.send(mail).catch((error: unknown) => error);
  expect(String(refusal)).toContain("busy");
  expect(isFinalRefusal(refusal)).toBe(false);
});

test("an address that does not exist is refused for good", async () => {
  const refusal = await transport
    .send({ ...mail, to: "personne@exemple.fr" })
    .catch((error: unknown) => error);
  expect(isFinalRefusal(refusal)).toBe(true);
});

test("a mail server that does not answer is asked again", async () => {
  const nobody = smtpTransport("smtp://127.0.0.1:1", "Jobami <bonjour@jobami.fr>");
  const refusal = await nobody.send(mail).catch((error: unknown) => error);
  nobody.close();
  expect(refusal).toBeInstanceOf(Error);
  expect(isFinalRefusal(refusal)).toBe(false);
});
