import { blocksContract } from "@jobami/api/blocks/contract";
import { disputesContract } from "@jobami/api/disputes/contract";
import type { DisputeReason } from "@jobami/api/disputes/routes";
import { jobiContract } from "@jobami/api/jobi/contract";
import { messagesContract } from "@jobami/api/messages/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { planningContract } from "@jobami/api/planning/contract";
import { type IncidentBody, progressContract } from "@jobami/api/progress/contract";
import { incidentActs } from "@jobami/api/progress/routes";
import { reportsContract } from "@jobami/api/reports/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { inDays } from "../../testing/test-missions.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { type Agreed, agreement, agreeOnHour, step } from "./progress.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const minuteMs = 60_000;
const act = (by: SignedIn, id: string, body: IncidentBody) => {
  server.clock.advance(1000);
  return by.call(progressContract.incident, { params: { id }, body });
};
const dispute = (by: SignedIn, id: string, reason: DisputeReason, text: string) =>
  by.call(disputesContract.open, { params: { id }, body: { reason, words: text } });
const newest = async (by: SignedIn) => (await by.call(notificationsContract.list)).body.data[0];
const statutOf = async (by: SignedIn, id: string) =>
  (await by.call(missionsContract.details, { params: { id } })).body.data.statut;
const balanceOf = async (by: SignedIn) => (await by.call(jobiContract.balance)).body.montant;
const kindsOf = async (by: SignedIn, id: string) =>
  (await by.call(progressContract.read, { params: { id } })).body.data?.entries.map(({ kind }) => kind);

/** The same two, whose sessions ran out meanwhile. */
const again = async (agreed: Agreed): Promise<Agreed> => ({
  ...agreed,
  lea: await signInAgain(server, agreed.lea.person),
  karim: await signInAgain(server, agreed.karim.person),
});

/** Two who agreed on eleven o'clock in Paris, of the day that it is: the tests begin at ten. */
async function atEleven(): Promise<Agreed> {
  const agreed = await agreement(server);
  await agreeOnHour(server, agreed, "11:00");
  return agreed;
}
/** The same, so many minutes after the hour. */
async function after(minutes: number): Promise<Agreed> {
  const agreed = await atEleven();
  const startsAt = Date.parse(
    (await agreed.lea.call(progressContract.read, { params: { id: agreed.id } })).body.data?.startsAt ?? "",
  );
  server.clock.advance(startsAt - server.clock.now() + minutes * minuteMs);
  return again(agreed);
}

