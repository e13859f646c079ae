import { authContract } from "@jobami/api/auth/contract";
import { healthContract } from "@jobami/api/health/contract";
import { inArray, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type BuiltApp, buildApp } from "../app.ts";
import { authenticators, sealingPurpose } from "../domains/auth/authenticator.tables.ts";
import { newToken, versionOf } from "../platform/secrets/secrets.ts";
import { refuseLostKeys } from "../platform/secrets/stored-keys.ts";
import { tables } from "../tables.ts";
import { member } from "../testing/samples.ts";
import { lea, logIn } from "../testing/test-accounts.ts";
import { appCode, withApp } from "../testing/test-authenticator.ts";
import { createTestClient, type TestClient } from "../testing/test-client.ts";
import { countAsProved } from "../testing/test-mail-proof.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { runKeysOrder } from "./keys.ts";
import { runStaffOrder } from "./staff.ts";

const first = newToken();
const second = newToken();

let server: TestServer;
let client: TestClient;
let app: { secret: string; recoveryCodes: string[] };
const running: BuiltApp[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.reset();
  await server.platform.db.execute(sql`delete from secrets where name = 'known keys'`);
  client = await member(server);
  await countAsProved(server);
  app = await withApp(server, client);
});
afterEach(async () => {
  for (const built of running.splice(0)) await built.app.close();
});
afterAll(() => server.close());

/** Another start over the same database, with these keys in its settings. */
async function under(...serverKeys: string[]): Promise<BuiltApp> {
  const { clock, database, platform } = server;
  const config = { ...platform.config, serverKeys };
  const built = await buildApp({ config, clock, database, workers: false });
  running.push(built);
  return built;
}

/** Signs in by the password, then a code; the browser, and the status and code of the answer to it. */
async function tryToEnter(at: BuiltApp, method: "app" | "recovery", code?: string) {
  server.clock.advance(60_000);
  const browser = createTestClient(at.app);
  await logIn(browser);
  const given = code ?? appCode(server, app.secret);
  const { status, error } = await browser.call(authContract.verifyTwoFactor, {
    body: { code: given, method },
  });
  return { browser, answer: status === 200 ? 200 : [status, error.code] };
}

const enter = async (...way: Parameters<typeof tryToEnter>) => (await tryToEnter(...way)).answer;

/** Sets the account's app up anew, where its secret and codes are made by the newest key of these settings. */
async function setUpAnew(at: BuiltApp): Promise<void> {
  const { browser } = await tryToEnter(at, "app");
  app = await withApp(server, browser);
}

const startOf = ({ platform }: BuiltApp) => refuseLostKeys(platform.db, platform.secret, tables);
/** The key that the database drew. */
async function drawnValue(): Promise<string | undefined> {
  const { rows } = await server.platform.db.execute<{ value: string }>(
    sql`select value from secrets where name = 'server'`,
  );
  return rows[0]?.value;
}

test("after two changes of the key the app and its recovery codes still open the account", async () => {
  const drawn = server.platform.secret.versions[0];
  const changed = await under(first);
  expect(changed.platform.secret.versions).toEqual([versionOf(first), drawn]);
  expect(await enter(changed, "app")).toBe(200);
  expect(await enter(changed, "recovery", app.recoveryCodes[0])).toBe(200);
  const again = await under(second, first);
  expect(await enter(again, "app")).toBe(200);
  expect(await enter(again, "recovery", app.recoveryCodes[1])).toBe(200);
  expect(await enter(again, "recovery", app.recoveryCodes[1])).toEqual([400, "CODE_INVALID"]);
});

test("a session, its CSRF token and a known browser go on under a newer key", async () => {
  const changed = await under(first);
  expect(changed.platform.secret.signLasting("device", "x")).toBe(
    server.platform.secret.signLasting("device", "x"),
  );
  const old = server.platform.secret.sign("csrf", "value.owner");
  expect(changed.platform.secret.verify("csrf", "value.owner", old)).toBe(true);
  expect(changed.platform.secret.verify("csrf", "value.other", old)).toBe(false);
});

