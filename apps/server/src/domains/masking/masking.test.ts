import { maskingContract } from "@jobami/api/masking/contract";
import { hiddenMark } from "@jobami/api/masking/mark";
import { contactFilterVersion, type FoundContact, findContacts } from "@jobami/api/messages/contacts";
import { messagesContract } from "@jobami/api/messages/contract";
import { mostContests } from "@jobami/api/messages/routes";
import { missionsContract } from "@jobami/api/missions/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { profilesContract } from "@jobami/api/profiles/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { tables } from "../../tables.ts";
import { liveEventsOf, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sampleDraft } from "../profiles/profiles.samples.ts";

const { details } = missionsContract;
const { contests, decideContest } = messagesContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const phone = "06 12 34 56 78";
const description = `Terrain plat, tondeuse sur place. La référence est ${phone}.`;
const everybody = `Terrain plat, tondeuse sur place. La référence est ${hiddenMark}.`;
const reason = "C’est la référence d’une pièce.";
const reasons = "C’est bien une référence.";

const contest = (by: SignedIn, id: string, why = reason) =>
  by.call(maskingContract.contest, { params: { id }, body: { reason: why } });
const decide = (by: SignedIn, id: string, decision: "lift" | "keep") =>
  by.call(decideContest, { params: { id }, body: { decision, reasons } });
const read = async (by: SignedIn, id: string) => (await by.call(details, { params: { id } })).body.data;
const outcome = ({ status, error }: { status: number; error?: { code: string } }) => [status, error?.code];

/** A mission of which something is masked, its owner, and a jobbeur who reads it. */
async function masked() {
  const owner = await signIn(server, { prenom: "Léa" });
  const jobbeur = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
  const mission = await postMission(server, owner, { description });
  return { owner, jobbeur, id: mission.id, textId: mission.maskedDescription?.id ?? "" };
}

describe("a text with a way to be reached", () => {
  test("is whole for who wrote it, who sees what others do not read of it [MSG-11]", async () => {
    const { owner, jobbeur, id } = await masked();
    expect(await read(owner, id)).toMatchObject({
      description,
      maskedTitle: null,
      maskedDescription: { hidden: [{ start: 51, length: 14, kind: "phone" }], contest: null },
    });
    expect(await read(jobbeur, id)).toMatchObject({ description: everybody, maskedDescription: null });
    const { body } = await owner.call(missionsContract.all, { query: { owner: "true" } });
    expect(body.data[0]?.description).toBe(description);
  });

  test("is whole for who was chosen, live too, and not for who was not; nothing is marked any more", async () => {
    const { owner, jobbeur, id } = await masked();
    const rival = await signIn(server, { prenom: "Rosa", userType: "jobbeur" });
    const message = `Mon numéro\u00a0: ${phone}`;
    const propose = async (by: SignedIn) =>
      (await by.call(proposalsContract.propose, { params: { id }, body: { amount: 40, message } })).body.data;
    const [chosen, other] = [await propose(jobbeur), await propose(rival)];
    expect(chosen.offers[0]).toMatchObject({ message, masked: { hidden: [{ kind: "phone" }] } });
    const seen = (await owner.call(proposalsContract.ofMission, { params: { id } })).body.data;
    expect(seen.map((one) => [one.message, one.offers[0]?.masked])).toEqual(
      Array(2).fill([`Mon numéro\u00a0: ${hiddenMark}`, null]),
    );
    const ids = { id, proposalId: chosen.proposalId };
    await owner.call(proposalsContract.accept, { params: ids, body: {} });
    const after = (await owner.call(proposalsContract.ofMission, { params: { id } })).body.data;
    expect(after.find(({ proposalId }) => proposalId === chosen.proposalId)?.message).toBe(message);
    expect(after.find(({ proposalId }) => proposalId === other.proposalId)?.message).not.toContain(phone);
    expect(await read(jobbeur, id)).toMatchObject({ description, maskedDescription: null });
    expect(await read(owner, id)).toMatchObject({ description, maskedDescription: null });
    expect((await read(rival, id)).description).toBe(everybody);
    const heard = async (who: SignedIn) =>
      (await liveEventsOf(server, who))
        .filter(({ name }) => name === "mission_changed")
        .map(({ payload }) => (payload.mission as { description: string }).description)
        .at(-1);
    expect([await heard(owner), await heard(jobbeur), await heard(rival)]).toEqual([
      description,
      description,
      everybody,
    ]);
  });

  test("is found by no search for what is masked of it", async () => {
    const { jobbeur } = await masked();
    const found = async (search: string) =>
      (await jobbeur.call(missionsContract.list, { query: { search } })).body.data.length;
    expect([await found("référence"), await found(phone), await found("56")]).toEqual([1, 0, 0]);
  });

  test("is whole for its person alone where it stands on a profile, whose equipment takes none", async () => {
    const karim = await signIn(server, { userType: "jobbeur" });
    const save = (equipment: string[]) =>
      karim.call(profilesContract.save, {
        body: {
          ...sampleDraft,
          services: [...sampleDraft.services],
          languages: ["fr"],
          equipment,
          about: description,
          version: 0,
        } as never,
      });
    const refused = await save(["Tondeuse", phone]);
    expect([refused.status, refused.error.fields?.map(({ path }) => path)]).toEqual([400, ["equipment.1"]]);
    const { body } = await save(["Tondeuse"]);
    expect(body.profil.data).toMatchObject({ about: description, maskedAbout: { contest: null } });
    const lea = await signIn(server);
    const seen = await lea.call(profilesContract.byId, { params: { id: karim.person.id } });
    expect(seen.body.profil.data.about).toBe(everybody);
  });
});

