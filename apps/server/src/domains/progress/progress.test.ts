import { jobiContract } from "@jobami/api/jobi/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { progressContract } from "@jobami/api/progress/contract";
import { progressSteps } from "@jobami/api/progress/routes";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inDays, liveEventsOf, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { offer, refused } from "../proposals/proposals.fixture.ts";
import { type Agreed, agreement, finish, firstEarns, step } from "./progress.fixture.ts";

const { read, contact, payment } = progressContract;
const dayMs = 86_400_000;

let server: TestServer;
let about: Agreed;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(60_000);
  about = await agreement(server, { title: "Tailler la haie" });
});

const see = async (by: SignedIn, id = about.id) => (await by.call(read, { params: { id } })).body.data;
const close = (by: SignedIn, statut: "terminee" | "annulee", id = about.id) =>
  by.call(missionsContract.close, { params: { id }, body: { statut } });
async function statutOf(id = about.id): Promise<string | undefined> {
  const { rows } = await server.platform.db.execute<{ statut: string }>(
    sql`select statut from missions where id = ${id}`,
  );
  return rows[0]?.statut;
}

async function typesFor({ person }: SignedIn): Promise<string[]> {
  const { rows } = await server.platform.db.execute<{ type: string }>(
    sql`select type from notifications where user_id = ${person.id} order by id`,
  );
  return rows.map(({ type }) => type);
}

/** What each of the two finds in their inbox after a step and did not before. */
async function sent(act: () => Promise<unknown>) {
  const [lea, karim] = [await typesFor(about.lea), await typesFor(about.karim)];
  await act();
  return {
    lea: (await typesFor(about.lea)).slice(lea.length),
    karim: (await typesFor(about.karim)).slice(karim.length),
  };
}

const changes = { note: "Le côté nord est de travers.", dueOn: "2026-01-01" };
const ask = () => ({ step: "changes.asked" as const, ...changes, dueOn: inDays(server.clock, 3) });

describe("a mission that was agreed on", () => {
  test("goes from the agreement to its confirmation, and both read each step with its text", async () => {
    const { lea, karim, id } = about;
    await step(server, karim, id, { step: "way.started" });
    await step(server, karim, id, { step: "work.begun" });
    await step(server, karim, id, { step: "work.done", note: "Tout est ramassé." });
    expect(await see(lea)).toMatchObject({ status: "done", hasAskedChanges: false });
    const asking = ask();
    await step(server, lea, id, asking);
    await step(server, karim, id, { step: "work.done" });
    const { status, body } = await step(server, lea, id, { step: "work.confirmed" });
    expect([status, body.data.status, await statutOf()]).toEqual([200, "confirmed", "terminee"]);
    const both = [await see(lea), await see(karim)];
    expect(both[0]).toEqual(both[1]);
    expect(both[0]?.entries.map(({ kind, note, dueOn }) => [kind, note, dueOn])).toEqual([
      ["agreed", "", null],
      ["way.started", "", null],
      ["work.begun", "", null],
      ["work.done", "Tout est ramassé.", null],
      ["changes.asked", asking.note, asking.dueOn],
      ["work.done", "", null],
      ["work.confirmed", "", null],
    ]);
  });

  test("informs of each step the other side alone, and nothing of what is refused", async () => {
    const { lea, karim, id } = about;
    const jobbeur = (name: "way.started" | "work.begun" | "work.done") => () =>
      step(server, karim, id, { step: name });
    expect(await sent(jobbeur("way.started"))).toEqual({ lea: ["mission_progress"], karim: [] });
    expect(await sent(jobbeur("work.begun"))).toEqual({ lea: ["mission_progress"], karim: [] });
    expect(await sent(jobbeur("work.begun"))).toEqual({ lea: [], karim: [] });
    expect(await sent(jobbeur("work.done"))).toEqual({ lea: ["mission_done"], karim: [] });
    expect(await sent(() => step(server, lea, id, ask()))).toEqual({ lea: [], karim: ["mission_changes"] });
    expect(await sent(jobbeur("work.done"))).toEqual({ lea: ["mission_done"], karim: [] });
    expect(await sent(() => step(server, lea, id, { step: "work.confirmed" }))).toEqual({
      lea: [],
      karim: ["mission_closed"],
    });
  });

  test("reaches the open pages of both sides with every step", async () => {
    await step(server, about.karim, about.id, { step: "work.begun" });
    for (const side of [about.lea, about.karim])
      expect(
        (await liveEventsOf(server, side)).filter(({ name }) => name === "progress_changed"),
      ).toHaveLength(1);
  });

  test("is asked to be changed once, by when, within thirty days", async () => {
    const { lea, karim, id } = about;
    await step(server, karim, id, { step: "work.done" });
    const fieldsOf = async (body: { note?: string; dueOn?: string }) =>
      (await step(server, lea, id, { step: "changes.asked", ...body })).error.fields?.map(({ path }) => path);
    expect(await fieldsOf({})).toEqual(["note", "dueOn"]);
    expect(await fieldsOf({ note: "Encore", dueOn: inDays(server.clock, -1) })).toEqual(["dueOn"]);
    expect(await fieldsOf({ note: "Encore", dueOn: inDays(server.clock, 31) })).toEqual(["dueOn"]);
    await step(server, lea, id, ask());
    await step(server, karim, id, { step: "work.done" });
    expect(refused(await step(server, lea, id, ask()))).toEqual([409, "CHANGES_ASKED_ALREADY"]);
  });

  test("is confirmed by itself fourteen days after it was done, once, not a moment before", async () => {
    const { karim, id } = about;
    await step(server, karim, id, { step: "work.done" });
    const { progress } = server.domains;
    server.clock.advance(14 * dayMs - 1);
    await progress.confirmUnanswered();
    expect(await statutOf()).toBe("en_cours");
    server.clock.advance(1);
    const news = await sent(async () => {
      await Promise.all([progress.confirmUnanswered(), progress.confirmUnanswered()]);
    });
    expect(news).toEqual({ lea: ["mission_closed"], karim: ["mission_closed"] });
    expect([await progress.confirmUnanswered(), await statutOf()]).toEqual([0, "terminee"]);
    const back = await signInAgain(server, karim.person);
    expect((await see(back))?.entries.map(({ kind }) => kind)).toEqual([
      "agreed",
      "work.done",
      "confirmation.lapsed",
    ]);
  });

  test("is not confirmed by itself while changes are asked for", async () => {
    const { lea, karim, id } = about;
    await step(server, karim, id, { step: "work.done" });
    await step(server, lea, id, ask());
    server.clock.advance(30 * dayMs);
    await server.domains.progress.confirmUnanswered();
    expect(await statutOf()).toBe("en_cours");
  });

  test("is over for both when its owner ends it without a word before", async () => {
    await close(about.lea, "terminee");
    expect((await see(about.karim))?.entries.map(({ kind }) => kind)).toEqual([
      "agreed",
      "mission.completed",
    ]);
    expect(refused(await step(server, about.karim, about.id, { step: "work.done" }))).toEqual([
      409,
      "PROGRESS_CHANGED",
    ]);
  });
});