describe("who is late", () => {
  test("says by how long: the other reads it on the card, in a notification and in the conversation, and the hour stays", async () => {
    const { lea, karim, id } = await atEleven();
    const note = "Un accident sur le périphérique.";
    const { status, body } = await act(karim, id, { act: "late.announced", minutes: 30, note });
    expect(status).toBe(200);
    const late = { by: "jobbeur", minutes: 30, note, expectedAt: body.data.incident.late?.expectedAt };
    const read = (await lea.call(progressContract.read, { params: { id } })).body.data;
    expect(read?.incident.late).toMatchObject(late);
    expect(Date.parse(late.expectedAt ?? "") - Date.parse(read?.startsAt ?? "")).toBe(30 * minuteMs);
    expect((await newest(lea))?.content).toContain("sera en retard de 30\u00a0minutes");
    const [conversation] = (await lea.call(messagesContract.list, { query: {} })).body.data.conversations;
    expect(conversation?.last_message_preview).toMatch(
      /^Je serai en retard de 30\sminutes, plutôt vers 11\sh\s30\. Un accident sur/,
    );
    const hour = (await lea.call(planningContract.hour, { params: { id } })).body.data;
    expect([hour?.status, hour?.agreed?.startsAt]).toEqual(["agreed", read?.startsAt]);
  });

  test("is either side, and the last announcement counts", async () => {
    const { lea, karim, id } = await atEleven();
    await act(lea, id, { act: "late.announced", minutes: 15 });
    const { body } = await act(lea, id, { act: "late.announced", minutes: 45 });
    expect(body.data.incident.late).toMatchObject({ by: "client", minutes: 45 });
    expect((await newest(karim))?.content).toContain("Le demandeur sera en retard de 45\u00a0minutes");
  });

  test("says so on the day in Paris, not the evening before, and by some minutes at least", async () => {
    const agreed = await agreement(server, { date: inDays(server.clock, 2) });
    await agreeOnHour(server, agreed, "09:00");
    const day = Date.parse(
      (await agreed.lea.call(progressContract.read, { params: { id: agreed.id } })).body.data?.incident
        .lateFrom ?? "",
    );
    // Midnight in Paris is eleven in the evening in London, in winter.
    expect(new Date(day).toISOString()).toBe(`${inDays(server.clock, 1)}T23:00:00.000Z`);
    server.clock.advance(day - server.clock.now() - 2000);
    const karim = await signInAgain(server, agreed.karim.person);
    const late = { act: "late.announced", minutes: 20 } as const;
    expect(refused(await act(karim, agreed.id, late))).toEqual([409, "INCIDENT_TOO_EARLY"]);
    server.clock.advance(2000);
    expect((await act(karim, agreed.id, late)).status).toBe(200);
    expect(refused(await act(karim, agreed.id, { ...late, minutes: 4 }))[1]).toBe("VALIDATION_FAILED");
    expect(refused(await act(karim, agreed.id, { act: "late.announced" }))[1]).toBe("VALIDATION_FAILED");
  });

  test("is no longer late once another hour is agreed on, nor once the work began", async () => {
    const agreed = await atEleven();
    const { lea, karim, id } = agreed;
    await act(karim, id, { act: "late.announced", minutes: 60 });
    await agreeOnHour(server, agreed, "14:00");
    expect((await lea.call(progressContract.read, { params: { id } })).body.data?.incident.late).toBeNull();
    await step(server, karim, id, { step: "work.begun" });
    expect(refused(await act(karim, id, { act: "late.announced", minutes: 15 }))).toEqual([
      409,
      "INCIDENT_CHANGED",
    ]);
  });

  test("is announced to who blocks them all the same, without a message", async () => {
    const { lea, karim, id } = await atEleven();
    await lea.call(blocksContract.add, { body: { user_id: karim.person.id } });
    expect((await act(karim, id, { act: "late.announced", minutes: 15 })).status).toBe(200);
    expect((await newest(lea))?.content).toContain("sera en retard");
    expect((await lea.call(messagesContract.list, { query: {} })).body.data.conversations).toEqual([]);
  });
});

