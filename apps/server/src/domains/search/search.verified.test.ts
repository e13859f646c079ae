import { profilesContract } from "@jobami/api/profiles/contract";
import { reviewsContract } from "@jobami/api/reviews/contract";
import { searchContract } from "@jobami/api/search/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { inDays } from "../../testing/test-missions.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sampleDraft } from "../profiles/profiles.samples.ts";
import { agreement, finish } from "../progress/progress.fixture.ts";

let server: TestServer;
let lea: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  lea = await signIn(server, { prenom: "Léa" });
});
afterAll(() => server.close());

async function jobbeur(prenom: string) {
  const who = await signIn(server, { prenom, userType: "jobbeur" });
  await save(who, 0);
  return who;
}
const save = (who: SignedIn, version: number) =>
  who.call(profilesContract.save, { body: { ...structuredClone(sampleDraft), version } as never });
const run = (query: ReturnType<typeof sql>) => server.platform.db.execute(query);
async function paper({ person }: SignedIn, kind: "identity" | "qualification", expiresOn: string | null) {
  const id = newId();
  const at = new Date(server.clock.now()).toISOString();
  await run(sql`insert into verification_documents (id, user_id, kind, title, status, file_id, expires_on, submitted_at, decided_at)
    values (${id}, ${person.id}, ${kind}, ${kind === "qualification" ? "CAP" : null}, 'accepted', ${newId()}, ${expiresOn}, ${at}, ${at})`);
  return id;
}
async function rate(who: SignedIn, amount: number): Promise<void> {
  const about = await agreement(server, {}, { amount }, { lea, karim: who });
  await finish(server, about);
  const body = { notes: [5, 5, 5, 5] };
  await lea.call(reviewsContract.write, { params: { id: about.id }, body });
  await who.call(reviewsContract.write, { params: { id: about.id }, body });
}

/** Who is found with the badge, which is also who bears it by the domain that gives it. */
async function verified(...people: SignedIn[]): Promise<string[]> {
  const query = { q: "tondre", verified: "true" } as const;
  const found = (await server.client().call(searchContract.search, { query })).body.data;
  const bearers = [];
  for (const { person } of people)
    if (await server.domains.verification.hasBadge(server.platform.db, person.id)) bearers.push(person.id);
  expect(found.map(({ person }) => person.id).sort()).toEqual(bearers.sort());
  return found.map(({ person }) => person.prenom);
}

describe("the search of those who are verified", () => {
  test("finds who bears the badge on the day, as it comes and goes, and no one else [SRCH-04, POL-10]", async () => {
    const karim = await jobbeur("Karim");
    const nora = await jobbeur("Nora");
    const both = [karim, nora] as const;
    const identity = await paper(karim, "identity", inDays(server.clock, 30));
    await paper(karim, "qualification", null);
    await paper(nora, "identity", inDays(server.clock, 400));
    await paper(nora, "qualification", null);
    for (const amount of [40, 50, 60, 70]) await rate(karim, amount);
    expect(await verified(...both)).toEqual([]);
    await rate(karim, 80);
    expect(await verified(...both)).toEqual(["Karim"]);

    await save(karim, 1);
    expect(await verified(...both)).toEqual(["Karim"]);
    await run(sql`update reviews set is_hidden = true where subject_id = ${karim.person.id}`);
    expect(await verified(...both)).toEqual([]);
    await run(sql`update reviews set is_hidden = false where subject_id = ${karim.person.id}`);
    expect(await verified(...both)).toEqual(["Karim"]);
    await run(sql`update verification_documents set status = 'replaced' where id = ${identity}`);
    expect(await verified(...both)).toEqual([]);
    await run(sql`update verification_documents set status = 'accepted' where id = ${identity}`);

    const none = { q: "plomberie", verified: "true" } as const;
    expect((await server.client().call(searchContract.search, { query: none })).body.nearest).toBeNull();
    server.clock.advance(30 * 86_400_000);
    expect(await verified(...both)).toEqual(["Karim"]);
    server.clock.advance(86_400_000);
    expect(await verified(...both)).toEqual([]);
    const karimNow = await signInAgain(server, karim.person);
    await paper(karimNow, "identity", inDays(server.clock, 400));
    expect(await verified(...both)).toEqual(["Karim"]);
    const admin = await signIn(server, { role: "jobpadm" });
    const by = { kind: "person", id: admin.person.id, address: "192.0.2.7" } as const;
    for (const act of ["revoke", "request"] as const) {
      const renewed = await paper(karimNow, "identity", inDays(server.clock, 400));
      await run(sql`update verification_documents set status = 'replaced'
        where user_id = ${karim.person.id} and kind = 'identity' and id <> ${renewed}`);
      expect(await verified(...both)).toEqual(["Karim"]);
      const reason = "La photo n’est pas celle du profil.";
      await inTransaction(server.platform.db, (tx) =>
        server.domains.verification.revoke(tx, renewed, { act, reason }, by),
      );
      expect(await verified(...both)).toEqual([]);
    }
    await paper(karimNow, "identity", inDays(server.clock, 400));
    expect(await verified(...both)).toEqual(["Karim"]);
    await run(sql`delete from verification_documents where user_id = ${karim.person.id}`);
    expect(await verified(...both)).toEqual([]);
  });

  test("the page of a service in a commune states what others agreed on, once five did", async () => {
    const { body } = await server
      .client()
      .call(searchContract.city, { params: { service: "tonte-de-pelouse", ville: "lyon-69" } });
    expect(body.data.prices).toEqual({
      fixed: { of: "subcategory", count: 5, low: 50, median: 60, high: 70 },
      hourly: null,
    });
    const category = await server
      .client()
      .call(searchContract.city, { params: { service: "jardinage", ville: "lyon-69" } });
    expect(category.body.data.prices).toEqual({ fixed: null, hourly: null });
  });
});
