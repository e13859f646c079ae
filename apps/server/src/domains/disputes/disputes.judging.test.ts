import { auditKinds } from "@jobami/api/audit/contract";
import { disputesContract } from "@jobami/api/disputes/contract";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { signIn, signInAgain } from "../../testing/test-people.ts";
import { step } from "../progress/progress.fixture.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { act, complaint, discussed, open, reasons, setScene } from "./disputes.fixture.ts";
import { disputesTables } from "./disputes.tables.ts";

const { read, list, one } = disputesContract;
const minuteMs = 60_000;
const dayMs = 86_400_000;
const { at, see, progressOf, kindsOf, stepsOf, verdict, later, statutOf, notificationsFrom } = setScene();

describe("staff", () => {
  test("sees both sides, waits for the other one’s word, and decides with reasons", async () => {
    const { lea, karim, id } = at.about;
    const opened = await open(at.server, lea, id);
    const disputeId = opened.body.data.dispute?.id ?? "";
    const seen = await at.maud.call(one, { params: { id: disputeId } });
    expect(seen.body.data).toMatchObject({
      title: "Tailler la haie",
      client: "Léa M.",
      jobbeur: "Karim B.",
      status: "opened",
      barred: "answer",
    });
    expect(refused(await verdict(at.maud, disputeId))).toEqual([409, "ANSWER_AWAITED"]);
    await act(at.server, karim, id, { act: "say", words: "L’autre côté est chez le voisin." });
    expect((await at.maud.call(list, {})).body.data.map((row) => [row.id, row.status])).toEqual([
      [disputeId, "discussed"],
    ]);
    const { body } = await verdict(at.maud, disputeId, 30);
    expect(body.data).toMatchObject({ status: "decided", barred: "over" });
    expect((await see(lea)).dispute?.entries.at(-1)).toMatchObject({
      kind: "decided",
      side: null,
      words: reasons,
      sum: { cents: 3000, jobis: 0 },
    });
    const { rows } = await at.server.platform.db.execute<{ kind: string; reason: string; after: unknown }>(
      sql`select kind, reason, after from audit_entries where subject_id = ${disputeId}`,
    );
    expect(rows).toEqual([
      { kind: "dispute.decided", reason: reasons, after: { status: "decided", cents: 3000, jobis: 0 } },
    ]);
    expect(auditKinds).toContain(rows[0]?.kind);
  });

  test("sees who has no last name without a full stop, and no one where a person left", async () => {
    const { lea, karim, id } = at.about;
    await open(at.server, lea, id);
    const { db } = at.server.platform;
    await db.execute(sql`update users set nom = '' where id = ${lea.person.id}`);
    await db.execute(
      sql`update users set statut = 'deleted', deactivated_at = now() where id = ${karim.person.id}`,
    );
    const { body } = await at.maud.call(list, {});
    expect(body.data.map(({ client, jobbeur }) => [client, jobbeur])).toEqual([["Léa", ""]]);
  });

  test("decides; what no one appeals for seven days comes to pass, once, not a moment before", async () => {
    const disputeId = await discussed(at.server, at.about);
    await verdict(at.maud, disputeId, 30);
    const { disputes } = at.server.domains;
    at.server.clock.advance(7 * dayMs - 1);
    await disputes.closeDecided();
    expect(await statutOf()).toBe("en_cours");
    at.server.clock.advance(1);
    const news = await notificationsFrom(async () => {
      await Promise.all([disputes.closeDecided(), disputes.closeDecided()]);
    });
    expect(news).toEqual({ Karim: ["Mission terminée", "Litige clos"], Léa: ["Litige clos"] });
    expect([await disputes.closeDecided(), await statutOf()]).toEqual([0, "terminee"]);
    await later(0);
    expect(await kindsOf(at.about.karim)).toEqual(["opened", "said", "decided", "stood"]);
    expect((await see(at.about.karim)).dispute).toMatchObject({
      most: { cents: 6000, jobis: 0 },
      result: { cents: 3000, jobis: 0 },
    });
    expect((await at.maud.call(list, { query: { status: "ended" } })).body.data).toHaveLength(1);
  });

  test("has an appeal decided of by another person, whose word is the last", async () => {
    const disputeId = await discussed(at.server, at.about);
    const anne = await signIn(at.server, { prenom: "Anne", role: "jobmodo" });
    await verdict(at.maud, disputeId, 30);
    const text = "La photo n’a pas été regardée.";
    expect(
      (await act(at.server, at.about.karim, at.about.id, { act: "appeal", words: text })).body.data.dispute
        ?.status,
    ).toBe("appealed");
    expect(refused(await act(at.server, at.about.lea, at.about.id, { act: "appeal", words: text }))).toEqual([
      409,
      "DISPUTE_CHANGED",
    ]);
    expect((await at.maud.call(one, { params: { id: disputeId } })).body.data.barred).toBe("same");
    expect(refused(await verdict(at.maud, disputeId, 30))).toEqual([403, "FORBIDDEN"]);
    expect((await verdict(anne, disputeId, 45)).body.data.dispute).toMatchObject({
      status: "final",
      result: { cents: 4500, jobis: 0 },
      isReviewedBySame: false,
    });
    expect(refused(await verdict(anne, disputeId, 60))).toEqual([409, "DISPUTE_CHANGED"]);
    expect([await statutOf(), (await progressOf(at.about.lea))?.payment.agreed.cents]).toEqual([
      "terminee",
      4500,
    ]);
  });

  test("lets who decided decide of the appeal after seven days when there is no one else, and states it", async () => {
    const disputeId = await discussed(at.server, at.about);
    await verdict(at.maud, disputeId, 30);
    await act(at.server, at.about.lea, at.about.id, { act: "appeal", words: "Rien n’est taillé du tout." });
    await later(7 * dayMs - 10 * minuteMs);
    expect(refused(await verdict(at.maud, disputeId, 20))).toEqual([403, "FORBIDDEN"]);
    await later(10 * minuteMs);
    expect((await at.maud.call(one, { params: { id: disputeId } })).body.data).toMatchObject({
      barred: null,
      isAlone: true,
    });
    const anne = await signIn(at.server, { prenom: "Anne", role: "jobmodo" });
    expect(refused(await verdict(at.maud, disputeId, 20))).toEqual([403, "FORBIDDEN"]);
    await at.server.platform.db.execute(sql`update users set role = 'jobutil' where id = ${anne.person.id}`);
    // Who has no second factor decides of nothing.
    await signIn(at.server, { prenom: "Luc", role: "jobmodo", hasSecondFactor: false });
    const waits = await at.maud.call(list, { query: { status: "waiting" } });
    expect(waits.body.data.map(({ id }) => id)).toEqual([disputeId]);
    expect((await verdict(at.maud, disputeId, 20)).body.data.dispute).toMatchObject({
      status: "final",
      isReviewedBySame: true,
    });
  });

  test("does not judge its own", async () => {
    const judge = { ...at.about.lea };
    const disputeId = await discussed(at.server, at.about);
    await at.server.platform.db.execute(
      sql`update users set role = 'jobmodo', two_factor_enabled = true where id = ${judge.person.id}`,
    );
    const again = await signInAgain(at.server, { ...judge.person, two_factor_enabled: true });
    expect(refused(await verdict(again, disputeId))).toEqual([403, "FORBIDDEN"]);
    expect((await again.call(one, { params: { id: disputeId } })).body.data.barred).toBe("own");
  });
});

