import { notificationsContract } from "@jobami/api/notifications/contract";
import { supportContract } from "@jobami/api/support/contract";
import { maxOpenTickets } from "@jobami/api/support/routes";
import { ticketLapseMs, ticketReopenMs } from "@jobami/machines/support/ticket";
import { describe, expect, test } from "vitest";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { liveEventsOf } from "../../testing/test-missions.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { act, ask, bug, question, setScene } from "./support.fixture.ts";
import { supportTables } from "./support.tables.ts";

const { create, own, one, edit, desk: queueCall } = supportContract;

const at = setScene();

const see = async (by: SignedIn, id: string) => (await by.call(one, { params: { id } })).body.data;
const kindsOf = async (by: SignedIn, id: string) => (await see(by, id)).entries.map(({ kind }) => kind);
const notificationsOf = async (by: SignedIn) =>
  (await by.call(notificationsContract.list, {})).body.data
    .filter(({ type }) => type === "support")
    .map(({ title }) => title);
const heard = async (by: SignedIn) =>
  (await liveEventsOf(at.server, by)).filter(({ name }) => name === "ticket_changed").length;

describe("a ticket", () => {
  test("is created with a number of its own and stands in the list of whoever asked [SUPP-12]", async () => {
    const several = await Promise.all(
      Array.from({ length: 8 }, () => at.lea.call(create, { body: question })),
    );
    expect(several.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const numbers = several.map(({ body }) => body.data.number);
    expect(new Set(numbers).size).toBe(8);
    const { body } = await at.lea.call(own, {});
    expect(body.data.map(({ number }) => number).sort()).toEqual([...numbers].sort());
    expect(body.pagination.totalCount).toBe(8);
    expect((await at.karim.call(own, {})).body.data).toEqual([]);
  });

  test("about personal data is promised an answer within a month, to both sides, before others at the queue [GDPR-06]", async () => {
    const other = await ask(at.server, at.karim);
    const { id } = await ask(at.server, at.lea, { category: "privacy" });
    expect(await see(at.lea, id)).toMatchObject({ answerBy: "2026-12-20" });
    expect((await see(at.karim, other.id)).answerBy).toBeNull();
    const queue = (await at.maud.call(queueCall, {})).body.data;
    expect(queue.map(({ answerBy, priority }) => [answerBy, priority])).toEqual([
      ["2026-12-20", "high"],
      [null, "normal"],
    ]);
    await act(at.server, at.maud, id, { act: "say", words: "Voici ce que nous gardons." });
    expect((await see(at.lea, id)).answerBy).toBeNull();
  });

  test("goes back and forth, names no staff member to whoever asked, and informs each side once", async () => {
    const { id } = await ask(at.server, at.lea);
    expect(await see(at.lea, id)).toMatchObject({ status: "new", mayAct: ["say", "resolve"], mayEdit: true });
    expect(await notificationsOf(at.maud)).toEqual([]);
    await act(at.server, at.maud, id, { act: "say", words: "Ouvrez la mission." });
    const seen = await see(at.lea, id);
    expect(seen).toMatchObject({ status: "answered", mayEdit: false, filing: null });
    expect(seen.entries.map(({ kind, isStaff, author }) => [kind, isStaff, author])).toEqual([
      ["said", false, "Léa M."],
      ["answered", true, null],
    ]);
    expect((await see(at.maud, id)).entries[1]?.author).toBe("Maud P.");
    expect((await see(at.maud, id)).filing?.assignee).toMatchObject({ name: "Maud P.", isMe: true });
    await act(at.server, at.lea, id, { act: "say", words: "C’est fait, merci." });
    expect((await see(at.lea, id)).status).toBe("open");
    await act(at.server, at.maud, id, { act: "resolve", words: "Bonne journée." });
    expect(await notificationsOf(at.lea)).toEqual(["Votre demande est close", "L’équipe vous répond"]);
    expect(await notificationsOf(at.maud)).toEqual(["Une demande vous attend"]);
    expect(refused(await act(at.server, at.lea, id, { act: "resolve" }))).toEqual([409, "TICKET_CHANGED"]);
    expect((await at.lea.call(own, {})).body.data).toEqual([]);
    expect((await at.lea.call(own, { query: { status: "ended" } })).body.data.map((t) => t.id)).toEqual([id]);
  });

  test("keeps staff’s notes to staff, and informs no one else of them", async () => {
    const { id } = await ask(at.server, at.lea);
    const before = await heard(at.lea);
    await act(at.server, at.maud, id, { act: "note", words: "Déjà vu hier." });
    expect(await kindsOf(at.maud, id)).toEqual(["said", "noted"]);
    expect(await kindsOf(at.lea, id)).toEqual(["said"]);
    expect((await see(at.lea, id)).status).toBe("new");
    expect(JSON.stringify((await at.lea.call(own, {})).body)).not.toContain("Déjà vu");
    expect(await notificationsOf(at.lea)).toEqual([]);
    expect(await heard(at.lea)).toBe(before);
    expect(refused(await act(at.server, at.lea, id, { act: "note", words: "À moi." }))).toEqual([
      403,
      "FORBIDDEN",
    ]);
  });

  test("is changed by whoever asked while no one has answered, and by no one else", async () => {
    const { id } = await ask(at.server, at.lea);
    const body = { category: "mission", subject: "La mission attend", words: "Elle attend encore." } as const;
    const changed = await at.lea.call(edit, { params: { id }, body });
    expect(changed.body.data).toMatchObject({ category: "mission", subject: "La mission attend" });
    expect(changed.body.data.entries[0]?.words).toBe("Elle attend encore.");
    expect(refused(await at.maud.call(edit, { params: { id }, body }))).toEqual([403, "FORBIDDEN"]);
    expect(refused(await at.karim.call(edit, { params: { id }, body }))).toEqual([404, "NOT_FOUND"]);
    await act(at.server, at.maud, id, { act: "say", words: "Bonjour." });
    const late = await at.lea.call(edit, { params: { id }, body });
    expect(refused(late)).toEqual([409, "TICKET_CHANGED"]);
    expect(late.error.data).toMatchObject({ ticket: { id, status: "answered" } });
  });

  test("is no one’s business but theirs and staff’s", async () => {
    const { id } = await ask(at.server, at.lea);
    expect((await at.karim.call(one, { params: { id } })).status).toBe(404);
    expect((await act(at.server, at.karim, id, { act: "say", words: "Moi aussi." })).status).toBe(404);
    expect((await at.karim.call(queueCall, {})).status).toBe(403);
    expect((await at.karim.call(supportContract.file, { params: { id }, body: {} })).status).toBe(403);
    expect((await at.lea.call(one, { params: { id: crypto.randomUUID() } })).status).toBe(404);
  });

  test("of a staff member is answered by another one", async () => {
    const { id } = await ask(at.server, at.maud);
    expect((await see(at.maud, id)).filing).toBeNull();
    await act(at.server, at.maud, id, { act: "say", words: "J’ajoute ceci." });
    expect((await see(at.maud, id)).status).toBe("new");
    expect(
      (await at.maud.call(supportContract.file, { params: { id }, body: { priority: "high" } })).status,
    ).toBe(404);
    const noor = await signIn(at.server, { prenom: "Noor", role: "jobpadm" });
    await act(at.server, noor, id, { act: "say", words: "Je regarde." });
    expect((await see(at.maud, id)).status).toBe("answered");
  });

  test("acts at once end in one lawful state, and each word is there once", async () => {
    const { id } = await ask(at.server, at.lea);
    const answers = await Promise.all([
      act(at.server, at.lea, id, { act: "resolve" }),
      act(at.server, at.maud, id, { act: "resolve" }),
      act(at.server, at.maud, id, { act: "say", words: "Bonjour." }),
      act(at.server, at.lea, id, { act: "say", words: "Encore une chose." }),
    ]);
    const kinds = await kindsOf(at.maud, id);
    expect(kinds).toHaveLength(1 + answers.filter(({ status }) => status === 200).length);
    expect(answers.every(({ status, error }) => status === 200 || error.code === "TICKET_CHANGED")).toBe(
      true,
    );
    expect(kinds.filter((kind) => kind === "said")).toHaveLength(2);
  });

  test("ends by itself fourteen days after an answer, once, not a moment before", async () => {
    const { id } = await ask(at.server, at.lea);
    const { tickets } = at.server.domains.support;
    await act(at.server, at.maud, id, { act: "say", words: "Est-ce réglé ?" });
    at.server.clock.advance(ticketLapseMs - 1);
    await tickets.endSilent();
    const maudNow = await signInAgain(at.server, at.maud.person);
    expect((await see(maudNow, id)).status).toBe("answered");
    at.server.clock.advance(1);
    await Promise.all([tickets.endSilent(), tickets.endSilent()]);
    expect(await kindsOf(maudNow, id)).toEqual(["said", "answered", "lapsed"]);
    const leaNow = await signInAgain(at.server, at.lea.person);
    expect((await notificationsOf(leaNow))[0]).toBe("Votre demande est close");
    await act(at.server, leaNow, id, { act: "say", words: "Pas encore." });
    expect((await see(leaNow, id)).status).toBe("open");
  });

  test("that is over is gone on with for thirty days", async () => {
    const { id } = await ask(at.server, at.lea);
    await act(at.server, at.lea, id, { act: "resolve" });
    at.server.clock.advance(ticketReopenMs);
    const leaNow = await signInAgain(at.server, at.lea.person);
    expect((await see(leaNow, id)).mayAct).toEqual([]);
    expect(refused(await act(at.server, leaNow, id, { act: "say", words: "Encore moi." }))).toEqual([
      409,
      "TICKET_CLOSED",
    ]);
    const maudNow = await signInAgain(at.server, at.maud.person);
    await act(at.server, maudNow, id, { act: "say", words: "Nous avons trouvé." });
    expect((await see(leaNow, id)).status).toBe("answered");
  });

  test("is one of twenty open ones at most, also when they come at once", async () => {
    for (let time = 1; time < maxOpenTickets; time += 1) await ask(at.server, at.lea);
    const last = await Promise.all([0, 1, 2].map(() => at.lea.call(create, { body: question })));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await at.lea.call(create, { body: question })).error.code).toBe("TICKETS_FULL");
  });

  test("states what does not work, and where, beside the questions and not among them [SUPP-17]", async () => {
    await ask(at.server, at.lea);
    const { id } = await ask(at.server, at.lea, bug);
    const { body } = await at.lea.call(own, { query: { kind: "bug" } });
    expect(body.data.map((ticket) => [ticket.id, ticket.kind])).toEqual([[id, "bug"]]);
    expect(await see(at.lea, id)).toMatchObject({
      page: "/services/search",
      browser: "un navigateur inconnu",
    });
    expect((await at.lea.call(own, {})).body.data.map(({ kind }) => kind)).toEqual(["help"]);
  });

  test("is in the export of whoever asked without what staff noted, and names no one once they leave", async () => {
    const { id } = await ask(at.server, at.lea, bug);
    await act(at.server, at.maud, id, { act: "note", words: "Secret de la maison." });
    const rows = JSON.stringify(await exportRows(at.server.platform.db, supportTables, at.lea.person.id));
    expect(rows).toContain("La carte reste grise");
    expect(rows).not.toContain("Secret");
    expect(rows).not.toContain(at.maud.person.id);
    await inTransaction(at.server.platform.db, (tx) => eraseRows(tx, supportTables, at.lea.person.id));
    expect(await see(at.maud, id)).toMatchObject({ subject: "", page: "", browser: "", status: "resolved" });
    expect((await see(at.maud, id)).entries[0]?.words).toBe("");
  });
});
