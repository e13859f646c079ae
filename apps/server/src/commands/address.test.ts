import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type BuiltApp, buildApp } from "../app.ts";
import type { Config } from "../config.ts";
import type { Database } from "../platform/database/engine.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { MailTransport } from "../platform/mail/transport.ts";
import { createTestClock } from "../testing/test-clock.ts";
import { testConfig } from "../testing/test-config.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { type AddressHand, runAddressOrder } from "./address.ts";

const sent: string[] = [];
const transport: MailTransport = {
  isEmbedded: false,
  send: async ({ subject }) => void sent.push(subject),
  close: () => undefined,
};
const stripe = { secretKey: "sk_test_x", webhookSecret: "whsec_x" };
const home = "https://www.exemple.fr";
const copy = "https://copie.exemple.fr";

let database: Database;
let running: BuiltApp | null = null;
beforeEach(async () => {
  sent.length = 0;
  database = await openTestDatabase();
});
afterEach(async () => {
  await stop();
  await database.close();
});

async function stop(): Promise<void> {
  await running?.app.close();
  running = null;
}

/** A start of the server under an address, over the same database. */
async function startAt(publicUrl: string): Promise<AddressHand> {
  await stop();
  const config: Config = testConfig({ publicUrl, stripe });
  running = await buildApp({ config, clock: createTestClock(), database, transport, workers: true });
  return { ...running, config, database };
}

async function write(subject: string): Promise<void> {
  const { mail } = (running as BuiltApp).platform;
  const text = { to: "lea@exemple.fr", text: "…", html: "…", lane: "urgent" } as const;
  await inTransaction(database.db, (tx) => mail.send(tx, { ...text, subject }));
}

/** The mails that have not left, once nothing more goes on by itself. */
async function waiting(): Promise<string[]> {
  const { rows } = await database.db.execute<{ subject: string }>(
    sql`select subject from mails where status in ('queued', 'sending', 'failed')`,
  );
  return rows.map(({ subject }) => subject);
}

const outward = ["notifications.mail", "notifications.push", "notifications.digest", "files.sweep"];
/** Those that are done again and again. */
const recurring = ({ platform }: AddressHand) =>
  outward.filter((name) => platform.jobs.nextOf(name) !== null);

test("a database that wakes under another address writes to no one until its operator accepts it", async () => {
  const atHome = await startAt(home);
  await write("Chez nous");
  await expect.poll(() => sent).toEqual(["Chez nous"]);
  expect(recurring(atHome)).toEqual(outward);

  const hand = await startAt(copy);
  expect(hand.platform.move).toEqual({ from: home, to: copy, isCopy: false });
  await write("D’une copie");
  await hand.platform.jobs.drain();
  expect([sent, await waiting()]).toEqual([["Chez nous"], ["D’une copie"]]);
  expect(hand.platform.payments.provider).toBeNull();
  expect(recurring(hand)).toEqual([]);
  const { lines } = await runAddressOrder([], hand);
  expect(lines.join(" ")).toContain(home);

  expect((await runAddressOrder(["accept"], hand)).isDone).toBe(true);
  const accepted = await startAt(copy);
  expect(accepted.platform.move).toBeNull();
  expect(accepted.platform.payments.provider).not.toBeNull();
  await expect.poll(() => sent).toEqual(["Chez nous", "D’une copie"]);
  expect(recurring(accepted)).toEqual(outward);
});

test("a restored database under its own address is held too, a restart and a row of the version before are not", async () => {
  const known = () => database.db.execute<{ identity: string }>(sql`select identity from served_address`);
  const identity = database.identity;
  let at = "one";
  database.identity = async () => at;
  expect((await startAt(home)).platform.move).toBeNull();
  expect((await startAt(home)).platform.move).toBeNull();
  await database.db.execute(sql`update served_address set identity = null`);
  expect((await startAt(home)).platform.move).toBeNull();
  expect((await known()).rows).toEqual([{ identity: "one" }]);

  at = "other";
  const hand = await startAt(home);
  expect(hand.platform.move).toEqual({ from: home, to: home, isCopy: true });
  await write("Encore");
  await hand.platform.jobs.drain();
  expect([sent, await waiting(), recurring(hand)]).toEqual([[], ["Encore"], []]);
  expect((await runAddressOrder([], hand)).lines[0]).toContain("est une copie");
  expect((await runAddressOrder(["accept", "--discard"], hand)).isDone).toBe(true);
  expect((await startAt(home)).platform.move).toBeNull();
  expect((await known()).rows).toEqual([{ identity: "other" }]);
  database.identity = identity;
});

test("a copy that is accepted with --discard forgets what waited when it was made", async () => {
  await startAt(home);
  await startAt(copy);
  await write("De l’ancienne");
  const hand = await startAt(copy);
  const { lines } = await runAddressOrder(["accept", "--discard"], hand);
  expect(lines.join(" ")).toContain("oublié");
  await startAt(copy);
  await write("De la nouvelle");
  await expect.poll(() => sent).toEqual(["De la nouvelle"]);
  await expect.poll(waiting).toEqual([]);
});

test("a copy on this machine alone is held too, and a first address is no one’s move", async () => {
  const local = await startAt("http://localhost:3000");
  expect(local.platform.move).toBeNull();
  expect((await startAt(home)).platform.move).toBeNull();
  expect((await startAt("http://localhost:3000")).platform.move).toEqual({
    from: home,
    to: null,
    isCopy: false,
  });
  expect((await startAt(home)).platform.move).toBeNull();
});

test("an order that is none states how it is used", async () => {
  const hand = await startAt(home);
  for (const args of [["take"], ["accept", "--all"], ["accept", "--discard", "x"]])
    expect((await runAddressOrder(args, hand)).lines[0]).toBe("Usage\u00a0:");
});
