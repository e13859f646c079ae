import { jobiContract } from "@jobami/api/jobi/contract";
import { jobiGrant } from "@jobami/api/jobi/grants";
import { jobiExportPath } from "@jobami/api/jobi/routes";
import { profilesContract } from "@jobami/api/profiles/contract";
import { reviewsContract } from "@jobami/api/reviews/contract";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { makePerson, type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sampleDraft } from "../profiles/profiles.samples.ts";
import { agreement, finish } from "../progress/progress.fixture.ts";
import { auditLedger } from "./jobi.audit.ts";
import { createJobiService, type JobiService } from "./jobi.service.ts";

/** Everything that counts for a profile of a jobbeur. */
const wholeProfile = {
  ...structuredClone(sampleDraft),
  about: "Vingt ans de jardins de ville, du balcon au parc\u00a0: tonte, taille, plantations et conseils.",
};

let server: TestServer;
let jobi: JobiService;

beforeAll(async () => {
  server = await startTestServer();
  jobi = createJobiService(server.platform);
});
afterAll(() => server.close());

const charge = (userId: string, missionId: string, cost: number) =>
  inTransaction(server.platform.db, (tx) => jobi.chargeCancellation(tx, { userId, missionId, cost }));

describe("the Jobi balance", () => {
  test("of a new account is 10, and the profile with both names is complete [JOBI-02, JOBI-03, JOBI-05]", async () => {
    const lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
    const { status, body } = await lea.call(jobiContract.balance);
    expect([status, body]).toEqual([200, { success: true, montant: 10, profil_complet: true }]);
  });

  test("is granted once, however often sign-up asks", async () => {
    const person = await makePerson(server);
    await inTransaction(server.platform.db, (tx) => jobi.grant(tx, person.id, "inscription"));
    expect(await jobi.balance(server.platform.db, person.id)).toBe(10);
  });

  test("is asked of signed-in people only", async () => {
    const { status, error } = await server.client().call(jobiContract.balance);
    expect([status, error.message]).toEqual([401, "Vous devez être connecté pour effectuer cette action"]);
  });
});

describe("a charge", () => {
  test("is taken once a mission", async () => {
    const { id } = await makePerson(server);
    const mission = newId();
    await Promise.all([charge(id, mission, 1), charge(id, mission, 1)]);
    expect(await jobi.balance(server.platform.db, id)).toBe(9);
  });

  test("above the balance is refused with both figures", async () => {
    const { id } = await makePerson(server);
    const error = await charge(id, newId(), 11).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DomainError);
    expect([(error as DomainError).code, (error as DomainError).data]).toEqual([
      "INSUFFICIENT_JOBI",
      { balance: 10, cost: 11 },
    ]);
  });

  test("of any size, many at once, conserves Jobi: what was taken and what is left make 10", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 }),
        async (costs) => {
          const { id } = await makePerson(server);
          const settled = await Promise.allSettled(costs.map((cost) => charge(id, newId(), cost)));
          const taken = costs.filter((_, index) => settled[index]?.status === "fulfilled");
          const refused = costs.filter((_, index) => settled[index]?.status === "rejected");
          const left = await jobi.balance(server.platform.db, id);
          expect(left).toBe(10 - taken.reduce((sum, cost) => sum + cost, 0));
          expect(left).toBeGreaterThanOrEqual(0);
          expect(refused.filter((cost) => cost <= left)).toEqual([]);
        },
      ),
      { numRuns: 15, seed: 20_261_120 },
    );
  }, 120_000);
});

const take = (more: Record<string, unknown> = {}) => ({
  body: { montant: 3, operation: "moins", titre: "Coup de main", description: "", ...more },
});

