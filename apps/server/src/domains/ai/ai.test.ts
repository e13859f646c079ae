import { aiContract } from "@jobami/api/ai/contract";
import { aiCreditsContract } from "@jobami/api/ai-credits/contract";
import { consentsContract } from "@jobami/api/consents/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { emptyWeek } from "@jobami/api/profiles/availability";
import { reviewsContract } from "@jobami/api/reviews/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exportRows } from "../../platform/database/personal-data.ts";
import { service, workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { postMission } from "../../testing/test-missions.ts";
import { signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { agreement } from "../progress/progress.fixture.ts";
import {
  agreedPrices,
  callsOf,
  describeBody,
  held,
  outcomesOf,
  priceBody,
  readyForAi,
  receivedReview,
  spend,
  withAi,
} from "./ai.fixture.ts";
import { mostADay, mostAMinute } from "./ai.service.ts";
import { aiTables } from "./ai.tables.ts";

const { describe: describeMission, price, reply, fit, availability } = aiContract;
const body = { ...describeBody };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

describe("a description", () => {
  test("is proposed from a short text for one credit, and stands in the ledger as any use [AICR-16]", async () => {
    const lea = await withAi(server);
    const { status, body: answer } = await lea.call(describeMission, { body });
    expect([status, answer.credits]).toEqual([200, 4]);
    expect(answer.data.texte).toContain("Armoire en kit trois portes, mur en brique.");
    expect(await held(lea)).toBe(4);
    const { history } = (await lea.call(aiCreditsContract.history)).body;
    expect(history[0]).toMatchObject({ montant: -1, solde: 4, raison: "utilisation" });
    expect(await callsOf(server)).toMatchObject([
      {
        purpose: "description",
        outcome: "answered",
        provider: "openai",
        is_stand_in: true,
        cost_micro: 0,
        tries: 1,
      },
    ]);
  });

  test("keeps no word of what was asked or answered", async () => {
    const lea = await withAi(server);
    await lea.call(describeMission, { body });
    const rows = JSON.stringify(await callsOf(server));
    for (const word of ["armoire", "Armoire", "brique"]) expect(rows).not.toContain(word);
    const exported = await exportRows(server.platform.db, aiTables, lea.person.id);
    expect(exported.ai_calls).toHaveLength(1);
  });

  test("under one key is one answer and one credit, however often it is asked", async () => {
    const lea = await withAi(server);
    const idempotencyKey = "the-same-click";
    const first = await lea.call(describeMission, { body }, { idempotencyKey });
    const again = await lea.call(describeMission, { body }, { idempotencyKey });
    expect(again.body).toEqual(first.body);
    expect([await held(lea), await outcomesOf(server)]).toEqual([4, ["answered"]]);
  });

  test("asks for the consent first, which counts six months, and spends nothing without it [CONS-16]", async () => {
    const lea = await signIn(server);
    const refused = await lea.call(describeMission, { body });
    expect([refused.status, refused.error.code]).toEqual([403, "AI_CONSENT_REQUIRED"]);
    await readyForAi(server, lea);
    expect((await lea.call(describeMission, { body })).status).toBe(200);
    await lea.call(consentsContract.revokeAi);
    expect((await lea.call(describeMission, { body })).error.code).toBe("AI_CONSENT_REQUIRED");
    await readyForAi(server, lea);
    server.clock.advance(185 * 86_400_000);
    const late = await signInAgain(server, lea.person);
    expect((await late.call(describeMission, { body })).error.code).toBe("AI_CONSENT_REQUIRED");
    expect(await held(late)).toBe(4);
  });

  test("is not proposed without a credit, and no one is asked then [AICR-12, AICR-13]", async () => {
    const lea = await withAi(server);
    await spend(lea, 0);
    const { status, error } = await lea.call(describeMission, { body });
    expect([status, error.code]).toEqual([409, "INSUFFICIENT_AI_CREDITS"]);
    expect(error.message).toMatch(/^Vous n’avez pas assez de crédits IA/);
    expect(await callsOf(server)).toEqual([]);
  });

  test("is no one’s without a session, and of a short text alone", async () => {
    expect((await server.client().call(describeMission, { body })).status).toBe(401);
    const lea = await withAi(server);
    const wrong: unknown[] = [
      {},
      { ...body, words: "" },
      { ...body, words: "  " },
      { ...body, words: "ab" },
      { ...body, words: "a".repeat(601) },
      { ...body, words: "a\u0000bcd" },
      { ...body, words: 3 },
      { ...body, words: ["armoire"] },
      { ...body, category: "magie" },
      { ...body, subcategory: "tonte-de-pelouse" },
      { ...body, title: "a".repeat(121) },
    ];
    for (const one of wrong)
      expect(
        (await lea.call(describeMission, { body: one as typeof body })).status,
        JSON.stringify(one),
      ).toBe(400);
    expect([await held(lea), await callsOf(server)]).toEqual([5, []]);
  });

  test("is asked for one at a time, six times a minute and eighty a day", async () => {
    const lea = await withAi(server);
    await server.platform.db.execute(sql`
      insert into ai_credit_entries (id, user_id, amount, reason, created_at)
      values (gen_random_uuid(), ${lea.person.id}, 100, 'achat_carte', now())`);
    for (let n = 0; n < mostAMinute; n += 1)
      expect((await lea.call(describeMission, { body })).status).toBe(200);
    const { status, error } = await lea.call(describeMission, { body });
    expect([status, error.code, error.data?.retryAfterSeconds]).toEqual([429, "TOO_MANY_REQUESTS", 60]);
    server.clock.advance(61_000);
    expect((await lea.call(describeMission, { body })).status).toBe(200);
    await server.platform.db.execute(sql`
      insert into ai_calls select gen_random_uuid(), user_id, purpose, kind, provider, model, is_stand_in, outcome, tries, tokens_in,
        tokens_out, cost_micro, duration_ms, created_at - interval '1 hour' from ai_calls cross join generate_series(1, ${mostADay})`);
    server.clock.advance(61_000);
    expect((await lea.call(describeMission, { body })).status).toBe(429);
    expect(await held(lea)).toBe(98);
  });

  test("asked for many times at once with one credit takes one, and is proposed once", async () => {
    const lea = await withAi(server);
    await spend(lea, 1);
    const all = await Promise.all(Array.from({ length: 8 }, () => lea.call(describeMission, { body })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of all) expect([200, 409, 429]).toContain(status);
    expect([await held(lea), await outcomesOf(server)]).toEqual([0, ["answered"]]);
  });
});

describe("a price", () => {
  test("stands on what others agreed on nearby, and states how many they were [AICR-16]", async () => {
    await agreedPrices(server, [40, 50, 60, 70, 80]);
    const lea = await withAi(server);
    const { data, credits } = (await lea.call(price, { body: { ...priceBody } })).body;
    expect(data).toMatchObject({
      amount: 60,
      basis: { scope: "nearby", count: 5, low: 50, median: 60, high: 70 },
    });
    // The figures are drawn beside the text, which does not repeat them.
    expect([data.texte.match(/\d/), credits]).toEqual([null, 4]);
  });

  test("stands on all of them where too few are nearby", async () => {
    await agreedPrices(server, [40, 50, 60, 70, 80], "13055");
    const lea = await withAi(server);
    const { data } = (await lea.call(price, { body: { ...priceBody } })).body;
    expect(data.basis).toMatchObject({ scope: "everywhere", count: 5 });
  });

  test("is not made up where no one agreed on one, and costs nothing then", async () => {
    const lea = await withAi(server);
    const { status, error } = await lea.call(price, { body: { ...priceBody } });
    expect([status, error.code]).toEqual([409, "AI_FACTS_MISSING"]);
    expect([await held(lea), await callsOf(server)]).toEqual([5, []]);
  });
});

describe("an answer to a review", () => {
  test("is proposed to who received it, and posted by no one [AICR-16]", async () => {
    const { karim, reviewId } = await receivedReview(server);
    await readyForAi(server, karim);
    const { data } = (await karim.call(reply, { body: { reviewId } })).body;
    expect(data.texte).toMatch(/^Merci/);
    const { received } = (await karim.call(reviewsContract.mine)).body.data;
    expect(received.map((one) => one.reply)).toEqual([null]);
  });

  test("of a poor review names what was weakest", async () => {
    const { karim, reviewId } = await receivedReview(server, { notes: [3, 1, 2, 2], texte: "En retard." });
    await readyForAi(server, karim);
    expect((await karim.call(reply, { body: { reviewId } })).body.data.texte).toContain("ponctualité");
  });

  test("is not for its author, others, a review that is hidden or answered, or none", async () => {
    const { lea, karim, reviewId } = await receivedReview(server);
    for (const one of [lea, await signIn(server)]) {
      await readyForAi(server, one);
      const { status, error } = await one.call(reply, { body: { reviewId } });
      expect([status, error.code]).toEqual([404, "NOT_FOUND"]);
    }
    await readyForAi(server, karim);
    const unknown = { reviewId: "00000000-0000-4000-8000-000000000000" };
    expect((await karim.call(reply, { body: unknown })).status).toBe(404);
    expect((await karim.call(reply, { body: { reviewId: "1 or 1=1" } })).status).toBe(400);
    await server.platform.db.execute(sql`update reviews set is_hidden = true where id = ${reviewId}`);
    expect((await karim.call(reply, { body: { reviewId } })).status).toBe(404);
    await server.platform.db.execute(sql`update reviews set is_hidden = false where id = ${reviewId}`);
    await karim.call(reviewsContract.reply, { params: { id: reviewId }, body: { texte: "Merci !" } });
    expect((await karim.call(reply, { body: { reviewId } })).error.code).toBe("REVIEW_ANSWERED");
    expect([await held(karim), await callsOf(server)]).toEqual([5, []]);
  });
});

describe("a fit", () => {
  test("is given to a jobbeur by their profile and the mission alone [AICR-16]", async () => {
    const karim = await readyForAi(server, await workingJobbeur(server));
    const { id: missionId } = await postMission(server, await signIn(server));
    const { texte } = (await karim.call(fit, { body: { missionId } })).body.data;
    expect(texte).toContain("un service que vous proposez");
    expect(texte).toContain("dans votre rayon de 15 km");
    expect(texte).toContain("ne dit rien de ce jour");
  });

  test("states what does not fit", async () => {
    const availabilityOf = { ...emptyWeek, sunday: [{ from: "09:00", to: "10:00" }] };
    const karim = await readyForAi(
      server,
      await workingJobbeur(server, { services: [service("peinture")], availability: availabilityOf }),
    );
    const { id: missionId } = await postMission(server, await signIn(server), { moment: "soir" });
    const { texte } = (await karim.call(fit, { body: { missionId } })).body.data;
    expect(texte).toContain("n’est pas dans votre profil");
    expect(texte).toContain("ne vous dit pas disponible");
  });

  test("is not for requesters, of a mission that is over or hidden from them, or without a profile", async () => {
    const lea = await withAi(server);
    const { id: missionId } = await postMission(server, lea);
    expect((await lea.call(fit, { body: { missionId } })).error.code).toBe("JOBBEUR_ONLY");
    const blank = await withAi(server, { userType: "jobbeur" });
    expect((await blank.call(fit, { body: { missionId } })).error.code).toBe("AI_FACTS_MISSING");
    const karim = await readyForAi(server, await workingJobbeur(server));
    const unknown = { missionId: "00000000-0000-4000-8000-000000000000" };
    expect((await karim.call(fit, { body: unknown })).error.code).toBe("NOT_FOUND");
    await lea.call(missionsContract.close, { params: { id: missionId }, body: { statut: "annulee" } });
    expect(["AI_FACTS_MISSING", "NOT_FOUND"]).toContain(
      (await karim.call(fit, { body: { missionId } })).error.code,
    );
    expect([await held(karim), await callsOf(server)]).toEqual([5, []]);
  });
});

describe("a prediction of half-days", () => {
  async function busyKarim(count: number) {
    const { lea, karim } = await agreement(server, { moment: "matin" });
    for (let n = 1; n < count; n += 1)
      await agreement(server, { moment: "matin" }, undefined, { lea, karim });
    // As if the days agreed on had come and gone.
    server.clock.advance(11 * 86_400_000);
    return readyForAi(server, await signInAgain(server, karim.person));
  }

  test("names those that past weeks left free, and none that is taken [AICR-16]", async () => {
    const karim = await busyKarim(3);
    const taken = await agreement(server, { moment: "flexible" }, undefined, {
      lea: await signIn(server),
      karim,
    });
    const { rows } = await server.platform.db.execute<{ day: string }>(
      sql`select to_char(day, 'YYYY-MM-DD') as day from missions where id = ${taken.id}`,
    );
    const { halfDays, texte } = (await karim.call(availability)).body.data;
    expect(halfDays.length).toBeGreaterThan(0);
    expect(halfDays.map(({ day }) => day)).not.toContain(rows[0]?.day);
    for (const { free, weeks } of halfDays) expect([free, weeks]).toEqual([8, 8]);
    expect(texte).toContain("8 semaines sur 8");
  });

  test("is not made up of too little, and is for jobbeurs alone", async () => {
    const karim = await busyKarim(2);
    expect((await karim.call(availability)).error.code).toBe("AI_FACTS_MISSING");
    expect((await (await withAi(server)).call(availability)).error.code).toBe("JOBBEUR_ONLY");
    expect(await held(karim)).toBe(5);
  });
});
