import type { DisputeReason } from "@jobami/api/disputes/routes";
import { missionsContract } from "@jobami/api/missions/contract";
import { planningContract } from "@jobami/api/planning/contract";
import { progressContract } from "@jobami/api/progress/contract";
import { describe, expect, test } from "vitest";
import { inDays, liveEventsOf } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { type Agreed, agreement, firstEarns, step } from "../progress/progress.fixture.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { act, complaint, doneMission, open, setScene } from "./disputes.fixture.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;
const { at, see, progressOf, kindsOf, stepsOf, balance, verdict, later, statutOf, notificationsFrom } =
  setScene();
const close = (by: SignedIn, statut: "terminee" | "annulee", id = at.about.id) =>
  by.call(missionsContract.close, { params: { id }, body: { statut } });

describe("a dispute", () => {
  test("is opened, answered and settled by an offer that the other side accepts", async () => {
    const { lea, karim, id } = at.about;
    expect(await see(lea)).toEqual({ dispute: null, mayOpen: ["work", "other"] });
    expect((await see(karim)).mayOpen).toEqual(["payment", "other"]);
    const opened = await open(at.server, lea, id);
    expect([opened.status, opened.body.data.dispute?.status, opened.body.data.mayOpen]).toEqual([
      201,
      "opened",
      [],
    ]);
    expect((await progressOf(karim))?.isDisputed).toBe(true);
    await act(at.server, karim, id, { act: "say", words: "L’autre côté est chez le voisin." });
    const offered = await act(at.server, karim, id, { act: "offer", euros: 30.5, words: "La moitié." });
    expect(offered.body.data.dispute).toMatchObject({
      status: "discussed",
      answerBy: null,
      offers: { client: null, jobbeur: { cents: 3050, jobis: 0 } },
    });
    const accepted = await act(at.server, lea, id, { act: "accept", euros: 30.5 });
    expect(accepted.body.data.dispute).toMatchObject({
      status: "settled",
      result: { cents: 3050, jobis: 0 },
    });
    expect(await kindsOf(karim)).toEqual(["opened", "said", "offered", "accepted"]);
    expect([await statutOf(), (await progressOf(lea))?.payment]).toEqual([
      "terminee",
      { status: "en_attente", agreed: { cents: 3050, jobis: 0 }, paid: { cents: 0, jobis: 0 } },
    ]);
    expect(await stepsOf(karim)).toEqual([
      "agreed",
      "work.done",
      "dispute.opened",
      "dispute.closed",
      "euros.settled",
      "mission.completed",
    ]);
  });

  test("informs of each step exactly whom it concerns, and no one of what is refused", async () => {
    const { lea, karim, id } = at.about;
    await signIn(at.server, { prenom: "Inès", userType: "jobbeur" });
    expect(await notificationsFrom(() => open(at.server, lea, id))).toEqual({ Karim: ["Litige ouvert"] });
    expect(await notificationsFrom(() => open(at.server, lea, id))).toEqual({});
    const text = "Je n’ai pas la clé du jardin.";
    expect(await notificationsFrom(() => act(at.server, karim, id, { act: "say", words: text }))).toEqual({
      Léa: ["Un message dans le litige"],
    });
    expect(await notificationsFrom(() => act(at.server, lea, id, { act: "offer", euros: 20 }))).toEqual({
      Karim: ["Un règlement est proposé"],
    });
    const { dispute } = await see(lea);
    const disputeId = dispute?.id ?? "";
    expect(await notificationsFrom(() => verdict(at.maud, disputeId))).toEqual({
      Karim: ["Litige décidé"],
      Léa: ["Litige décidé"],
    });
    expect(await notificationsFrom(() => act(at.server, karim, id, { act: "appeal", words: text }))).toEqual({
      Léa: ["Décision contestée"],
    });
    expect(await notificationsFrom(() => verdict(at.maud, disputeId))).toEqual({});
    const anne = await signIn(at.server, { prenom: "Anne", role: "jobpadm" });
    expect(await notificationsFrom(() => verdict(anne, disputeId, 40))).toEqual({
      Karim: ["Mission terminée", "Litige clos"],
      Léa: ["Litige clos"],
    });
  });

  test("informs who offered that it is accepted, and the other side that it is withdrawn", async () => {
    const { lea, karim, id } = at.about;
    await open(at.server, lea, id);
    await act(at.server, lea, id, { act: "offer", euros: 20 });
    expect(await notificationsFrom(() => act(at.server, karim, id, { act: "accept", euros: 20 }))).toEqual({
      Karim: ["Mission terminée"],
      Léa: ["Litige réglé"],
    });
    const other = await doneMission(at.server, {}, { amount: 60 });
    await open(at.server, other.lea, other.id);
    expect(await notificationsFrom(() => act(at.server, other.lea, other.id, { act: "withdraw" }))).toEqual({
      Karim: ["Litige retiré"],
    });
  });

  test("reaches the open pages of both sides and of moderators", async () => {
    await open(at.server, at.about.lea, at.about.id);
    for (const one of [at.about.lea, at.about.karim, at.maud])
      expect(
        (await liveEventsOf(at.server, one)).filter(({ name }) => name === "disputes_changed"),
      ).toHaveLength(1);
  });

  test("that is withdrawn lets the mission go on, and the other side may open one, each once", async () => {
    const { lea, karim, id } = at.about;
    await open(at.server, lea, id);
    expect(refused(await act(at.server, karim, id, { act: "withdraw" }))).toEqual([403, "FORBIDDEN"]);
    expect((await act(at.server, lea, id, { act: "withdraw" })).body.data.dispute?.status).toBe("withdrawn");
    expect(await progressOf(lea)).toMatchObject({ status: "done", isDisputed: false });
    expect((await see(lea)).mayOpen).toEqual([]);
    expect(refused(await open(at.server, lea, id))).toEqual([409, "DISPUTE_CHANGED"]);
    const again = await open(at.server, karim, id, { reason: "payment", words: "Je n’ai rien reçu encore." });
    expect([again.status, again.body.data.dispute?.openedBy]).toEqual([201, "jobbeur"]);
    await act(at.server, karim, id, { act: "withdraw" });
    expect([(await see(lea)).mayOpen, (await see(karim)).mayOpen]).toEqual([[], []]);
    expect((await step(at.server, lea, id, { step: "work.confirmed" })).status).toBe(200);
  });

  test("holds the mission: nothing is confirmed, changed, ended or cancelled meanwhile", async () => {
    const { lea, karim, id } = at.about;
    await open(at.server, lea, id);
    expect(refused(await step(at.server, lea, id, { step: "work.confirmed" }))).toEqual([
      409,
      "DISPUTE_OPEN",
    ]);
    expect(
      refused(
        await step(at.server, lea, id, {
          step: "changes.asked",
          note: "Encore",
          dueOn: inDays(at.server.clock, 2),
        }),
      ),
    ).toEqual([409, "DISPUTE_OPEN"]);
    expect(refused(await step(at.server, karim, id, { step: "work.done" }))).toEqual([409, "DISPUTE_OPEN"]);
    for (const statut of ["terminee", "annulee"] as const)
      expect(refused(await close(lea, statut))).toEqual([409, "DISPUTE_OPEN"]);
    expect([await statutOf(), await balance(lea)]).toEqual(["en_cours", 10]);
  });

  test("stops the confirmation by itself while it is open; the fourteen days begin anew when it is over", async () => {
    await open(at.server, at.about.lea, at.about.id);
    await later(20 * dayMs);
    const { progress } = at.server.domains;
    expect([await progress.confirmUnanswered(), await statutOf()]).toEqual([0, "en_cours"]);
    expect((await progressOf(at.about.lea))?.confirmsItselfAt).toBeNull();
    await act(at.server, at.about.lea, at.about.id, { act: "withdraw" });
    expect((await progressOf(at.about.lea))?.confirmsItselfAt).toBe(
      new Date(at.server.clock.now() + 14 * dayMs).toISOString(),
    );
    at.server.clock.advance(14 * dayMs - 1);
    expect([await progress.confirmUnanswered(), await statutOf()]).toEqual([0, "en_cours"]);
    at.server.clock.advance(1);
    await progress.confirmUnanswered();
    expect(await statutOf()).toBe("terminee");
  });

  test("can be about a mission that is over for fourteen days, and no longer", async () => {
    const { lea, karim, id } = at.about;
    await step(at.server, lea, id, { step: "work.confirmed" });
    expect((await see(karim)).mayOpen).toEqual(["payment", "other"]);
    await later(14 * dayMs + minuteMs);
    expect((await see(at.about.karim)).mayOpen).toEqual([]);
    expect(
      refused(await open(at.server, at.about.karim, id, { reason: "payment", words: "Je n’ai rien reçu." })),
    ).toEqual([409, "DISPUTE_NOT_NOW"]);
  });

  test("is about what the side can state, once the work is declared done", async () => {
    const fresh = await agreement(at.server);
    for (const reason of ["noShow", "work", "payment", "other"] satisfies DisputeReason[])
      expect(
        refused(await open(at.server, fresh.lea, fresh.id, { reason, words: "Rien n’est encore fait." })),
      ).toEqual([409, "DISPUTE_NOT_NOW"]);
    for (const reason of ["noShow", "payment"] as const)
      expect(refused(await open(at.server, at.about.lea, at.about.id, { ...complaint, reason }))).toEqual([
        409,
        "DISPUTE_NOT_NOW",
      ]);
  });
});