describe("taking Jobi off one’s own balance", () => {
  test("lowers it, once for a call that is repeated, and states what is left [JOBI-04]", async () => {
    const lea = await signIn(server);
    const same = { idempotencyKey: newId() };
    const answers = [
      await lea.call(jobiContract.move, take(), same),
      await lea.call(jobiContract.move, take(), same),
    ];
    expect(answers.map(({ status, body }) => [status, body.montant])).toEqual([
      [200, 7],
      [200, 7],
    ]);
    expect((await lea.call(jobiContract.balance)).body.montant).toBe(7);
  });

  test("asks who is there [JOBI-07]", async () => {
    const { status, error } = await server.client().call(jobiContract.move, take());
    expect([status, error.message]).toEqual([401, "Vous devez être connecté pour effectuer cette action"]);
  });

  test("knows « moins » and « plus » alone, and gives no one Jobi, whatever their role [JOBI-06]", async () => {
    const person = await signIn(server);
    const staff = await signIn(server, { role: "jobpadm" });
    for (const operation of ["ajout", "", 1, null]) {
      const { status, error } = await person.call(jobiContract.move, take({ operation }));
      expect([status, error.fields?.map(({ path }) => path)]).toEqual([400, ["operation"]]);
    }
    for (const caller of [person, staff]) {
      const { status, error } = await caller.call(jobiContract.move, take({ operation: "plus" }));
      expect([status, error.code]).toEqual([403, "JOBI_NOT_GIVEN"]);
    }
    expect((await person.call(jobiContract.balance)).body.montant).toBe(10);
  });

  test.each([
    ["0", { montant: 0 }],
    ["a debt", { montant: -3 }],
    ["a half", { montant: 1.5 }],
    ["a word", { montant: "3" }],
    ["more than ever", { montant: 1e9 }],
    ["no title", { titre: " " }],
    ["a title of a page", { titre: "x".repeat(81) }],
    ["a description of a book", { description: "x".repeat(501) }],
  ])("refuses %s", async (_, more) => {
    const person = await signIn(server);
    expect((await person.call(jobiContract.move, take(more))).status).toBe(400);
    expect((await person.call(jobiContract.balance)).body.montant).toBe(10);
  });

  test("never takes more than there is, also many at once", async () => {
    const person = await signIn(server);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => person.call(jobiContract.move, take())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    expect((await person.call(jobiContract.balance)).body.montant).toBe(1);
  });
});

describe("the statement", () => {
  const statementOf = async (person: SignedIn, query: Record<string, string> = {}) =>
    (await person.call(jobiContract.movements, { query })).body;

  test("has every movement, the newest first, with what was left after it, and no one else’s", async () => {
    const lea = await signIn(server);
    await signIn(server);
    server.clock.advance(1000);
    await lea.call(jobiContract.move, take({ titre: "Peinture", description: "Deux murs." }));
    const { data, pagination } = await statementOf(lea);
    expect(pagination).toMatchObject({ totalCount: 2, totalPages: 1, nextCursor: null });
    expect(
      data.map(({ montant, solde, raison, titre, description }) => [
        montant,
        solde,
        raison,
        titre,
        description,
      ]),
    ).toEqual([
      [-3, 7, "retrait", "Peinture", "Deux murs."],
      [10, 10, "inscription", null, null],
    ]);
    expect((await statementOf(lea, { sens: "recus" })).data.map(({ montant }) => montant)).toEqual([10]);
    expect((await statementOf(lea, { sens: "depenses" })).data.map(({ solde }) => solde)).toEqual([7]);
  });

  test("goes on by key, whatever moves meanwhile", async () => {
    const lea = await signIn(server);
    for (let times = 0; times < 4; times += 1) {
      server.clock.advance(1000);
      await lea.call(jobiContract.move, take({ montant: 1 }));
    }
    const first = await statementOf(lea, { limit: "2" });
    await lea.call(jobiContract.move, take({ montant: 1 }));
    const cursor = first.pagination.nextCursor ?? "";
    const second = await statementOf(lea, { limit: "2", page: "2", cursor });
    expect([...first.data, ...second.data].map(({ solde }) => solde)).toEqual([6, 7, 8, 9]);
    const forged = await lea.call(jobiContract.movements, { query: { cursor: "0~x" } });
    expect(forged.status).toBe(400);
  });
});