describe("no one came", () => {
  test("is reported from the hour on, by either side, and once", async () => {
    const early = await atEleven();
    const { id } = early;
    for (const by of [early.lea, early.karim])
      expect(refused(await act(by, id, { act: "absence.reported" }))).toEqual([409, "INCIDENT_TOO_EARLY"]);
    server.clock.advance(60 * minuteMs);
    const { lea, karim } = await again(early);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        (place % 2 === 0 ? lea : karim).call(progressContract.incident, {
          params: { id },
          body: { act: "absence.reported" },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await kindsOf(lea, id))?.filter((kind) => kind === "absence.reported")).toHaveLength(1);
  });

  test("asks the other first, until when both read", async () => {
    const { lea, karim, id } = await after(10);
    const { body } = await act(lea, id, { act: "absence.reported" });
    expect(body.data.incident.absence).toMatchObject({ by: "client", status: "reported" });
    const read = (await karim.call(progressContract.read, { params: { id } })).body.data?.incident.absence;
    expect(read).toEqual(body.data.incident.absence);
    expect(Date.parse(read?.answerBy ?? "") - Date.parse(read?.at ?? "")).toBe(24 * 60 * minuteMs);
    expect((await newest(karim))?.content).toContain("Répondez dans les 24 heures");
    expect(refused(await act(lea, id, { act: "absence.admitted" }))).toEqual([403, "FORBIDDEN"]);
    expect(refused(await act(lea, id, { act: "absence.closed" }))).toEqual([409, "INCIDENT_TOO_EARLY"]);
  });

  test("admitted: who waited ends the mission at no cost, and gets back what was sent", async () => {
    const { lea, karim, id } = await after(10);
    await act(lea, id, { act: "absence.reported" });
    await act(karim, id, { act: "absence.admitted", note: "Je me suis trompé de jour." });
    expect((await newest(lea))?.content).toContain("annulez sans frais");
    const [before, his] = [await balanceOf(lea), await balanceOf(karim)];
    expect((await act(lea, id, { act: "absence.closed" })).status).toBe(200);
    expect([await statutOf(lea, id), await balanceOf(lea), await balanceOf(karim)]).toEqual([
      "annulee",
      before,
      his,
    ]);
    expect((await newest(karim))?.title).toBe("Mission annulée");
    expect(refused(await act(lea, id, { act: "absence.closed" }))).toEqual([409, "INCIDENT_CHANGED"]);
  });

  test("silent for a day: who waited ends it at no cost", async () => {
    const { lea: morning, karim, id } = await after(10);
    await act(morning, id, { act: "absence.reported" });
    server.clock.advance(24 * 60 * minuteMs);
    const lea = await signInAgain(server, morning.person);
    expect((await act(lea, id, { act: "absence.closed" })).status).toBe(200);
    expect(await statutOf(lea, id)).toBe("annulee");
    expect((await newest(await signInAgain(server, karim.person)))?.content).toContain("sans frais");
  });

  test("denied: it stays a mission, another hour is agreed on or a dispute is opened, as ever", async () => {
    const { lea, karim, id } = await after(35);
    await act(karim, id, { act: "absence.reported" });
    await act(lea, id, { act: "absence.denied" });
    expect((await newest(karim))?.title).toBe("Vous ne vous êtes pas trouvés");
    expect(refused(await act(karim, id, { act: "absence.closed" }))).toEqual([409, "INCIDENT_CHANGED"]);
    const opened = await dispute(karim, id, "noShow", "J’ai sonné trois fois, à onze heures.");
    expect(opened.status).toBe(201);
    for (const type of ["mission.left", "safety.left"] as const)
      expect(refused(await act(karim, id, { act: type, minutes: 15 }))).toEqual([409, "DISPUTE_OPEN"]);
  });

  test("is over once who was awaited leaves after all", async () => {
    const { lea, karim, id } = await after(10);
    await act(lea, id, { act: "absence.reported" });
    await step(server, karim, id, { step: "way.started" });
    expect(
      (await lea.call(progressContract.read, { params: { id } })).body.data?.incident.absence,
    ).toBeNull();
  });

  test("without an hour is reported once the day is over there", async () => {
    const { lea: today, id } = await agreement(server);
    expect(refused(await act(today, id, { act: "absence.reported" }))).toEqual([409, "INCIDENT_TOO_EARLY"]);
    server.clock.advance(Date.parse(`${inDays(server.clock, 0)}T23:00:00.000Z`) - server.clock.now());
    const lea = await signInAgain(server, today.person);
    expect((await act(lea, id, { act: "absence.reported" })).status).toBe(200);
  });
});