describe("who did not come", () => {
  test("is reported from the end of the day on that was agreed; who is reported speaks first, and nothing is due", async () => {
    const day = inDays(at.server.clock, 1);
    at.about = await agreement(at.server, { date: day });
    const body = { reason: "noShow" as const, words: "J’ai attendu toute la matinée, personne." };
    await later(dayMs);
    expect(refused(await open(at.server, at.about.lea, at.about.id, body))).toEqual([409, "DISPUTE_NOT_NOW"]);
    await later(dayMs);
    expect((await see(at.about.lea)).mayOpen).toEqual(["noShow"]);
    const opened = await open(at.server, at.about.lea, at.about.id, body);
    const id = opened.body.data.dispute?.id ?? "";
    expect(refused(await verdict(at.maud, id, 0))).toEqual([409, "ANSWER_AWAITED"]);
    await later(3 * dayMs);
    expect((await verdict(at.maud, id, 0)).body.data.dispute.status).toBe("decided");
    await later(7 * dayMs);
    await at.server.domains.disputes.closeDecided();
    // As if there had been no mission: it costs nothing to its owner.
    expect([await statutOf(), await balance(at.about.lea)]).toEqual(["annulee", 10]);
    expect((await see(at.about.karim)).dispute).toMatchObject({
      status: "final",
      result: { cents: 0, jobis: 0 },
    });
  });

  test("is reported from half an hour after the hour on that the two agreed on", async () => {
    at.about = await agreement(at.server, { date: inDays(at.server.clock, 1) });
    const { lea, karim, id } = at.about;
    const params = { id };
    const proposed = { act: "hour.proposed", from: "14:00", minutes: 60, version: 0 } as const;
    await lea.call(planningContract.setHour, { params, body: proposed });
    const accepted = await karim.call(planningContract.setHour, {
      params,
      body: { act: "hour.accepted", version: 1 },
    });
    const start = Date.parse(accepted.body.data.agreed?.startsAt ?? "");
    await later(start + 30 * minuteMs - 1 - at.server.clock.now());
    expect((await see(at.about.lea)).mayOpen).toEqual([]);
    await later(1);
    expect([(await see(at.about.lea)).mayOpen, (await see(at.about.karim)).mayOpen]).toEqual([
      ["noShow"],
      ["noShow"],
    ]);
    // Who is on the spot and states it came.
    await step(at.server, at.about.karim, id, { step: "work.begun" });
    expect((await see(at.about.lea)).mayOpen).toEqual(["stopped"]);
  });

  test("can be the client, whom the jobbeur waited for", async () => {
    at.about = await agreement(at.server, { date: inDays(at.server.clock, 1) });
    await later(2 * dayMs);
    const body = { reason: "noShow" as const, words: "Personne n’a ouvert la porte." };
    expect((await open(at.server, at.about.karim, at.about.id, body)).status).toBe(201);
    await act(at.server, at.about.lea, at.about.id, {
      act: "offer",
      euros: 10,
      words: "Pour le déplacement.",
    });
    expect((await act(at.server, at.about.karim, at.about.id, { act: "accept", euros: 10 })).status).toBe(
      200,
    );
    expect(await statutOf()).toBe("terminee");
  });
});