describe("who may do what", () => {
  test("a visitor, a stranger and a rival get nothing, whatever they try", async () => {
    const rival = await signIn(server, { userType: "jobbeur" });
    const params = { id: about.id };
    expect(refused(await server.client().call(read, { params }))).toEqual([401, "UNAUTHENTICATED"]);
    expect(refused(await rival.call(read, { params }))).toEqual([404, "NOT_FOUND"]);
    for (const name of progressSteps)
      expect(refused(await step(server, rival, about.id, { ...ask(), step: name }))).toEqual([
        404,
        "NOT_FOUND",
      ]);
    expect(
      refused(await rival.call(contact, { params, body: { address: "Ailleurs", phone: "0600000000" } })),
    ).toEqual([404, "NOT_FOUND"]);
    const body = { status: "paye" as const, montant_paiement: 60 };
    expect(refused(await rival.call(payment, { params: about.ids, body }))).toEqual([404, "NOT_FOUND"]);
  });

  test("no side does what is the other's", async () => {
    const { lea, karim, id } = about;
    for (const name of ["way.started", "work.begun", "work.done"] as const)
      expect(refused(await step(server, lea, id, { step: name }))).toEqual([403, "FORBIDDEN"]);
    await step(server, karim, id, { step: "work.done" });
    expect(refused(await step(server, karim, id, { step: "work.confirmed" }))).toEqual([403, "FORBIDDEN"]);
    expect(refused(await step(server, karim, id, ask()))).toEqual([403, "FORBIDDEN"]);
  });

  test("nothing is agreed on while no one is chosen", async () => {
    const proposal = await offer(server, about.karim, about.lea);
    const { id } = proposal.mission;
    expect(await see(about.lea, id)).toBeNull();
    expect(refused(await step(server, about.karim, id, { step: "work.begun" }))).toEqual([404, "NOT_FOUND"]);
  });

  test("the address and the phone number are read by the chosen one alone, until the mission ends", async () => {
    const { lea, karim } = about;
    const rival = await signIn(server, { userType: "jobbeur" });
    const mission = await postMission(server, lea);
    const params = { id: mission.id };
    const given = { address: "12 rue Paul-Bert, code 45B1", phone: "06 12 34 56 78" };
    expect((await lea.call(contact, { params, body: given })).body.data).toEqual(given);
    const bid = (by: SignedIn) => by.call(proposalsContract.propose, { params, body: { amount: 40 } });
    await bid(rival);
    const { proposalId } = (await bid(karim)).body.data;
    const everything = async (by: SignedIn) =>
      JSON.stringify([
        await by.call(missionsContract.details, { params }),
        await by.call(proposalsContract.own, { params }),
        await by.call(read, { params }),
      ]);
    expect(await everything(karim)).not.toMatch(/Paul-Bert|06 12/);
    await lea.call(proposalsContract.accept, { params: { id: mission.id, proposalId }, body: {} });
    expect((await see(karim, mission.id))?.contact).toEqual(given);
    expect(await everything(rival)).not.toMatch(/Paul-Bert|06 12/);
    await close(lea, "annulee", mission.id);
    expect((await see(karim, mission.id))?.contact).toBeNull();
    expect((await see(lea, mission.id))?.contact).toEqual(given);
  });
});

