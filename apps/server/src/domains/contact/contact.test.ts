import { contactContract } from "@jobami/api/contact/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mails } from "../../platform/mail/mail.tables.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { mostFromCaller, mostFromSender } from "./contact.service.ts";
import { contactCounts } from "./contact.tables.ts";

const { send } = contactContract;
const operator = "accueil@exemple.fr";
const hourMs = 3_600_000;
const typed = {
  name: "Léa Martin",
  email: "lea@exemple.fr",
  subject: "Une question",
  message: "Bonjour,\n\nComment changer le lieu d’une mission ?",
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ config: { contactEmail: operator } });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const write = (change: Partial<typeof typed> & { site?: string } = {}) =>
  server.client().call(send, { body: { ...typed, ...change } });

describe("a message to the operator", () => {
  test("is mailed to the configured address, to be answered to its sender, who is informed by mail", async () => {
    expect((await write()).body).toEqual({
      success: true,
      message: "Votre message est parti. Un accusé de réception vous attend dans votre boîte.",
    });
    const [arrived, ...others] = await server.mailbox(operator);
    expect(others).toEqual([]);
    expect(arrived?.subject).toMatch(/^\[Contact [0-9A-F]{6}\] Une question$/);
    expect(arrived?.text).toContain("Léa Martin (lea@exemple.fr)");
    expect(arrived?.text).toContain("Comment changer le lieu d’une mission ?");
    const [row] = await server.platform.db.select().from(mails).where(eq(mails.to, operator));
    expect(row?.replyTo).toBe("lea@exemple.fr");

    const [receipt] = await server.mailbox("lea@exemple.fr");
    const reference = /\[Contact (\w+)\]/.exec(arrived?.subject ?? "")?.[1] ?? "none";
    expect(receipt?.subject).toBe(`Nous avons reçu votre message (${reference})`);
  });

  test("names the account of whoever is signed in", async () => {
    const { call, person } = await signIn(server);
    await call(send, { body: typed });
    expect((await server.mailbox(operator))[0]?.text).toContain(`depuis le compte ${person.id}`);
  });

  test("is acknowledged without a word of what was typed: the address may be another person’s", async () => {
    await write({
      name: "Casino",
      subject: "Gagnez gros",
      message: "Cliquez sur https://piege.exemple tout de suite",
    });
    const [receipt] = await server.mailbox("lea@exemple.fr");
    for (const word of ["Casino", "Gagnez", "piege"])
      expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toContain(word);
  });

  test("cannot write a header, a tag or a greeting of its own into the operator’s mail", async () => {
    await write({ message: "<script>alert(1)</script> <b>gras</b> et la suite" });
    const [arrived] = await server.mailbox(operator);
    expect(arrived?.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(arrived?.html).not.toContain("<script>");
    expect((await write({ subject: "Bonjour\r\nBcc: tous@exemple.fr" })).error).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: [expect.objectContaining({ path: "subject" })],
    });
  });

  test.each([
    ["name", "   "],
    ["email", "lea"],
    ["subject", ""],
    ["message", "court"],
    ["message", "x".repeat(2001)],
    ["message", " ".repeat(40)],
  ] as const)("with %s %j is refused beside its field", async (path, value) => {
    const { status, error } = await write({ [path]: value });
    expect(status).toBe(400);
    expect(error.fields?.map((field) => field.path)).toEqual([path]);
    expect(await server.mailbox(operator)).toEqual([]);
  });

  test("of a machine that fills in what people do not see goes nowhere, and is answered alike", async () => {
    expect((await write({ site: "https://pub.exemple" })).body).toEqual(
      (await write({ email: "tom@exemple.fr" })).body,
    );
    expect((await server.mailbox(operator)).map(({ text }) => text.includes("tom@exemple.fr"))).toEqual([
      true,
    ]);
    expect(await server.mailbox("lea@exemple.fr")).toEqual([]);
  });

  test("sent twice under one key arrives once", async () => {
    const client = server.client();
    const answers = await Promise.all(
      [1, 2].map(() => client.call(send, { body: typed }, { idempotencyKey: "une-fois" })),
    );
    expect(answers.map(({ status }) => status).sort()).toContain(200);
    expect((await server.mailbox(operator)).length).toBe(1);
  });

  test("without a CSRF token is refused", async () => {
    expect((await server.client().call(send, { body: typed }, { csrf: null })).error.code).toBe(
      "CSRF_TOKEN_INVALID",
    );
  });
});

describe("many messages", () => {
  test("under one address: the first of an hour is acknowledged, what is too much waits for the hour to end", async () => {
    const sentAnswers: string[] = [];
    for (let sent = 0; sent < mostFromSender; sent += 1) sentAnswers.push((await write()).body.message);
    expect(sentAnswers.slice(1)).toEqual(
      Array(mostFromSender - 1).fill("Votre message est parti, à la suite du précédent."),
    );
    expect((await server.mailbox("lea@exemple.fr")).length).toBe(1);
    server.clock.advance(hourMs - 60_000);
    expect((await write()).error).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      data: { retryAfterSeconds: 60 },
    });
    server.clock.advance(60_000);
    expect((await write()).status).toBe(200);
    expect((await server.mailbox("lea@exemple.fr")).length).toBe(2);
    expect((await server.mailbox(operator)).length).toBe(mostFromSender + 1);
  });

  test("sent at once from one caller under ever other addresses are all counted", async () => {
    const answers = await Promise.all(
      Array.from({ length: mostFromCaller + 5 }, (_, at) => write({ email: `personne-${at}@exemple.fr` })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(mostFromCaller);
    expect(answers.filter(({ status }) => status === 429).length).toBe(5);
    expect((await server.mailbox(operator)).length).toBe(mostFromCaller);
  });

  test("are counted under digests, which are forgotten after a day", async () => {
    await write();
    const stored = await server.platform.db.select().from(contactCounts);
    expect(stored.length).toBe(2);
    expect(JSON.stringify(stored)).not.toMatch(/lea|exemple|127\.0/);
    server.clock.advance(25 * hourMs);
    await server.domains.contact.sweep();
    expect(await server.platform.db.select().from(contactCounts)).toEqual([]);
  });
});
