import { authContract } from "@jobami/api/auth/contract";
import { mailContract } from "@jobami/api/mail/contract";
import { newsletterContract } from "@jobami/api/newsletter/contract";
import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { goodPassword, lea, logIn, mailedCode, signUp } from "../../testing/test-accounts.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { allowanceTable } from "../allowances/allowance-table.ts";
import { inTransaction } from "../database/transaction.ts";
import { calledFrom } from "../http/calling-network.ts";
import type { MailLane } from "./lanes.ts";
import { mails } from "./mail.tables.ts";

const minuteMs = 60_000;
const day = 24 * 60 * minuteMs;
/** Small enough that a test can spend it. */
const notice = {
  recipient: { minute: 3 },
  domain: { minute: 5 },
  network: { minute: 6 },
  site: { minute: 8 },
};
/** Callers of tests share one address. */
const many = { minute: 1_000_000, day: 10_000_000 };
const free = Object.fromEntries(
  ["signUp", "usualSignUp", "mailed", "signIn", "change"].map((kind) => [
    kind,
    { address: many, network: many, site: many },
  ]),
);
const allowances = readConfig({
  DEMO_DATA: "0",
  ALLOWANCES: JSON.stringify({
    ...free,
    notice,
    link: { domain: many, network: many },
    code: { network: many },
  }),
}).allowances;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { allowances } });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const order = (to: readonly string[], lane: MailLane = "bulk", decoy = false) =>
  inTransaction(server.platform.db, async (tx) => {
    for (const one of to)
      await server.platform.mail.send(tx, {
        lane,
        to: one,
        decoy,
        subject: "Bonjour",
        text: "Texte",
        html: "<p>",
      });
  });
const several = <T>(count: number, make: (number: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));
/** Whoever of these was mailed, after everything that may leave has left. */
async function left(domain = "%"): Promise<number> {
  await server.settle();
  const sent = and(like(mails.to, domain), eq(mails.status, "sent"), eq(mails.decoy, false));
  return (await server.platform.db.select({ id: mails.id }).from(mails).where(sent)).length;
}
async function aMinuteLater(): Promise<void> {
  server.clock.advance(minuteMs);
  await server.platform.mail.release();
}
const heldBy = async () => {
  const rows = await server.platform.db.select({ heldBy: mails.heldBy }).from(mails);
  return [...new Set(rows.map((row) => row.heldBy))];
};

describe("mails that leave by themselves", () => {
  test.each([
    ["one recipient", "recipient", 3, () => "lea@exemple.fr"],
    ["one mailbox, written in many ways", "recipient", 3, (n: number) => `Lea+${n}@exemple.fr`],
    ["one domain", "domain", 5, (n: number) => `somebody-${n}@exemple.fr`],
    ["everybody", "site", 8, (n: number) => `somebody@exemple-${n}.fr`],
  ])("wait when there are too many to %s, and none is lost", async (_whom, budget, most, to) => {
    await order(several(20, to), "awaited");
    expect(await left()).toBe(most);
    expect(await heldBy()).toEqual(expect.arrayContaining([null, budget]));
    for (let minutes = 1; minutes * most < 20; minutes += 1) {
      expect(await left()).toBe(minutes * most);
      await aMinuteLater();
    }
    expect(await left()).toBe(20);
    expect(await heldBy()).toEqual([null]);
  });

  test("wait when one network causes too many, whoever they go to; those of others leave", async () => {
    const from = (network: string, domain: string) =>
      calledFrom(network, () => order([`a@${domain}`, `b@${domain}`, `c@${domain}`, `d@${domain}`]));
    await from("192.0.2.0/24", "un.fr");
    await from("192.0.2.0/24", "deux.fr");
    expect(await left()).toBe(6);
    expect(await heldBy()).toContain("network");
    await from("198.51.100.0/24", "trois.fr");
    expect(await left("%@trois.fr")).toBe(2);
  });

  test("are seen waiting by administrators, with what they wait for", async () => {
    const admin = await signIn(server, { role: "jobpadm" });
    await order(several(4, () => "lea@exemple.fr"));
    await server.settle();
    const { body } = await admin.call(mailContract.outbox, { query: { search: "lea@" } });
    const waiting = body.data.filter(({ state }) => state === "queued");
    expect(waiting).toMatchObject([
      { heldBy: "recipient", nextAt: new Date(server.clock.now() + minuteMs).toISOString(), lastError: null },
    ]);
  });

  test("count codes and links, which leave whatever is spent", async () => {
    await order(several(8, (n) => `somebody@exemple-${n}.fr`));
    expect(await left()).toBe(8);
    await order(
      several(30, () => "lea@exemple.fr"),
      "urgent",
    );
    expect(await left("lea@%")).toBe(30);
    await order(["lea@exemple.fr"]);
    expect(await left("lea@%")).toBe(30);
  });

  test("are not held up by mails to no one", async () => {
    await order(
      several(20, () => ""),
      "awaited",
      true,
    );
    await server.settle();
    await order(["lea@exemple.fr"]);
    expect(await left()).toBe(1);
  });
});