describe("two acts at once", () => {
  test("end in one lawful state, and who comes second hears how it stands", async () => {
    const { lea, karim, id } = about;
    await step(server, karim, id, { step: "work.done" });
    const answers = await Promise.all([
      step(server, lea, id, { step: "work.confirmed" }),
      step(server, lea, id, ask()),
      step(server, lea, id, { step: "work.confirmed" }),
    ]);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    for (const answer of lost) {
      expect(answer.error.code).toBe("PROGRESS_CHANGED");
      expect(answer.error.data?.progress).toMatchObject({ missionId: id });
    }
    const progress = await see(lea);
    const kinds = progress?.entries.map(({ kind }) => kind) ?? [];
    expect(kinds.filter((kind) => kind === "work.confirmed")).toHaveLength(
      (await statutOf()) === "terminee" ? 1 : 0,
    );
  });

  test.each([
    ["the jobbeur’s « done » and the owner’s cancellation", "annulee"],
    ["the jobbeur’s « done » and the owner’s end", "terminee"],
  ] as const)("%s leave an ended mission without a later step", async (_, statut) => {
    const { lea, karim, id } = about;
    const [done] = await Promise.all([step(server, karim, id, { step: "work.done" }), close(lea, statut)]);
    const kinds = (await see(lea))?.entries.map(({ kind }) => kind) ?? [];
    expect(await statutOf()).toBe(statut);
    expect(kinds.at(-1)).toBe(statut === "annulee" ? "mission.cancelled" : "mission.completed");
    expect(kinds.includes("work.done")).toBe(done.status === 200);
  });

  test("a step sent twenty times counts once", async () => {
    const { karim, id } = about;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => step(server, karim, id, { step: "work.begun" })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await see(karim))?.entries).toHaveLength(2);
  });
});