describe("a jobbeur who cannot come", () => {
  test("cancels, at the price of cancelling, and the client may post it again [MISS-19]", async () => {
    const { lea, karim, id } = await agreement(server, { date: inDays(server.clock, 3) });
    const [hers, his] = [await balanceOf(lea), await balanceOf(karim)];
    const { status } = await act(karim, id, { act: "mission.left", note: "Ma voiture est en panne." });
    expect([status, await statutOf(lea, id)]).toEqual([200, "annulee"]);
    expect([await balanceOf(lea), await balanceOf(karim)]).toEqual([hers, his - 1]);
    expect((await newest(lea))?.content).toContain("Vous pouvez la publier à nouveau");
    const entries = (await lea.call(progressContract.read, { params: { id } })).body.data?.entries;
    expect(entries?.find(({ kind }) => kind === "mission.left")?.note).toBe("Ma voiture est en panne.");
  });

  test("is not held by a Jobi that they do not have", async () => {
    const { lea, karim, id } = await agreement(server);
    const cost = await balanceOf(karim);
    await inTransaction(server.platform.db, (tx) =>
      server.domains.jobi.spend(tx, { userId: karim.person.id, cost, reason: "credits_ia" }),
    );
    expect((await act(karim, id, { act: "mission.left" })).status).toBe(200);
    expect([await statutOf(lea, id), await balanceOf(karim)]).toEqual(["annulee", 0]);
  });

  test("is no client, and no one once the work began; fifty presses are one", async () => {
    const begun = await agreement(server);
    expect(refused(await act(begun.lea, begun.id, { act: "mission.left" }))).toEqual([403, "FORBIDDEN"]);
    await step(server, begun.karim, begun.id, { step: "work.begun" });
    expect(refused(await act(begun.karim, begun.id, { act: "mission.left" }))).toEqual([
      409,
      "INCIDENT_CHANGED",
    ]);
    const { karim, id } = await agreement(server, {}, { amount: 60 });
    const his = await balanceOf(karim);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        karim.call(progressContract.incident, { params: { id }, body: { act: "mission.left" } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balanceOf(karim)).toBe(his - 1);
  });
});

describe("who does not feel safe", () => {
  test.each(["lea", "karim"] as const)(
    "(%s) leaves at no cost, asked for nothing, and it reads as a cancellation",
    async (who) => {
      const agreed = await agreement(server);
      const { id } = agreed;
      const [by, other] = who === "lea" ? [agreed.lea, agreed.karim] : [agreed.karim, agreed.lea];
      const before = [await balanceOf(by), await balanceOf(other)];
      expect((await act(by, id, { act: "safety.left" })).status).toBe(200);
      expect([await balanceOf(by), await balanceOf(other)]).toEqual(before);
      expect(await statutOf(other, id)).toBe("annulee");
      const line = await newest(other);
      expect(`${line?.title} ${line?.content}`).not.toMatch(/sécurité|signal|plainte/i);
      const kinds =
        who === "lea" ? ["agreed", "mission.cancelled"] : ["agreed", "mission.left", "mission.cancelled"];
      expect(await kindsOf(other, id)).toEqual(kinds);
    },
  );

  test("stops work that has begun, and what is due for it is settled as a dispute", async () => {
    const { lea, karim, id } = await agreement(server);
    await step(server, karim, id, { step: "work.begun" });
    expect(refused(await act(karim, id, { act: "safety.left" }))).toEqual([409, "INCIDENT_CHANGED"]);
    const { status } = await dispute(karim, id, "stopped", "J’arrête le travail ici.");
    expect(status).toBe(201);
    expect(refused(await step(server, lea, id, { step: "work.confirmed" }))).toEqual([409, "DISPUTE_OPEN"]);
  });

  test("reports the other with the mission, which moderators read; no one attaches one that is not theirs", async () => {
    const { lea, karim, id } = await agreement(server);
    const stranger = await signIn(server, { prenom: "Inès", userType: "jobbeur" });
    const body = {
      content_type: "profile",
      content_id: karim.person.id,
      reason: "Menaces.",
      mission_id: id,
    } as const;
    expect(refused(await stranger.call(reportsContract.report, { body }))).toEqual([404, "NOT_FOUND"]);
    expect((await lea.call(reportsContract.report, { body })).status).toBe(201);
    const maud = await signIn(server, { role: "jobmodo" });
    const [listed] = (await maud.call(reportsContract.cases, { query: {} })).body.data;
    const one = await maud.call(reportsContract.case, { params: { id: listed?.id ?? "" } });
    expect(one.body.data.reports[0]).toMatchObject({ reason: "Menaces.", mission: { id } });
  });
});

test("what goes wrong is the two sides’ alone", async () => {
  const { id } = await after(10);
  const stranger = await signIn(server, { userType: "jobbeur" });
  const staff = await signIn(server, { role: "jobmodo" });
  for (const by of [stranger, staff])
    for (const type of incidentActs)
      expect(refused(await act(by, id, { act: type, minutes: 15 }))).toEqual([404, "NOT_FOUND"]);
});
