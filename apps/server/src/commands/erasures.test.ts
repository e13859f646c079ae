import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { confirm, createAccountSteps, finish } from "../domains/account/account.fixture.ts";
import { users } from "../domains/users/users.tables.ts";
import { newToken, versionOf } from "../platform/secrets/secrets.ts";
import { lea, logIn, signUp } from "../testing/test-accounts.ts";
import { storedActs } from "../testing/test-audit.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { runCommand } from "./commands.ts";
import { runErasuresOrder } from "./erasures.ts";
import { runKeysOrder } from "./keys.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const { leaving, rowOf, suspend } = createAccountSteps(() => server);
const order = (...args: string[]) => runErasuresOrder(args, server);
/** What is stated where this many are noted and none is back. */
const none = (noted: number) => ({
  isDone: true,
  lines: [
    expect.stringMatching(new RegExp(`^Effacements lus dans /.+/erasures\u00a0: ${noted}\\.$`)),
    "Aucun compte effacé n’est revenu.",
  ],
});

/** Léa left for good, and a backup of before brought her account back. */
async function returned(): Promise<string> {
  const { client, id, token } = await leaving();
  const before = await rowOf(id);
  await confirm(client, token);
  await finish(client, token);
  await server.settle();
  expect((await rowOf(id))?.statut).toBe("deleted");
  expect(await order()).toEqual(none(1));
  await restore(id, before);
  return id;
}

/** Puts the row of an account back as a backup has it. */
async function restore(id: string, row: Awaited<ReturnType<typeof rowOf>>): Promise<void> {
  if (row === undefined) throw new Error("There is no account to put back.");
  await server.platform.db.update(users).set(row).where(eq(users.id, id));
}

test("an account that a backup brought back is named by its number, and erased again", async () => {
  const id = await returned();
  expect((await rowOf(id))?.email).toBe(lea.email);
  expect(await order()).toMatchObject({
    isDone: false,
    lines: [expect.stringContaining("\u00a0: 1."), expect.stringContaining("revenus\u00a0: 1.")],
  });
  const { isDone, lines } = await order("apply");
  expect([isDone, lines]).toEqual([
    true,
    [
      expect.stringContaining("Effacements lus"),
      "Comptes effacés de nouveau\u00a0: 1. C’est noté dans le journal.",
    ],
  ]);
  const row = await rowOf(id);
  expect([row?.statut, row?.prenom, JSON.stringify(row).includes("lea@")]).toEqual([
    "deleted",
    "Ancien",
    false,
  ]);
  expect((await storedActs(server)).at(-1)).toMatchObject({
    kind: "account.erasedAgain",
    actorKind: "operator",
    subjectId: id,
  });
  expect((await logIn(server.client())).status).toBe(401);
  expect(await order("apply")).toEqual(none(1));
});

test("one that is suspended since the restoration is erased all the same", async () => {
  const id = await returned();
  await server.platform.db.update(users).set({ statut: "active" }).where(eq(users.id, id));
  await suspend(id, null);
  expect((await order("apply")).isDone).toBe(true);
  expect((await rowOf(id))?.statut).toBe("deleted");
});

test("whoever was never erased stays, also where someone without the key states otherwise", async () => {
  const id = await signUp(server, server.client());
  const { record } = server.platform.erasures;
  await record.note(id, "x".repeat(43));
  const { isDone, lines } = await order("apply");
  expect([isDone, lines.join(" ")]).toEqual([
    false,
    expect.stringContaining(`aucune clé connue\u00a0: 1 (${id})`),
  ]);
  expect((await rowOf(id))?.statut).toBe("active");
});

test("a record that is not there is no record of no erasures, and is made by a server that starts", async () => {
  const { isDone, lines } = await order();
  expect([isDone, lines[0]]).toEqual([
    false,
    expect.stringContaining("Il n’y a pas de registre des effacements dans /"),
  ]);
  const { clock, database, platform } = server;
  const { app } = await buildApp({ config: platform.config, clock, database, workers: true });
  await app.close();
  expect(await order()).toEqual(none(0));
});

test("one whose proof no known key checks may be back: no all-clear, until the key is there again or vouches anew", async () => {
  const id = await returned();
  const { clock, database, platform } = server;
  const [old, newest] = [newToken(), newToken()];
  const under = async (...serverKeys: string[]) => {
    const config = { ...platform.config, serverKeys };
    const built = await buildApp({ config, clock, database, workers: false });
    return { built, close: () => built.app.close() };
  };
  const before = await under(old);
  await before.built.platform.erasures.note(id);
  await before.close();

  const without = await under(newest);
  const shown = await runErasuresOrder([], without.built);
  expect([shown.isDone, shown.lines.join(" ")]).toEqual([false, expect.stringContaining(id)]);
  expect((await runErasuresOrder(["apply"], without.built)).isDone).toBe(false);
  const refused = await runKeysOrder(["drop", versionOf(old)], without.built);
  expect([refused.isDone, refused.lines[0]]).toEqual([
    false,
    expect.stringContaining("1 effacement n’est plus vérifiable"),
  ]);
  expect((await runKeysOrder(["drop", versionOf(old), "--anyway"], without.built)).isDone).toBe(true);
  await without.close();

  const both = await under(newest, old);
  expect((await runKeysOrder(["reseal"], both.built)).lines.join(" ")).toContain("1 effacement de plus");
  await both.close();
  const after = await under(newest);
  expect((await runKeysOrder(["drop", versionOf(old)], after.built)).isDone).toBe(true);
  expect((await runErasuresOrder(["apply"], after.built)).isDone).toBe(true);
  await after.close();
  expect((await rowOf(id))?.statut).toBe("deleted");
});

test("who is back is reported each night until someone erases them again, and forgotten once no backup has them", async () => {
  const id = await returned();
  const { erasures } = server.platform;
  expect(await erasures.ids()).toEqual([id]);
  await server.domains.account.watchErasures();
  expect(await erasures.ids()).toEqual([id]);
  server.clock.advance(401 * 86_400_000 + (Date.now() - server.clock.now()));
  await server.domains.account.watchErasures();
  expect(await erasures.ids()).toEqual([]);
});

test.each([[["x"]], [["apply", "x"]]])("an order that is none states how it is used: %j", async (args) => {
  const { lines, isDone } = await runCommand("erasures", args, {});
  expect([isDone, lines[0]]).toEqual([false, "Usage\u00a0:"]);
});
