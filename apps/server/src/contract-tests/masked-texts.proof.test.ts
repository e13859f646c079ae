import { commentsContract } from "@jobami/api/comments/contract";
import { findContacts } from "@jobami/api/messages/contacts";
import { contactSamples } from "@jobami/api/messages/contacts.found.fixture";
import { missionPicture } from "@jobami/api/missions/routes";
import { portfolioContract } from "@jobami/api/portfolio/contract";
import { profilesContract } from "@jobami/api/profiles/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { reviewsContract } from "@jobami/api/reviews/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { contract } from "../contract.ts";
import { pieceInput, sendWork } from "../domains/portfolio/portfolio.samples.ts";
import { sampleDraft } from "../domains/profiles/profiles.samples.ts";
import { finish } from "../domains/progress/progress.fixture.ts";
import { uploaded } from "../testing/test-files.ts";
import { liveEventsOf, postMission } from "../testing/test-missions.ts";
import { type SignedIn, signIn } from "../testing/test-people.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** What people find each text by, so that an answer that has it is known. */
const mark = "Portail";

interface Planted {
  by: "lea" | "karim" | "rival";
  field: string;
  text: string;
  /** What of the text is masked. */
  secret: string;
}

/** Plants ways to be reached, each spelled in its own way and written once. */
function planting() {
  const samples = Object.values(contactSamples)
    .flat()
    .filter((text) => findContacts(text).length === 1);
  const planted: Planted[] = [];
  const plant = (by: Planted["by"], field: string, spelling: number, digits: number): string => {
    for (let more = 0; more < samples.length; more += 1) {
      const sample = (samples[(spelling * 7 + more) % samples.length] ?? "").replace("56 78", `56 ${digits}`);
      const [found] = findContacts(sample);
      if (found === undefined) continue;
      const secret = sample.slice(found.start, found.start + found.length);
      const text = `${mark} ${secret} merci`;
      // One stands for one text.
      const isOther = planted.every((one) => !one.secret.includes(secret) && !secret.includes(one.secret));
      const [again] = findContacts(text);
      const isWhole = again?.start === mark.length + 1 && again.length === secret.length;
      if (!isOther || !isWhole || text.length > 78 || text.length < 20) continue;
      planted.push({ by, field, text, secret });
      return text;
    }
    throw new Error("There are too few spellings.");
  };
  return { planted, plant };
}

/** Every combination of values for the names of an address. */
function combinations(
  names: readonly string[],
  values: Record<string, readonly string[]>,
): Record<string, string>[] {
  return names.reduce<Record<string, string>[]>(
    (all, name) =>
      all.flatMap((known) => (values[name] ?? values.id ?? []).map((value) => ({ ...known, [name]: value }))),
    [{}],
  );
}

const shapeOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
const asked = ["q", "search", "name", "query"];

/** Everything that a person reads by the calls of the contract that change nothing, by the call. */
async function everythingRead(
  who: SignedIn,
  values: Record<string, readonly string[]>,
  sought: readonly string[],
): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const [name, endpoint] of contract) {
    const { route, params, query } = endpoint;
    if (route.method !== "GET" || route.access === "jobmodo" || route.access === "jobpadm") continue;
    const term = shapeOf(query).find((one) => asked.includes(one));
    const queries =
      term === undefined ? [undefined] : [undefined, ...sought.map((text) => ({ [term]: text }))];
    for (const one of combinations(shapeOf(params), values))
      for (const input of queries) {
        const { status, body } = await who.client.call(endpoint, { params: one, query: input } as never);
        if (status === 200) read.set(name, `${read.get(name) ?? ""}${JSON.stringify(body)}`);
      }
  }
  const { rows } = await server.platform.db.execute<{ text: string }>(sql`
    select (select json_agg(n)::text from notifications n where n.user_id = ${who.person.id}) as text`);
  read.set("notifications of the database", rows[0]?.text ?? "");
  read.set("live events", JSON.stringify(await liveEventsOf(server, who)));
  read.set("mails", JSON.stringify(await server.mailbox(who.person.email)));
  return read;
}