describe("an author who contests what is masked", () => {
  test("is read by moderators, whose decision shows the text to everybody, live", async () => {
    const { owner, jobbeur, id, textId } = await masked();
    const maud = await signIn(server, { role: "jobmodo" });
    const made = await contest(owner, textId);
    expect([made.status, made.body.data.contest]).toEqual([201, { status: "open", reasons: null }]);
    expect((await maud.call(contests)).body.data).toMatchObject([
      { id: textId, author: "Léa D.", text: description, reason, hidden: [{ kind: "phone" }] },
    ]);
    expect((await decide(maud, textId, "lift")).status).toBe(200);
    expect(await read(jobbeur, id)).toMatchObject({ description, maskedDescription: null });
    expect((await maud.call(contests)).body.data).toEqual([]);
    const [line] = (await owner.call(notificationsContract.list, {})).body.data;
    expect(line).toMatchObject({ title: "Filtre levé", link: `/dashboard/missions/${id}` });
    expect((await liveEventsOf(server, owner)).map(({ name }) => name)).toContain("mission_changed");
    expect(outcome(await decide(maud, textId, "keep"))).toEqual([409, "CONTEST_DECIDED"]);
  });

  test("learns why it stays masked", async () => {
    const { owner, jobbeur, id, textId } = await masked();
    const maud = await signIn(server, { role: "jobmodo" });
    await contest(owner, textId);
    await decide(maud, textId, "keep");
    expect((await read(owner, id)).maskedDescription?.contest).toMatchObject({ reasons });
    expect((await read(jobbeur, id)).description).toBe(everybody);
    expect(outcome(await contest(owner, textId))).toEqual([409, "ALREADY_CONTESTED"]);
  });

  test("does so once, of what is theirs, and waits before more once many of theirs do", async () => {
    const { owner, jobbeur, textId } = await masked();
    expect(outcome(await contest(jobbeur, textId))).toEqual([404, "NOT_FOUND"]);
    expect(outcome(await contest(owner, crypto.randomUUID()))).toEqual([404, "NOT_FOUND"]);
    const both = await Promise.all([contest(owner, textId), contest(owner, textId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    for (let count = 1; count < mostContests; count += 1) {
      const mission = await postMission(server, owner, { description });
      expect((await contest(owner, mission.maskedDescription?.id ?? "")).status).toBe(201);
    }
    const mission = await postMission(server, owner, { description });
    expect(outcome(await contest(owner, mission.maskedDescription?.id ?? ""))).toEqual([
      429,
      "TOO_MANY_REQUESTS",
    ]);
  });
});

describe("what is stored", () => {
  test("of older texts is masked by a job, and a lifted text stays whole under a newer filter", async () => {
    const { owner, jobbeur, id, textId } = await masked();
    const older = await postMission(server, owner, { title: "Tailler la haie" });
    await server.platform.db.execute(
      sql`update missions set title = ${`Haie, ${phone}`}, filter_version = 0 where id = ${older.id}`,
    );
    const [renewal] = server.domains.missions.renewals;
    await renewal?.run();
    expect((await read(jobbeur, older.id)).title).toBe(`Haie, ${hiddenMark}`);
    expect((await read(owner, older.id)).title).toBe(`Haie, ${phone}`);
    const maud = await signIn(server, { role: "jobmodo" });
    await contest(owner, textId);
    await decide(maud, textId, "lift");
    const of = {
      kind: "mission.description",
      subjectId: id,
      missionId: id,
      authorId: owner.person.id,
    } as const;
    const newer = {
      version: contactFilterVersion + 1,
      find: (text: string): FoundContact[] => findContacts(text),
    };
    const renewed = await inTransaction(server.platform.db, (tx) =>
      server.domains.masking.renew(tx, of, description, newer),
    );
    expect(renewed.text).toBe(description);
  });

  test("is exported to who wrote it, and goes with them", async () => {
    const { owner, jobbeur, id } = await masked();
    const exported = async (who: SignedIn) =>
      JSON.stringify(await exportRows(server.platform.db, tables, who.person.id));
    expect(await exported(owner)).toContain(phone);
    expect(await exported(jobbeur)).not.toContain(phone);
    await inTransaction(server.platform.db, (tx) => eraseRows(tx, tables, owner.person.id));
    const { rows } = await server.platform.db.execute(
      sql`select 1 from masked_texts where subject_id = ${id}`,
    );
    expect(rows).toEqual([]);
  });
});
