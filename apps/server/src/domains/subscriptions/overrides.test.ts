import { staffContract } from "@jobami/api/staff/contract";
import { statisticsContract } from "@jobami/api/statistics/contract";
import { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { endWithMonth, subscribed } from "./subscriptions.fixture.ts";

const { optionsOf, setOption, status, revenue } = subscriptionsContract;
const { advanced } = statisticsContract;

let server: TestServer;
let admin: SignedIn;
let lea: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  admin = await signIn(server, { role: "jobpadm", prenom: "Ada" });
  lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
});

const set = (who: SignedIn, value: boolean | null, option = "statistiques", userId = lea.person.id) =>
  who.call(setOption, {
    params: { userId, option: option as "statistiques" },
    body: { value, reason: "À sa demande" },
  });
const advancedOf = async (who: SignedIn) => (await who.call(advanced)).status;

describe("an option that is set for one person", () => {
  test("comes first while they are premium, and does nothing while they are not [SUB-11, SUB-12, SUB-13, ROLE-16]", async () => {
    await set(admin, true);
    expect(await advancedOf(lea)).toBe(403);
    expect((await lea.call(status)).body.data.options).toEqual({});
    await set(admin, null);
    await subscribed(server, lea);
    expect(await advancedOf(lea)).toBe(200);
    expect((await set(admin, false)).body.data.options.find(({ key }) => key === "statistiques")).toEqual({
      key: "statistiques",
      value: false,
      override: false,
      isBought: false,
    });
    expect(await advancedOf(lea)).toBe(403);
    expect((await lea.call(status)).body.data.options).toEqual({ statistiques: false });
    await set(admin, true, "realisations");
    expect((await lea.call(status)).body.data.options).toEqual({ statistiques: false, realisations: true });
    await set(admin, null);
    expect(await advancedOf(lea)).toBe(200);
  });

  test("is found by the address, and stands in the staff log with its reason, once", async () => {
    const { email } = lea.person;
    expect((await admin.call(optionsOf, { query: { email: email.toUpperCase() } })).body.data).toMatchObject({
      id: lea.person.id,
      name: "Léa Martin",
      plan: "gratuit",
      etat: "none",
    });
    await Promise.all([set(admin, false), set(admin, false), set(admin, false)]);
    const { entries } = (await admin.call(staffContract.administration)).body;
    expect(entries).toMatchObject([
      {
        kind: "option.changed",
        subject: { name: "Léa Martin" },
        after: { option: "statistiques", value: false },
        reason: "À sa demande",
      },
    ]);
  });

  test("is set by administrators alone, for a person who is there, with a reason", async () => {
    const moderator = await signIn(server, { role: "jobmodo" });
    const query = { email: lea.person.email };
    for (const who of [lea, moderator]) {
      expect((await set(who, true)).status).toBe(403);
      expect((await who.call(optionsOf, { query })).status).toBe(403);
      expect((await who.call(revenue)).status).toBe(403);
    }
    expect((await server.client().call(optionsOf, { query })).status).toBe(401);
    expect((await set(admin, true, "inconnue")).status).toBe(404);
    const own = await set(admin, true, "statistiques", admin.person.id);
    expect([own.status, own.error.code]).toEqual([403, "OWN_ACCOUNT"]);
    expect((await set(admin, true, "statistiques", "019a0000-0000-7000-8000-000000000000")).status).toBe(404);
    expect((await admin.call(optionsOf, { query: { email: "personne@exemple.fr" } })).status).toBe(404);
    const params = { userId: lea.person.id, option: "statistiques" } as const;
    for (const body of [{}, { value: "oui", reason: "Bonne raison" }, { value: true, reason: "" }])
      expect((await admin.call(setOption, { params, body: body as never })).status).toBe(400);
  });
});

test("income and subscriptions are counted by month, for administrators [ADM-28]", async () => {
  await subscribed(server, lea);
  await subscribed(server, await signIn(server));
  const now = (await admin.call(revenue)).body.data;
  expect(now.months).toHaveLength(12);
  expect(now.months.at(-1)).toEqual({
    month: "2026-11",
    premium: 980,
    vat: 0,
    credits: 0,
    began: 2,
    ended: 0,
    atStart: 0,
  });
  expect(now).toMatchObject({
    active: 2,
    cancelling: 0,
    overdue: 0,
    plans: { premium: 2 },
    prices: [{ cents: 490, count: 2 }],
  });
  await endWithMonth(server, lea);
  server.clock.advance(31 * 86_400_000);
  await inTransaction(server.platform.db, (tx) => server.platform.jobs.send(tx, "payments.local", {}));
  await server.settle();
  admin = await signInAgain(server, admin.person);
  const later = (await admin.call(revenue)).body.data;
  expect(later.months.at(-1)).toMatchObject({ month: "2026-12", premium: 490, ended: 1, atStart: 2 });
  expect(later).toMatchObject({ active: 1, plans: { premium: 1 } });
});