describe("mails that a person asks for", () => {
  const forget = (email: string) => server.client().call(authContract.forgotPassword, { body: { email } });

  test("are refused with the time to wait, alike for an address with an account and one without", async () => {
    await signUp(server, server.client());
    const ask = async (email: string) => {
      let answer = await forget(email);
      let through = 0;
      while (answer.status === 200) {
        through += 1;
        server.clock.advance(2 * minuteMs);
        answer = await forget(email);
      }
      return { through, answer };
    };
    const unknown = await ask("nobody@exemple.fr");
    await server.reset();
    const client = server.client();
    await signUp(server, client);
    server.clock.advance(day);
    const known = await ask(lea.email);
    expect(known.through).toBe(allowanceTable.link.recipient.day);
    expect(unknown.through).toBe(known.through);
    expect(known.answer.error).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      message: "Beaucoup d’e-mails ont été demandés pour cette adresse. Réessayez dans 24 heures.",
    });
    expect(unknown.answer.body).toEqual(known.answer.body);
    expect(known.answer.response.headers["retry-after"]).toBe(unknown.answer.response.headers["retry-after"]);
    expect(Number(known.answer.response.headers["retry-after"])).toBeGreaterThan(3600);
    expect((await forget("somebody@exemple.fr")).status).toBe(200);
  });

  test("are no more at fifty at once than one after the other, under one name or many of one mailbox", async () => {
    const answers = await Promise.all(
      several(50, (n) =>
        server.client().call(newsletterContract.subscribe, { body: { email: `lea+${n}@exemple.fr` } }),
      ),
    );
    const through = answers.filter(({ status }) => status < 400);
    expect(through).toHaveLength(allowanceTable.link.recipient.minute);
    for (const { status, response } of answers.filter(({ status }) => status >= 400))
      expect([status, response.headers["retry-after"]]).toEqual([429, "60"]);
  });

  test("to an address that others ask for never hold up the code of who gave its password, nor a first sign-up", async () => {
    const client = server.client();
    await signUp(server, client);
    await logIn(client);
    await client.call(authContract.setTwoFactor, { body: { enabled: true, password: goodPassword } });
    await client.call(authContract.logout);
    for (const email of [lea.email, "new@exemple.fr"])
      while ((await forget(email)).status === 200) server.clock.advance(2 * minuteMs);
    await order(several(10, (n) => `somebody@exemple-${n}.fr`));
    expect(await left("somebody@%")).toBeLessThan(10);
    server.clock.advance(1000);
    expect((await logIn(client)).status).toBe(200);
    expect(await mailedCode(server, lea.email)).toMatch(/^\d{6}$/);
    const before = (await server.mailbox("new@exemple.fr")).length;
    await server.client().call(authContract.register, { body: { ...lea, email: "new@exemple.fr" } });
    expect((await server.mailbox("new@exemple.fr")).length - before).toBe(1);
  });

  test("a code that was asked for too often is refused with the time to wait", async () => {
    const client = server.client();
    await signUp(server, client);
    await logIn(client);
    await client.call(authContract.setTwoFactor, { body: { enabled: true, password: goodPassword } });
    const answers = [];
    for (let tries = 0; tries <= allowanceTable.code.recipient.minute; tries += 1)
      answers.push(await logIn(server.client()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(allowanceTable.code.recipient.minute);
    expect(answers.at(-1)?.error.message).toBe(
      "Beaucoup de codes ont été demandés en peu de temps. Réessayez dans 60 secondes.",
    );
  });

  test("whoever has an account is informed of sign-ups with their address no more often than of what else is asked for it", async () => {
    await signUp(server, server.client());
    const before = (await server.mailbox(lea.email)).length;
    for (let tries = 0; tries < allowanceTable.link.recipient.day + 5; tries += 1) {
      server.clock.advance(2 * minuteMs);
      const { status } = await server.client().call(authContract.register, { body: lea });
      expect(status).toBe(201);
    }
    expect((await server.mailbox(lea.email)).length - before).toBeLessThan(allowanceTable.link.recipient.day);
  });
});