test("an address that refused mail is still known under a newer key, and noted once", async () => {
  await server.platform.mail.refusals.report({ address: "lea@exemple.fr", why: "bounce", text: "" });
  const { refusals } = (await under(first)).platform.mail;
  expect(await refusals.refuses("Lea@exemple.fr", "urgent")).toBe("bounce");
  await refusals.report({ address: "lea@exemple.fr", why: "bounce", text: "" });
  const { rows } = await server.platform.db.execute(sql`select from mail_refusals`);
  expect(rows).toHaveLength(1);
});

test("until a key is set, what is stored has no version, as programs from before versions read it; a set one is stated", async () => {
  const stored = async () => {
    const { rows } = await server.platform.db.execute<{ text: string }>(
      sql`select sealed_secret as text from authenticators union select code_hash from recovery_codes`,
    );
    return rows.map(({ text }) => (text.includes(".") ? text.split(".")[0] : null));
  };
  expect(new Set(await stored())).toEqual(new Set([null]));
  await setUpAnew(await under(first));
  expect(new Set(await stored())).toEqual(new Set([versionOf(first)]));
});

test("two commands at once seal more secrets than a batch by the newest key, each once", async () => {
  const { db, secret } = server.platform;
  const { rows: others } = await db.execute<{ id: string }>(sql`
    insert into users (id, email, password_changed_at, role, user_type, prenom, nom, terms_accepted_at, created_at)
    select gen_random_uuid(), 'n' || n || '@exemple.fr', now(), 'jobutil', 'other', 'N', 'N', now(), now()
    from generate_series(1, 450) n returning id`);
  await db
    .insert(authenticators)
    .values(others.map(({ id }) => ({ userId: id, sealedSecret: secret.seal(sealingPurpose(id), id) })));
  const [one, other] = [await under(first), await under(first)];
  const results = await Promise.all([runKeysOrder(["reseal"], one), runKeysOrder(["reseal"], other)]);
  expect(results.map(({ isDone }) => isDone)).toEqual([true, true]);
  const resealed = results.map(({ lines }) => Number(/^\d+/.exec(lines[0] ?? "")?.[0]));
  expect(resealed.reduce((sum, count) => sum + count)).toBe(451);
  expect(results[0]?.lines.slice(1)).toEqual([
    `${versionOf(first)}  signe et lit\u00a0: 451 secrets chiffrés, 0 empreinte`,
    `${secret.unstamped}  lit\u00a0: 0 secret chiffré, 10 empreintes`,
  ]);
  const rows = await db
    .select()
    .from(authenticators)
    .where(
      inArray(
        authenticators.userId,
        others.map(({ id }) => id),
      ),
    );
  for (const { userId, sealedSecret } of rows)
    expect(one.platform.secret.open(sealingPurpose(userId), sealedSecret ?? "")).toBe(userId);
  expect(await enter(one, "app")).toBe(200);
  expect((await runKeysOrder(["reseal"], one)).lines[0]).toMatch(/^0 secret /);
});

test("a secret that was changed while the command read it stays as it was changed", async () => {
  const changed = await under(first);
  await Promise.all([runKeysOrder(["reseal"], changed), setUpAnew(changed)]);
  expect(await enter(changed, "app")).toBe(200);
});

test("a lock by failed tries holds on under a newer key", async () => {
  const browser = server.client();
  for (let tries = 0; tries < 5; tries += 1) await logIn(browser, lea.email, "Mau-vais-2026");
  const { status } = await logIn(createTestClient((await under(first)).app));
  expect(status).toBe(423);
});

test("a key that the database has no more is not replaced by another unseen", async () => {
  const { db, secret } = server.platform;
  const drawn = String(secret.unstamped);
  const value = await drawnValue();
  await startOf(await under());
  await db.execute(sql`delete from secrets where name = 'server'`);
  await expect(startOf(await under())).rejects.toThrow(`lacks the key ${drawn}, which 11 stored values need`);
  await runKeysOrder(["drop", drawn], await under());
  await startOf(await under());
  await db.execute(sql`update secrets set value = ${value} where name = 'server'`);
});

