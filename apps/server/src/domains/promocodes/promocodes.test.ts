import { promocodesContract } from "@jobami/api/promocodes/contract";
import { staffContract } from "@jobami/api/staff/contract";
import { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { startConsentNow } from "@jobami/api/withdrawals/start-consent";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { inDays } from "../../testing/test-missions.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { postForm } from "../subscriptions/subscriptions.fixture.ts";
import { makePromo, promoBody } from "./promocodes.fixture.ts";

const { list, create, disable } = promocodesContract;
const { promo, create: subscribe, status } = subscriptionsContract;
const dayMs = 86_400_000;

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
  lea = await signIn(server, { prenom: "Léa", userType: "jobbeur" });
});

const look = (who: SignedIn, code: string) => who.call(promo, { body: { code } });
const begin = (who: SignedIn, code: string | null, options = {}) =>
  who.call(subscribe, {
    body: { plan: "premium", options, promo: code, startConsent: startConsentNow },
  });
async function paid(who: SignedIn, code: string | null) {
  const { body, error } = await begin(who, code);
  if (body === undefined) throw new Error(error.message);
  await postForm(server, body.url, { payer: "1", carte: "accepted" });
  await server.settle();
}
const counts = async () => {
  const [first] = (await admin.call(list)).body.data;
  return [first?.used, first?.held, first?.state];
};
const half = (who: SignedIn) =>
  inTransaction(server.platform.db, (tx) => server.domains.subscriptions.place(tx, who.person.id));

describe("promo codes", () => {
  test("are made, listed and taken back by administrators, each in the staff log [ADM-01]", async () => {
    const made = await makePromo(server, admin, { code: " bienvenue-30 ", maxUses: 5 });
    expect(made).toMatchObject({ code: "BIENVENUE-30", percent: 30, used: 0, state: "open" });
    await makePromo(server, admin, { code: "PLUSTARD", firstDay: inDays(server.clock, 3) });
    const again = await admin.call(create, { body: promoBody(server, { code: "Bienvenue-30" }) });
    expect([again.status, again.error.code]).toEqual([409, "PROMO_EXISTS"]);
    const at = { params: { promoId: made.id } };
    for (let n = 0; n < 2; n++) expect((await admin.call(disable, at)).body.data.state).toBe("disabled");
    expect((await admin.call(list)).body.data.map(({ code, state }) => [code, state])).toEqual([
      ["PLUSTARD", "upcoming"],
      ["BIENVENUE-30", "disabled"],
    ]);
    const log = (await admin.call(staffContract.administration)).body.entries;
    expect(log.map(({ kind }) => kind)).toEqual(["promo.disabled", "promo.created", "promo.created"]);
  });

  test("are no one’s to make but an administrator’s, and nonsense makes none", async () => {
    const moderator = await signIn(server, { role: "jobmodo" });
    const at = { params: { promoId: (await makePromo(server, admin)).id } };
    for (const who of [lea, moderator]) {
      expect((await who.call(list)).status).toBe(403);
      expect((await who.call(create, { body: promoBody(server, { code: "AUTRE" }) })).status).toBe(403);
      expect((await who.call(disable, at)).status).toBe(403);
    }
    expect((await server.client().call(list)).status).toBe(401);
    const unknownCode = { params: { promoId: "019a0000-0000-7000-8000-000000000000" } };
    expect((await admin.call(disable, unknownCode)).status).toBe(404);
    const bad = [
      { percent: 4 },
      { percent: 86 },
      { percent: 12.5 },
      { maxUses: 0 },
      { maxUses: 1.5 },
      { code: "AB" },
      { code: "É-CODE" },
      { code: "A".repeat(25) },
      { code: "A'; drop table users" },
      { lastDay: "2020-01-01" },
      { lastDay: "2030-01-01" },
      { firstDay: "demain" },
    ];
    for (const changes of bad) {
      const { status: answered } = await admin.call(create, {
        body: promoBody(server, { code: "AUTRE", ...changes }),
      });
      expect([answered, JSON.stringify(changes)]).toEqual([400, JSON.stringify(changes)]);
    }
  });

  test("of two that are made at once under one name there is one", async () => {
    const answers = await Promise.all(
      [20, 40].map((percent) => admin.call(create, { body: promoBody(server, { percent }) })),
    );
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
  });
});