test("no call gives a way to be reached to whom the text is not open, in whatever spelling, before and after the agreement [MSG-11]", async () => {
  const { planted, plant } = planting();
  const lea = await signIn(server, { prenom: "Léa" });
  const karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
  const rival = await signIn(server, { prenom: "Rosa", userType: "jobbeur" });
  const stranger = await signIn(server, { prenom: "Sam", userType: "jobbeur" });

  const picture = await uploaded(lea, missionPicture, { name: "portail.jpg" });
  const mission = await postMission(server, lea, {
    title: plant("lea", "mission.title", 0, 11),
    description: plant("lea", "mission.description", 1, 12),
    pictures: [{ file: picture, alt: plant("lea", "picture.alt", 2, 13) }],
  });
  const params = { id: mission.id };
  const propose = async (by: "karim" | "rival", who: SignedIn, spelling: number, digits: number) => {
    const message = plant(by, `offer.message of ${by}`, spelling, digits);
    return (await who.call(proposalsContract.propose, { params, body: { amount: 40, message } })).body.data
      .proposalId;
  };
  const proposalId = await propose("karim", karim, 3, 14);
  const rivalId = await propose("rival", rival, 4, 15);
  for (const [id, digits] of [
    [proposalId, 16],
    [rivalId, 17],
  ] as const) {
    const message = plant(
      "lea",
      `offer.message to ${id === rivalId ? "rival" : "karim"}`,
      digits - 10,
      digits,
    );
    await lea.call(proposalsContract.ownerCounter, { params, body: { proposalId: id, amount: 39, message } });
  }
  for (const [by, who, digits] of [
    ["lea", lea, 18],
    ["karim", karim, 19],
    ["rival", rival, 20],
  ] as const)
    await who.call(commentsContract.post, {
      params,
      body: { comment: plant(by, `comment of ${by}`, digits - 8, digits) },
    });
  for (const [by, who, digits] of [
    ["karim", karim, 21],
    ["rival", rival, 22],
  ] as const) {
    const { status } = await who.call(profilesContract.save, {
      body: {
        ...sampleDraft,
        services: [...sampleDraft.services],
        languages: [...sampleDraft.languages],
        equipment: [...sampleDraft.equipment],
        headline: plant(by, `headline of ${by}`, digits - 7, digits),
        about: plant(by, `about of ${by}`, digits - 5, digits + 10),
        version: 0,
      } as never,
    });
    expect(status).toBe(200);
    await who.call(portfolioContract.add, {
      body: {
        ...pieceInput,
        text: plant(by, `piece of ${by}`, digits - 3, digits + 20),
        before: null,
        after: await sendWork(who),
      },
    });
  }

  const people = { lea, karim, rival, stranger };
  const values = {
    id: [mission.id, ...Object.values(people).map(({ person }) => person.id)],
    proposalId: [proposalId, rivalId],
    slug: ["karim-d", "rosa-d", "lea-d"],
  };
  const sought = [mark, ...planted.filter(({ by }) => by !== "karim").map(({ secret }) => secret)].slice(
    0,
    4,
  );

  /** Which texts a person reads in whole anywhere, and by which calls. */
  async function openTo(who: SignedIn) {
    const read = await everythingRead(who, values, sought);
    const open = planted.filter(({ secret }) => {
      const written = JSON.stringify(secret).slice(1, -1);
      return [...read].some(([name, text]) => name !== "mails" && text.includes(written));
    });
    const calls = [...read].filter(([, text]) => text.includes(mark)).map(([name]) => name);
    return { fields: open.map(({ field }) => field), calls };
  }
  const own = (by: Planted["by"]) => planted.filter((one) => one.by === by).map(({ field }) => field);

  const before = { lea: await openTo(lea), karim: await openTo(karim), rival: await openTo(rival) };
  expect(before.lea.fields).toEqual(own("lea"));
  expect(before.karim.fields).toEqual(own("karim"));
  expect(before.rival.fields).toEqual(own("rival"));
  const outside = await openTo(stranger);
  expect(outside.fields).toEqual([]);
  // These calls show the texts at all: without them nothing would be proved.
  expect([...new Set([...outside.calls, ...before.karim.calls, ...before.lea.calls])]).toEqual(
    expect.arrayContaining([
      "missions.list",
      "missions.details",
      "missions.pictures",
      "proposals.ofMission",
      "proposals.own",
      "proposals.one",
      "proposals.received",
      "proposals.sent",
      "proposals.waiting",
      "comments.list",
      "profiles.byId",
      "profiles.bySlug",
      "live events",
      "notifications of the database",
    ]),
  );

  await karim.call(proposalsContract.accept, { params: { ...params, proposalId }, body: {} });
  const ofBoth = planted
    .filter(({ by, field }) => by !== "rival" && !/rival$/.test(field))
    .map(({ field }) => field);
  const closed = /^(?:headline|about|piece)/;
  const after = { lea: await openTo(lea), karim: await openTo(karim), rival: await openTo(rival) };
  expect(after.lea.fields).toEqual(
    planted
      .map(({ field }) => field)
      .filter((field) => own("lea").includes(field) || (ofBoth.includes(field) && !closed.test(field))),
  );
  expect(after.karim.fields).toEqual(ofBoth);
  expect(after.rival.fields).toEqual(own("rival"));

  await finish(server, { lea, karim, id: mission.id, ids: { id: mission.id, proposalId } });
  const texte = plant("lea", "review of lea", 30, 50);
  const review = await lea.call(reviewsContract.write, { params, body: { notes: [5, 5, 5, 5], texte } });
  await karim.call(reviewsContract.write, { params, body: { notes: [5, 5, 5, 5], texte: "Merci." } });
  const reply = plant("karim", "reply of karim", 31, 51);
  await karim.call(reviewsContract.reply, { params: { id: review.body.data.id }, body: { texte: reply } });
  for (const side of [lea, karim]) {
    const { body } = await side.call(reviewsContract.ofMission, { params });
    const about = [body.data?.given, body.data?.received];
    expect(about.map((one) => one?.texte)).toContain(texte);
    expect(about.map((one) => one?.reply)).toContain(reply);
  }
  expect((await openTo(stranger)).fields).toEqual([]);
}, 240_000);