describe("the payment of what was agreed", () => {
  const pay = (
    by: SignedIn,
    status: "en_attente" | "partiel" | "paye",
    montant_paiement: number,
    on: Agreed = about,
  ) => by.call(payment, { params: on.ids, body: { status, montant_paiement } });
  const balance = async (by: SignedIn) => (await by.call(jobiContract.balance)).body.montant;
  const inJobis = (amount: number) => agreement(server, {}, { amount, paymentMethodType: "jobis" });
  const inBoth = () => agreement(server, {}, { amount: 30, jobiAmount: 4, paymentMethodType: "hybrid" });

  test("waits after the acceptance: accepting changes nothing of it [PROP-20]", async () => {
    expect((await see(about.lea))?.payment).toEqual({
      status: "en_attente",
      agreed: { cents: 6000, jobis: 0 },
      paid: { cents: 0, jobis: 0 },
    });
  });

  test("is what the jobbeur declares came in euros in all, with the status that follows [PROP-11, PROP-15, PROP-20]", async () => {
    const { lea, karim } = about;
    const first = await sent(() => pay(karim, "partiel", 20.5));
    expect(first).toEqual({ lea: ["payment_recorded"], karim: [] });
    expect((await pay(karim, "paye", 60)).body.data).toEqual({
      status: "paye",
      agreed: { cents: 6000, jobis: 0 },
      paid: { cents: 6000, jobis: 0 },
    });
    // Stated again, it is known already.
    expect(await sent(() => pay(karim, "paye", 60))).toEqual({ lea: [], karim: [] });
    expect((await pay(karim, "en_attente", 0)).body.data.paid.cents).toBe(0);
    expect((await see(lea))?.status).toBe("agreed");
  });

  test("is refused beyond what was agreed, with a status that does not follow, and from who is not paid", async () => {
    const { lea, karim } = about;
    expect(refused(await pay(karim, "paye", 60.01))).toEqual([409, "AMOUNT_TOO_HIGH"]);
    expect(refused(await pay(karim, "paye", 20))).toEqual([400, "VALIDATION_FAILED"]);
    expect(refused(await pay(karim, "paye", -1))).toEqual([400, "VALIDATION_FAILED"]);
    expect(refused(await pay(lea, "paye", 60))).toEqual([409, "AMOUNT_TOO_HIGH"]);
    expect(
      refused(await pay(karim, "paye", 60, { ...about, ids: { ...about.ids, proposalId: about.id } })),
    ).toEqual([404, "NOT_FOUND"]);
    expect((await see(karim))?.payment.paid.cents).toBe(0);
  });

  test("is due for the hours that were worked, where the price is by the hour", async () => {
    const hourly = await agreement(server, { budgetType: "horaire" }, { amount: 18 });
    const { karim, lea, id } = hourly;
    expect((await step(server, karim, id, { step: "work.done" })).error.fields?.[0]?.path).toBe("hours");
    await step(server, karim, id, { step: "work.done", hours: 2.25 });
    const progress = await see(lea, id);
    expect(progress?.payment.agreed.cents).toBe(4050);
    expect(progress?.entries.at(-1)?.hours).toBe(2.25);
    expect((await pay(karim, "paye", 40.5, hourly)).status).toBe(200);
  });

  test("in Jobi goes from one account to the other when the mission is confirmed, whole and once [PROP-25]", async () => {
    const hybrid = await inBoth();
    const { lea, karim, id } = hybrid;
    await step(server, karim, id, { step: "work.done" });
    await Promise.all([
      step(server, lea, id, { step: "work.confirmed" }),
      step(server, lea, id, { step: "work.confirmed" }),
      close(lea, "terminee", id),
    ]);
    expect([await balance(lea), await balance(karim)]).toEqual([6 + firstEarns, 14 + firstEarns]);
    expect((await see(karim, id))?.payment).toMatchObject({
      status: "partiel",
      paid: { cents: 0, jobis: 4 },
    });
    const { body } = await karim.call(jobiContract.movements);
    expect(body.data.filter(({ raison }) => raison === "paiement_mission")).toMatchObject([{ montant: 4 }]);
  });

  test("never takes a balance below zero: what is missing is sent later", async () => {
    const dear = await inJobis(20);
    const { lea, karim, id } = dear;
    await finish(server, dear);
    const ten = 10 + firstEarns;
    expect([await statutOf(id), await balance(lea), await balance(karim)]).toEqual(["terminee", ten, ten]);
    expect(await typesFor(lea)).toContain("payment_recorded");
    expect(refused(await pay(lea, "paye", 20, dear))).toEqual([409, "INSUFFICIENT_JOBI"]);
    expect((await pay(lea, "partiel", 7, dear)).status).toBe(200);
    expect([await balance(lea), await balance(karim)]).toEqual([ten - 7, ten + 7]);
    // No one takes back what was sent.
    expect(refused(await pay(lea, "partiel", 3, dear))).toEqual([403, "FORBIDDEN"]);
    expect(refused(await pay(lea, "partiel", 7.5, dear))).toEqual([400, "AMOUNT_INVALID"]);
  });

  test("in Jobi comes back when the mission is cancelled", async () => {
    const cheap = await inJobis(5);
    const { lea, karim, id } = cheap;
    await pay(lea, "paye", 5, cheap);
    expect([await balance(lea), await balance(karim)]).toEqual([5, 15]);
    await close(lea, "annulee", id);
    // Cancelling costs one.
    expect([await balance(lea), await balance(karim)]).toEqual([9, 10]);
    expect(refused(await pay(lea, "paye", 5, cheap))).toEqual([409, "PROGRESS_CHANGED"]);
  });

  test("many at once conserve Jobi", async () => {
    const cheap = await inJobis(5);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => pay(cheap.lea, "paye", 5, cheap)),
      close(cheap.lea, "annulee", cheap.id),
    ]);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect([await balance(cheap.lea), await balance(cheap.karim)]).toEqual([9, 10]);
  });
});

test("hostile bodies are refused and change nothing", async () => {
  const { karim, lea, id } = about;
  const bodies = [
    {},
    { step: "mission.completed" },
    { step: "confirmation.lapsed" },
    { step: "work.done", note: "x".repeat(1001) },
    { step: "work.done", note: "\u0000" },
    { step: ["work.done"] },
    { step: "work.done", hours: 1e308 },
  ];
  for (const body of bodies) expect((await step(server, karim, id, body as never)).status).toBe(400);
  const contacts = [
    { address: "x".repeat(301), phone: "" },
    { address: "Ici", phone: "<script>" },
    { address: 3 },
  ];
  for (const body of contacts)
    expect((await lea.call(contact, { params: { id }, body: body as never })).status).toBe(400);
  expect(await see(karim)).toMatchObject({ status: "agreed", contact: null });
});