describe("two acts at once", () => {
  const lawful = async (answers: readonly { status: number; error: { code: string } }[]) => {
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    for (const answer of answers.filter(({ status }) => status >= 400))
      expect(["DISPUTE_CHANGED", "DISPUTE_OPEN", "FORBIDDEN", "MISSION_TRANSITION_REFUSED"]).toContain(
        answer.error.code,
      );
    const { dispute } = await see(at.about.lea);
    const ends = dispute?.entries.filter(({ kind }) => ["accepted", "withdrawn", "decided"].includes(kind));
    return { dispute, ends: ends?.map(({ kind }) => kind), steps: await stepsOf(at.about.lea) };
  };

  test("accepting and withdrawing: one of them happens", async () => {
    const { lea, karim, id } = at.about;
    await open(at.server, lea, id);
    await act(at.server, lea, id, { act: "offer", euros: 20 });
    const { ends, steps, dispute } = await lawful(
      await Promise.all([
        act(at.server, karim, id, { act: "accept", euros: 20 }),
        act(at.server, lea, id, { act: "withdraw" }),
      ]),
    );
    expect(ends).toHaveLength(1);
    expect(steps.filter((kind) => kind === "dispute.closed")).toHaveLength(1);
    expect(await statutOf()).toBe(dispute?.status === "settled" ? "terminee" : "en_cours");
  });

  test("deciding and settling: one of them happens, and is settled once", async () => {
    const { lea, karim, id } = at.about;
    const disputeId = await discussed(at.server, at.about);
    await act(at.server, karim, id, { act: "offer", euros: 40 });
    const { ends, steps, dispute } = await lawful(
      await Promise.all([
        act(at.server, lea, id, { act: "accept", euros: 40 }),
        verdict(at.maud, disputeId, 30),
      ]),
    );
    expect(ends).toHaveLength(1);
    expect(steps.filter((kind) => kind === "euros.settled")).toHaveLength(
      dispute?.status === "settled" ? 1 : 0,
    );
  });

  test("opening from both sides, and confirming: one dispute, and a mission that it holds or follows", async () => {
    const { lea, karim, id } = at.about;
    const { steps } = await lawful(
      await Promise.all([
        open(at.server, lea, id),
        open(at.server, karim, id, { reason: "payment", words: "Je n’ai rien reçu." }),
        step(at.server, lea, id, { step: "work.confirmed" }),
      ]),
    );
    expect(steps.filter((kind) => kind === "dispute.opened")).toHaveLength(1);
  });

  test("an offer that changes while it is accepted: no one accepts what they have not read", async () => {
    const { lea, karim, id } = at.about;
    await open(at.server, lea, id);
    await act(at.server, karim, id, { act: "offer", euros: 20 });
    await Promise.all([
      act(at.server, karim, id, { act: "offer", euros: 50 }),
      act(at.server, lea, id, { act: "accept", euros: 20 }),
    ]);
    const { dispute } = await see(lea);
    if (dispute?.status === "settled") expect(dispute.result).toEqual({ cents: 2000, jobis: 0 });
    else expect(dispute?.offers.jobbeur).toEqual({ cents: 5000, jobis: 0 });
  });

  test("the appeal and the end of its time; two judges", async () => {
    const { karim, id } = at.about;
    const disputeId = await discussed(at.server, at.about);
    await Promise.all([verdict(at.maud, disputeId, 30), verdict(at.maud, disputeId, 10)]);
    expect((await kindsOf(karim))?.filter((kind) => kind === "decided")).toHaveLength(1);
    await later(7 * dayMs);
    await Promise.all([
      at.server.domains.disputes.closeDecided(),
      act(at.server, at.about.karim, id, { act: "appeal", words: "Je ne suis pas d’accord." }),
    ]);
    const kinds = await kindsOf(at.about.karim);
    expect(kinds?.filter((kind) => kind === "stood" || kind === "appealed")).toHaveLength(1);
    expect(await statutOf()).toBe(kinds?.includes("stood") ? "terminee" : "en_cours");
  });
});