describe("at the checkout", () => {
  test("a code is the price that is shown, paid and stored every month", async () => {
    await makePromo(server, admin);
    expect((await look(lea, " bienvenue30")).body.data).toEqual({
      code: "BIENVENUE30",
      percent: 30,
      applies: "code",
      before: 490,
      prix: 343,
    });
    const { body } = await begin(lea, "bienvenue30", { realisations: true });
    const page = await server.client().request({ method: "GET", url: new URL(body.url).pathname });
    expect(page.body).toContain("BIENVENUE30");
    expect(page.body).toContain("4,93");
    expect(await counts()).toEqual([0, 1, "open"]);
    await postForm(server, body.url, { payer: "1", carte: "accepted" });
    await server.settle();
    expect((await lea.call(status)).body.data).toMatchObject({ isPremium: true, mensualite: 493 });
    expect(await counts()).toEqual([1, 0, "open"]);
  });

  test("of the half price for life and a code the better one applies, never both; a code that is not better is not used [SUB-15]", async () => {
    await makePromo(server, admin);
    await makePromo(server, admin, { code: "MOITIE", percent: 50 });
    await makePromo(server, admin, { code: "SALON60", percent: 60 });
    await half(lea);
    for (const code of ["BIENVENUE30", "MOITIE"])
      expect((await look(lea, code)).body.data).toMatchObject({ applies: "half", before: 245, prix: 245 });
    expect((await look(lea, "SALON60")).body.data).toMatchObject({ applies: "code", prix: 196 });
    await paid(lea, "BIENVENUE30");
    expect((await lea.call(status)).body.data.mensualite).toBe(245);
    expect((await admin.call(list)).body.data.map(({ used, held }) => used + held)).toEqual([0, 0, 0]);
    const nora = await signIn(server);
    await half(nora);
    await paid(nora, "SALON60");
    expect((await nora.call(status)).body.data.mensualite).toBe(196);
  });

  test("what is unknown, not open, over, taken back or already used is stated, and nothing is begun", async () => {
    const { id } = await makePromo(server, admin, { code: "REPRIS" });
    await admin.call(disable, { params: { promoId: id } });
    await makePromo(server, admin, { code: "DEMAIN", firstDay: inDays(server.clock, 1) });
    await makePromo(server, admin, { code: "COURT", lastDay: inDays(server.clock, 0) });
    for (const [code, refusal] of [
      ["INCONNU", "PROMO_UNKNOWN"],
      ["REPRIS", "PROMO_UNKNOWN"],
      ["DEMAIN", "PROMO_OVER"],
    ] as const) {
      expect((await look(lea, code)).error.code).toBe(refusal);
      expect((await begin(lea, code)).error.code).toBe(refusal);
    }
    expect((await look(lea, "DEMAIN")).error.message).toBe("Ce code n’est pas encore ouvert.");
    expect((await look(lea, "COURT")).status).toBe(200);
    server.clock.advance(dayMs);
    lea = await signInAgain(server, lea.person);
    expect((await look(lea, "COURT")).error.message).toBe("Ce code n’est plus valable.");
    expect((await lea.call(status)).body.data.etat).toBe("none");
    for (const code of ["", "x", "a b c d", "A".repeat(5000), { $ne: "" } as never])
      expect((await look(lea, code)).status).toBe(400);
    expect((await server.client().call(promo, { body: { code: "DEMAIN" } })).status).toBe(401);
  });

  test("a person uses a code once, also after their subscription is over", async () => {
    await makePromo(server, admin);
    await paid(lea, "BIENVENUE30");
    expect((await look(lea, "BIENVENUE30")).error.code).toBe("ALREADY_PREMIUM");
    await server.platform.db.execute("update subscriptions set state = 'ended', subscription_id = null");
    for (const refused of [await look(lea, "BIENVENUE30"), await begin(lea, "BIENVENUE30")])
      expect([refused.status, refused.error.code]).toEqual([409, "PROMO_USED"]);
  });

  test("the last use stays one person's who begins with and without it at once, however often", async () => {
    await makePromo(server, admin, { maxUses: 1 });
    const people = await Promise.all([1, 2, 3].map(() => signIn(server)));
    const opened: string[] = [];
    for (const one of people) {
      const both = await Promise.all([
        begin(one, "BIENVENUE30"),
        begin(one, null),
        begin(one, "BIENVENUE30"),
      ]);
      opened.push(...both.flatMap(({ status, body }) => (status === 200 ? [body.url] : [])));
    }
    for (const url of opened) await postForm(server, url, { payer: "1", carte: "accepted" });
    await server.settle();
    const cheap = await Promise.all(
      people.map(async (one) => (await one.call(status)).body.data.mensualite === 343),
    );
    expect(cheap.filter(Boolean).length).toBeLessThanOrEqual(1);
    expect((await counts())[0]).toBeLessThanOrEqual(1);
  });

  test("the last use is one person’s: of many at once one gets it, and it comes free again when no one pays", async () => {
    await makePromo(server, admin, { maxUses: 1 });
    const people = await Promise.all([1, 2, 3, 4].map(() => signIn(server)));
    const answers = await Promise.all(people.map((one) => begin(one, "BIENVENUE30")));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409, 409]);
    const place = answers.findIndex((one) => one.status === 200);
    const [winner, loser] = [people[place], people[(place + 1) % 4]];
    if (winner === undefined || loser === undefined) throw new Error("nobody");
    expect((await look(loser, "BIENVENUE30")).error.code).toBe("PROMO_EXHAUSTED");
    expect(await counts()).toEqual([0, 1, "exhausted"]);
    // The same person asks again: it is theirs still, and one.
    expect((await begin(winner, "BIENVENUE30")).status).toBe(200);
    // Without the code it is let go at once.
    expect((await begin(winner, null)).status).toBe(200);
    expect(await counts()).toEqual([0, 0, "open"]);
    expect((await begin(loser, "BIENVENUE30")).status).toBe(200);
    server.clock.advance(26 * 3_600_000);
    // Checkouts that no one paid run out at the provider, who states it.
    await inTransaction(server.platform.db, (tx) => server.platform.jobs.send(tx, "payments.local", {}));
    await server.settle();
    admin = await signInAgain(server, admin.person);
    expect(await counts()).toEqual([0, 0, "open"]);
    await paid(await signInAgain(server, winner.person), "BIENVENUE30");
    expect(await counts()).toEqual([1, 0, "exhausted"]);
  });
});
