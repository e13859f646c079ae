import { missionsContract } from "@jobami/api/missions/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { missionInput, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const { all, decline, edit } = missionsContract;
const { accept, ownerCounter, propose, withdraw } = proposalsContract;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("whose answer a mission waits for", () => {
  const turnFor = async (by: SignedIn, id: string) =>
    (await by.call(all, { query: { missionId: id, status: "ouverte,en_cours" } })).body.data[0]?.turn ?? null;
  const mineOf = (count: number, other: object | null) => ({ isMine: true, count, other });
  const theirs = (count: number, other: object | null) => ({ isMine: false, count, other });

  test("is stated to its two sides, from each, until it is agreed on, and to no one else", async () => {
    const [odile, malik, jules] = [
      await signIn(server, { prenom: "Odile" }),
      await signIn(server, { prenom: "Malik", userType: "jobbeur" }),
      await signIn(server, { prenom: "Jules", userType: "jobbeur" }),
    ];
    const named = (by: SignedIn) => expect.objectContaining({ id: by.person.id, prenom: by.person.prenom });
    const { id } = await postMission(server, odile, { title: "Réparer un vélo" });
    const proposes = async (by: SignedIn) =>
      (await by.call(propose, { params: { id }, body: { amount: 50 } })).body.data.proposalId;
    const counters = (proposalId: string) =>
      odile.call(ownerCounter, { params: { id }, body: { proposalId, amount: 40 } });
    expect(await turnFor(odile, id)).toBeNull();
    const ofMalik = await proposes(malik);
    expect(await turnFor(odile, id)).toEqual(mineOf(1, named(malik)));
    expect(await turnFor(malik, id)).toEqual(theirs(1, named(odile)));
    expect(await turnFor(jules, id)).toBeNull();
    expect(await turnFor(await signIn(server, { role: "jobmodo" }), id)).toBeNull();
    const ofJules = await proposes(jules);
    expect(await turnFor(odile, id)).toEqual(mineOf(2, null));
    await counters(ofMalik);
    expect(await turnFor(malik, id)).toEqual(mineOf(1, named(odile)));
    // What waits for the reader comes first; the rest once nothing does.
    expect(await turnFor(odile, id)).toEqual(mineOf(1, named(jules)));
    await counters(ofJules);
    expect(await turnFor(odile, id)).toEqual(theirs(2, null));
    await jules.call(withdraw, { params: { id, proposalId: ofJules } });
    expect(await turnFor(odile, id)).toEqual(theirs(1, named(malik)));
    expect(await turnFor(jules, id)).toBeNull();
    await malik.call(accept, { params: { id, proposalId: ofMalik } });
    for (const by of [odile, malik]) expect(await turnFor(by, id)).toBeNull();
  });

  test("is the jobbeur’s who is to confirm since the mission changed, whoever was to answer before", async () => {
    const [odile, malik] = [
      await signIn(server, { prenom: "Odile" }),
      await signIn(server, { prenom: "Malik", userType: "jobbeur" }),
    ];
    const { id } = await postMission(server, odile);
    await malik.call(propose, { params: { id }, body: { amount: 50 } });
    const body = { ...missionInput(server, { amount: 90 }), expectedVersion: 1 };
    const { status } = await odile.call(edit, { params: { id }, body });
    expect(status).toBe(200);
    expect(await turnFor(odile, id)).toMatchObject({ isMine: false, other: { prenom: "Malik" } });
    expect(await turnFor(malik, id)).toMatchObject({ isMine: true, other: { prenom: "Odile" } });
  });

  test("is that of those who are asked first, until each has answered", async () => {
    const [odile, malik, jules] = [
      await signIn(server, { prenom: "Odile" }),
      await signIn(server, { prenom: "Malik", userType: "jobbeur" }),
      await signIn(server, { prenom: "Jules", userType: "jobbeur" }),
    ];
    const people = [malik.person.id, jules.person.id];
    const { id } = await postMission(server, odile, { title: "Garder un chat", asked: { people } });
    expect(await turnFor(odile, id)).toEqual(theirs(2, null));
    expect(await turnFor(malik, id)).toMatchObject({ isMine: true, count: 1, other: { prenom: "Odile" } });
    await malik.call(decline, { params: { id } });
    expect(await turnFor(odile, id)).toMatchObject({ isMine: false, other: { prenom: "Jules" } });
    await jules.call(propose, { params: { id }, body: { amount: 50 } });
    expect(await turnFor(odile, id)).toMatchObject({ isMine: true, count: 1, other: { prenom: "Jules" } });
    expect(await turnFor(jules, id)).toMatchObject({ isMine: false, other: { prenom: "Odile" } });
  });
});