describe("Jobi", () => {
  const inBoth = () => doneMission(at.server, {}, { amount: 30, jobiAmount: 4, paymentMethodType: "hybrid" });
  const settle = async (on: Agreed, euros: number, jobis: number) => {
    await open(at.server, on.lea, on.id);
    await act(at.server, on.karim, on.id, { act: "offer", euros, jobis });
    return act(at.server, on.lea, on.id, { act: "accept", euros, jobis });
  };

  test("go to the jobbeur as they are settled, in entries whose sum is nothing", async () => {
    const both = await inBoth();
    await settle(both, 10, 3);
    expect([await balance(both.lea), await balance(both.karim)]).toEqual([7 + firstEarns, 13 + firstEarns]);
    expect((await progressOf(both.lea, both.id))?.payment).toEqual({
      status: "partiel",
      agreed: { cents: 1000, jobis: 3 },
      paid: { cents: 0, jobis: 3 },
    });
  });

  test("that were sent come back as far as they are settled, once the mission is over too", async () => {
    const both = await inBoth();
    await step(at.server, both.lea, both.id, { step: "work.confirmed" });
    expect([await balance(both.lea), await balance(both.karim)]).toEqual([6 + firstEarns, 14 + firstEarns]);
    await settle(both, 10, 1);
    expect([await balance(both.lea), await balance(both.karim)]).toEqual([9 + firstEarns, 11 + firstEarns]);
    expect(await stepsOf(both.karim, both.id)).toContain("jobis.returned");
    expect(await statutOf(both.id)).toBe("terminee");
  });

  test("all come back when nothing is due, and cancelling costs nothing", async () => {
    const both = await inBoth();
    await both.lea.call(progressContract.payment, {
      params: both.ids,
      body: { status: "partiel", montant_paiement: 4 },
    });
    await settle(both, 0, 0);
    expect([await balance(both.lea), await balance(both.karim)]).toEqual([10, 10]);
    expect(await statutOf(both.id)).toBe("annulee");
  });

  test("are never more than was agreed", async () => {
    const both = await inBoth();
    await open(at.server, both.lea, both.id);
    for (const [euros, jobis] of [
      [30.01, 4],
      [30, 5],
    ] as const)
      expect(refused(await act(at.server, both.karim, both.id, { act: "offer", euros, jobis }))).toEqual([
        409,
        "AMOUNT_TOO_HIGH",
      ]);
  });
});