describe("who may do what", () => {
  test("visitors, strangers and members get nothing, whatever they try", async () => {
    const disputeId = await discussed(at.server, at.about);
    const ines = await signIn(at.server, { prenom: "Inès", userType: "jobbeur" });
    const params = { id: at.about.id };
    expect(refused(await at.server.client().call(read, { params }))).toEqual([401, "UNAUTHENTICATED"]);
    expect(refused(await ines.call(read, { params }))).toEqual([404, "NOT_FOUND"]);
    expect(refused(await open(at.server, ines, at.about.id))).toEqual([404, "NOT_FOUND"]);
    for (const name of ["say", "offer", "accept", "withdraw", "appeal"] as const)
      expect(
        refused(await act(at.server, ines, at.about.id, { act: name, euros: 1, words: "Je veux en être." })),
      ).toEqual([404, "NOT_FOUND"]);
    for (const by of [ines, at.about.lea]) {
      expect(refused(await by.call(list, {}))).toEqual([403, "FORBIDDEN"]);
      expect(refused(await by.call(one, { params: { id: disputeId } }))).toEqual([403, "FORBIDDEN"]);
      expect(refused(await verdict(by, disputeId))).toEqual([403, "FORBIDDEN"]);
    }
    expect(refused(await open(at.server, at.maud, at.about.id))).toEqual([404, "NOT_FOUND"]);
    expect((await see(at.maud)).dispute?.id).toBe(disputeId);
    expect(refused(await at.maud.call(one, { params: { id: at.about.id } }))).toEqual([404, "NOT_FOUND"]);
  });

  test("hostile bodies are refused and change nothing", async () => {
    const { lea, id } = at.about;
    for (const body of [
      {},
      { reason: "work", words: "court" },
      { reason: "work", words: "x".repeat(1001) },
      { reason: "work", words: `${" ".repeat(20)}` },
      { reason: "argent", words: complaint.words },
      { reason: "work", words: "\u0000 nul nul nul nul" },
    ])
      expect((await open(at.server, lea, id, body as never)).status).toBe(400);
    await open(at.server, lea, id);
    for (const body of [
      {},
      { act: "decide", euros: 60 },
      { act: "say" },
      { act: "offer" },
      { act: "offer", euros: -1 },
      { act: "offer", euros: 1.005 },
      { act: "offer", euros: 1, jobis: 0.5 },
      { act: "offer", euros: 1e308 },
      { act: "accept", euros: "20" },
    ])
      expect((await act(at.server, lea, id, body as never)).status).toBe(400);
    expect(refused(await act(at.server, lea, id, { act: "accept", euros: 0 }))).toEqual([
      409,
      "DISPUTE_CHANGED",
    ]);
    expect(await kindsOf(lea)).toEqual(["opened"]);
  });

  test("the number of entries is bounded", async () => {
    const { lea, id } = at.about;
    await open(at.server, lea, id);
    await at.server.platform.db.execute(sql`insert into dispute_entries
      select dispute_id, seq + g, 'said', author_id, side, null, words, null, null, created_at
      from dispute_entries, generate_series(1, 199) g`);
    expect(refused(await act(at.server, lea, id, { act: "say", words: "Encore un mot de plus." }))).toEqual([
      409,
      "DISPUTE_FULL",
    ]);
    expect((await act(at.server, lea, id, { act: "withdraw" })).status).toBe(200);
  });
});

test("what a person wrote is theirs to take away, and goes with them; no one leaves while it is open", async () => {
  const { lea, karim, id } = at.about;
  await step(at.server, lea, id, { step: "work.confirmed" });
  await open(at.server, lea, id);
  const { disputes } = at.server.domains;
  for (const { person } of [lea, karim])
    expect(await disputes.holdings(at.server.platform.db, person.id)).toEqual({ commitments: 1 });
  const mine = await exportRows(at.server.platform.db, disputesTables, lea.person.id);
  expect(mine.dispute_entries).toMatchObject([{ kind: "opened", words: complaint.words }]);
  expect((await exportRows(at.server.platform.db, disputesTables, karim.person.id)).dispute_entries).toEqual(
    [],
  );
  await act(at.server, lea, id, { act: "withdraw" });
  expect(await disputes.holdings(at.server.platform.db, lea.person.id)).toEqual({ commitments: 0 });
  await inTransaction(at.server.platform.db, (tx) => eraseRows(tx, disputesTables, lea.person.id));
  expect((await see(karim)).dispute?.entries.map(({ words: text }) => text)).toEqual(["", ""]);
});