describe("what staff gives", () => {
  const gainsOf = async (person: SignedIn) =>
    Object.fromEntries(
      (await person.call(jobiContract.gains)).body.data.map(({ raison, fois, ouvert }) => [
        raison,
        [fois, ouvert],
      ]),
    );
  const reasonsOf = async (person: SignedIn) =>
    (await person.call(jobiContract.movements)).body.data.map(({ raison, montant }) => [raison, montant]);
  const save = (person: SignedIn, version: number, more: Record<string, unknown> = {}) =>
    person.call(profilesContract.save, { body: { ...wholeProfile, ...more, version } });

  test("for a whole profile comes once, however often it is saved, and not for a part of one", async () => {
    const karim = await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
    expect(await gainsOf(karim)).toMatchObject({ inscription: [1, false], profil_complet: [0, true] });
    expect((await save(karim, 0, { headline: "" })).status).toBe(200);
    expect(await gainsOf(karim)).toMatchObject({ profil_complet: [0, true] });
    server.clock.advance(1000);
    for (const version of [1, 2]) expect((await save(karim, version)).status).toBe(200);
    expect(await gainsOf(karim)).toMatchObject({ profil_complet: [1, false] });
    expect(await reasonsOf(karim)).toEqual([
      ["profil_complet", 5],
      ["inscription", 10],
    ]);
  });

  test("for the end of a first mission comes once to each side; for a review once a mission, so often a month", async () => {
    const lea = await signIn(server);
    const karim = await signIn(server, { userType: "jobbeur" });
    const most = jobiGrant("avis_ecrit").mostInAMonth ?? 0;
    for (let times = 0; times <= most; times += 1) {
      const agreed = await agreement(server, {}, { amount: 60 }, { lea, karim });
      await finish(server, agreed);
      const params = { id: agreed.id };
      const review = { params, body: { notes: [5, 5, 5, 5] } };
      expect((await lea.call(reviewsContract.write, review)).status).toBe(201);
      expect((await lea.call(reviewsContract.write, review)).status).toBe(409);
    }
    expect(await gainsOf(lea)).toMatchObject({ premiere_mission: [1, false], avis_ecrit: [most, false] });
    expect(await gainsOf(karim)).toMatchObject({ premiere_mission: [1, false], avis_ecrit: [0, true] });
    expect((await lea.call(jobiContract.balance)).body.montant).toBe(10 + 5 + most);
  });

  test("is reported to who is signed in alone", async () => {
    expect((await server.client().call(jobiContract.gains)).status).toBe(401);
  });
});

describe("the statement as a file", () => {
  const fetchFile = (person: SignedIn, headers: Record<string, string> = {}) =>
    person.client.request({ method: "GET", url: jobiExportPath, headers });

  test("has every movement, the oldest first, and runs nothing in a spreadsheet", async () => {
    const lea = await signIn(server);
    await signIn(server);
    server.clock.advance(1000);
    await lea.call(jobiContract.move, take({ titre: "=1+1", description: "a;b" }));
    const { statusCode, headers, body } = await fetchFile(lea);
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "text/csv; charset=utf-8",
      "no-store",
    ]);
    const lines = body.trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/;Offerts à l’inscription;;;;10;10$/);
    expect(lines[2]).toMatch(/;Retrait;'=1\+1;"a;b";;-3;7$/);
  });

  test("is for its person alone, and not for a page of another site", async () => {
    const lea = await signIn(server);
    expect((await server.client().request({ method: "GET", url: jobiExportPath })).statusCode).toBe(401);
    expect((await fetchFile(lea, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  });
});

describe("double entry", () => {
  const insert = (movement: string, amounts: readonly number[], userId: string) =>
    inTransaction(server.platform.db, async (tx) => {
      for (const amount of amounts)
        await tx.execute(sql`insert into jobi_entries (id, user_id, account, movement_id, amount, reason, created_at)
          values (${newId()}, ${userId}, 'person', ${movement}, ${amount}, 'retrait', now())`);
    });

  test("is guarded by the database: a movement that makes Jobi, or loses some, is refused", async () => {
    const { id } = await makePerson(server);
    await expect(insert(newId(), [5], id)).rejects.toThrow();
    await expect(insert(newId(), [-5, 4], id)).rejects.toThrow();
    await insert(newId(), [-5, 5], id);
    expect(await jobi.balance(server.platform.db, id)).toBe(10);
    expect(await jobi.faults(server.platform.db)).toEqual({ sum: 0, unbalanced: 0, below: 0 });
  });

  test("is read through every night; what cannot be is mailed to the operator until it is mended", async () => {
    const { db, config } = server.platform;
    const { id } = await makePerson(server);
    const mailsAbout = async () =>
      (await server.mailbox(config.contactEmail)).filter(({ subject }) =>
        subject.includes("registre des Jobi"),
      );
    const audit = () => auditLedger(server.platform, jobi);
    await audit();
    expect(await mailsAbout()).toEqual([]);
    // As nothing but a broken database could do it.
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`insert into jobi_entries (id, user_id, account, movement_id, amount, reason, created_at)
        values (${newId()}, ${id}, 'person', ${newId()}, -20, 'retrait', now())`);
    });
    await audit();
    const [mail] = await mailsAbout();
    expect(mail?.text).toContain("Somme de toutes les écritures\u00a0: -20");
    expect(mail?.text).toContain("Personnes sous zéro\u00a0: 1.");
  });
});

test("the ledger takes no correction: entries cannot be changed or deleted", async () => {
  const { db } = server.platform;
  await makePerson(server);
  await expect(db.execute(sql`update jobi_entries set amount = 1000`)).rejects.toThrow();
  await expect(db.execute(sql`delete from jobi_entries`)).rejects.toThrow();
});