test("a start without a key that is still needed is refused with the number of values that need it", async () => {
  await startOf(await under(first));
  const changed = await under(first);
  await setUpAnew(changed);
  await startOf(await under(second, first));
  await expect(startOf(await under(second))).rejects.toThrow(
    new RegExp(`lacks the key ${versionOf(first)}, which 11 stored values need`),
  );
  await runKeysOrder(["drop", versionOf(first)], await under(second));
  await startOf(await under(second));
});

test("whose app cannot be checked is informed of it, loses no try, and health and the command state it", async () => {
  await setUpAnew(await under(first));
  const without = await under(second);
  for (let tries = 0; tries < 7; tries += 1)
    expect(await enter(without, "app")).toEqual([503, "AUTHENTICATOR_UNREADABLE"]);
  const { body } = await createTestClient(without.app).call(healthContract.health);
  expect(body.degraded).toEqual(["keys"]);
  const reseal = await runKeysOrder(["reseal"], without);
  expect([reseal.isDone, reseal.lines.join(" ")]).toEqual([
    false,
    expect.stringMatching(new RegExp(`1 secret ne s’ouvre.*${versionOf(first)}  INCONNUE`)),
  ]);
  server.clock.advance(11 * 60_000);
  const later = await createTestClient(without.app).call(healthContract.health);
  expect(later.body.degraded).toBeUndefined();
});

test("the key that signs, and one that the settings still have, are not dropped", async () => {
  const hand = await under(second, first);
  for (const key of [second, first])
    expect((await runKeysOrder(["drop", versionOf(key)], hand)).isDone).toBe(false);
  expect(await enter(hand, "app")).toBe(200);
});

test("dropping the drawn key after all was sealed anew costs the recovery codes alone, and their owner is informed", async () => {
  const drawn = String(server.platform.secret.unstamped);
  const value = await drawnValue();
  const changed = await under(first);
  await runKeysOrder(["reseal"], changed);
  expect((await runKeysOrder(["drop", drawn], changed)).isDone).toBe(true);
  const alone = await under(first);
  expect(alone.platform.secret.versions).toEqual([versionOf(first)]);
  expect(await enter(alone, "app")).toBe(200);
  expect(await enter(alone, "recovery", app.recoveryCodes[0])).toEqual([400, "CODE_INVALID"]);
  const subjects = (await server.mailbox(lea.email)).map(({ subject }) => subject);
  expect(subjects).toContain("Vos codes de secours ne servent plus");
  await server.platform.db.execute(
    sql`update secrets set name = 'server', value = ${value} where name = 'database'`,
  );
});

test("the operator takes a lost app from an account: its sessions end, it is in the audit, its owner is informed", async () => {
  const { db } = server.platform;
  const order = (email: string) => runStaffOrder(["reset-second-factor", email], server.domains, db);
  expect((await order("personne@exemple.fr")).isDone).toBe(false);
  expect((await order(lea.email)).isDone).toBe(true);
  expect((await client.call(authContract.profile)).status).toBe(401);
  const { rows } = await db.execute<{ kind: string; actor: string }>(
    sql`select kind, actor_kind as actor from audit_entries`,
  );
  expect(rows).toEqual([{ kind: "account.factorReset", actor: "operator" }]);
  const [mail] = await server.mailbox(lea.email);
  expect(mail?.text).toContain("vous a déconnecté partout");
  const browser = server.client();
  expect((await logIn(browser)).status).toBe(200);
  expect((await browser.call(authContract.profile)).status).toBe(200);
  expect((await order(lea.email)).isDone).toBe(false);
});

test("an order that is none states how it is used", async () => {
  for (const args of [["reseal", "x"], ["drop"], ["drop", "../x"], ["renew"]])
    expect((await runKeysOrder(args, server)).lines[0]).toBe("Usage\u00a0:");
});
