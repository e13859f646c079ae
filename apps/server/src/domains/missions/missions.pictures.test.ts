import { blocksContract } from "@jobami/api/blocks/contract";
import { filesContract } from "@jobami/api/files/contract";
import { pictureSizes } from "@jobami/api/files/routes";
import { missionsContract } from "@jobami/api/missions/contract";
import { missionPicture } from "@jobami/api/missions/routes";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { reportsContract } from "@jobami/api/reports/contract";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { tables } from "../../tables.ts";
import { offer } from "../../testing/samples.ts";
import { lookedAt, makePicture, metadataOf, sendPicture, uploaded } from "../../testing/test-files.ts";
import { workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { withPictures } from "./missions.samples.ts";

const { addPicture, describePicture, details, movePicture, pictures, removePicture } = missionsContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

type Owner = Awaited<ReturnType<typeof withPictures>>;
const send = (by: SignedIn) => uploaded(by, missionPicture);
const shown = async (by: SignedIn, id: string) =>
  (await by.call(pictures, { params: { id } })).body.data.map(({ file }) => file);
const accept = (owner: SignedIn, id: string, proposalId: string) =>
  owner.call(proposalsContract.accept, { params: { id, proposalId }, body: {} });
const propose = async (by: SignedIn, id: string) =>
  (await by.call(proposalsContract.propose, { params: { id }, body: offer })).body.data.proposalId;

describe("the pictures of a mission", () => {
  test("are changed by who posted it: added, described, moved, removed and put back where they were", async () => {
    const owner = await withPictures(server);
    const { id, first, second, spare } = owner;
    const cover = async () => (await owner.call(details, { params: { id } })).body.data.cover;
    expect(await cover()).toEqual({
      file: first,
      alt: "La pelouse, vue du portail",
      width: 480,
      height: 320,
      count: 2,
    });
    const added = await owner.call(addPicture, {
      params: { id },
      body: { file: spare, alt: " Le portail " },
    });
    expect([added.status, added.body.data.map(({ alt }) => alt)]).toEqual([
      201,
      ["La pelouse, vue du portail", "", "Le portail"],
    ]);
    await owner.call(describePicture, { params: { id, file: second }, body: { alt: "La haie" } });
    for (const [place, order] of [
      [0, [spare, first, second]],
      [1, [first, spare, second]],
      [7, [first, second, spare]],
      [0, [spare, first, second]],
    ] as const) {
      const { body } = await owner.call(movePicture, { params: { id, file: spare }, body: { place } });
      expect(body.data.map(({ file }) => file)).toEqual(order);
    }
    await owner.call(removePicture, { params: { id, file: first } });
    expect([await shown(owner, id), await lookedAt(owner.client, first)]).toEqual([[spare, second], 200]);
    await owner.call(addPicture, { params: { id }, body: { file: first, place: 1 } });
    expect(await shown(owner, id)).toEqual([spare, first, second]);
    expect(await cover()).toMatchObject({ file: spare, alt: "Le portail", count: 3 });
    for (const file of [spare, first, second]) await owner.call(removePicture, { params: { id, file } });
    expect([await cover(), await shown(owner, id)]).toEqual([null, []]);
  });

  test("are of who posted it, pictures, uploaded for this, along with one mission, and eight at most", async () => {
    const owner = await withPictures(server);
    const { id, first, spare } = owner;
    const other = await withPictures(server);
    const add = (by: SignedIn, file: string, to = id) =>
      by.call(addPicture, { params: { id: to }, body: { file } });
    const portrait = (await sendPicture(owner.client)).body.file.id;
    for (const file of [other.spare, other.first, portrait, crypto.randomUUID(), first])
      expect(refused(await add(owner, file))).toEqual([404, "NOT_FOUND"]);
    expect(refused(await add(other, other.spare))).toEqual([404, "NOT_FOUND"]);
    for (const call of [
      other.call(describePicture, { params: { id, file: first }, body: { alt: "Autre chose" } }),
      other.call(movePicture, { params: { id, file: first }, body: { place: 1 } }),
      other.call(removePicture, { params: { id, file: first } }),
      owner.call(removePicture, { params: { id, file: other.first } }),
    ])
      expect(refused(await call)).toEqual([404, "NOT_FOUND"]);
    while ((await shown(owner, id)).length < missionPicture.most) await add(owner, await send(owner));
    expect(refused(await add(owner, spare))).toEqual([409, "MISSION_PICTURES_FULL"]);
    const nine = Array.from({ length: 9 }, () => ({ file: crypto.randomUUID() }));
    for (const wrong of [nine, [{ file: spare }, { file: spare }], [{ file: spare, alt: "x".repeat(201) }]])
      await expect(postMission(server, owner, { pictures: wrong })).rejects.toThrow();
    await expect(postMission(server, other, { pictures: [{ file: spare }] })).rejects.toThrow();
    // What is refused leaves the file as it was: it can be used still.
    await owner.call(removePicture, { params: { id, file: first } });
    expect((await add(owner, spare)).status).toBe(201);
  });

  test("no ninth has a place in the database, whoever writes it", async () => {
    const { id, person } = await withPictures(server);
    const write = (place: number) =>
      server.platform.db.execute(sql`insert into mission_pictures
        values (gen_random_uuid(), ${id}, ${person.id}, '', ${place}, 1, 1, false)`);
    for (const place of [2, 3, 4, 5, 6, 7]) await write(place);
    for (const place of [-1, 0, 7, 8]) await expect(write(place)).rejects.toThrow();
  });

  test("stay as they were agreed on, and can be changed no more once the mission is over", async () => {
    const owner = await withPictures(server);
    const { id, first, spare } = owner;
    const karim = await signIn(server, { userType: "jobbeur" });
    await accept(owner, id, await propose(karim, id));
    for (const call of [
      owner.call(addPicture, { params: { id }, body: { file: spare } }),
      owner.call(describePicture, { params: { id, file: first }, body: { alt: "Autre chose" } }),
      owner.call(movePicture, { params: { id, file: first }, body: { place: 1 } }),
      owner.call(removePicture, { params: { id, file: first } }),
    ])
      expect(refused(await call)).toEqual([409, "MISSION_TRANSITION_REFUSED"]);
    expect(await shown(karim, id)).toEqual([first, owner.second]);
  });

  test("keep no trace of a place: not in what is served, not in its name", async () => {
    const owner = await signIn(server);
    const photo = await sharp(await makePicture({ width: 60, height: 40 }))
      .withExif({
        IFD0: { Make: "Appareil", Orientation: "6" },
        IFD3: {
          GPSLatitudeRef: "N",
          GPSLatitude: "45/1 45/1 0/1",
          GPSLongitudeRef: "E",
          GPSLongitude: "4/1 50/1 0/1",
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await metadataOf(photo)).exif).toBeDefined();
    const file = await uploaded(owner, missionPicture, { name: "12 rue des Lilas.jpg", upload: photo });
    const { id } = await postMission(server, owner, { pictures: [{ file }] });
    const karim = await signIn(server, { userType: "jobbeur" });
    const [picture] = (await karim.call(pictures, { params: { id } })).body.data;
    // Turned upright: it was lying on its side.
    expect([picture?.width, picture?.height]).toEqual([40, 60]);
    for (const size of pictureSizes) {
      const answer = await karim.client.request({ method: "GET", url: `/storage/${file}/${size}` });
      expect(answer.headers["content-disposition"]).toContain("photo.webp");
      const chunks: Buffer[] = [];
      for await (const chunk of (await server.platform.files.store.read(`${file}/${size}.webp`)) ?? [])
        chunks.push(chunk as Buffer);
      const known = await metadataOf(Buffer.concat(chunks));
      expect([known.exif, known.xmp, known.iptc, known.orientation]).toEqual(Array(4).fill(undefined));
    }
  });
});

const viewers = ["visitor", "owner", "asked", "proposer", "otherJobbeur", "blocked", "moderator"] as const;
type Viewer = (typeof viewers)[number];
const everybody = viewers.slice(1);

/** Who may look at a picture, as its mission stands; to no one else is it there. */
const seenIn = {
  open: everybody,
  "open to the few who are asked": ["owner", "asked", "moderator"],
  "under way": ["owner", "proposer", "moderator"],
  expired: ["owner", "proposer", "moderator"],
  "taken away by moderators": ["owner", "moderator"],
  "open, the picture taken away": ["owner", "moderator"],
} as const satisfies Record<string, readonly Viewer[]>;
type Standing = keyof typeof seenIn;

const until: Record<Standing, (id: string, owner: Owner, proposalId: string | null) => Promise<unknown>> = {
  open: async () => {},
  "open to the few who are asked": async () => {},
  "under way": (id, owner, proposalId) => accept(owner, id, proposalId ?? ""),
  expired: async (id) => {
    await server.platform.db.execute(sql`update missions set day = '2020-01-01' where id = ${id}`);
    await server.domains.missions.expire();
  },
  "taken away by moderators": (id) =>
    inTransaction(server.platform.db, (tx) => server.domains.missions.moderation.hide(tx, id)),
  "open, the picture taken away": (_, { first }) =>
    inTransaction(server.platform.db, (tx) => server.domains.missions.pictures.moderation.hide(tx, first)),
};

/** A mission with a picture, and everybody who may want to look at it. */
async function withViewers(standing: Standing) {
  const owner = await withPictures(server);
  const asked = await workingJobbeur(server);
  const proposer = await workingJobbeur(server);
  const blocked = await workingJobbeur(server);
  await owner.call(blocksContract.add, { body: { user_id: blocked.person.id } });
  const otherJobbeur = await workingJobbeur(server);
  const moderator = await signIn(server, { role: "jobmodo" });
  const people = { owner, asked, proposer, otherJobbeur, blocked, moderator };
  if (standing === "open to the few who are asked") {
    const { id } = await postMission(server, owner, {
      pictures: [{ file: owner.spare }],
      asked: { people: [asked.person.id] },
    });
    return { file: owner.spare, id, people };
  }
  const proposalId = await propose(proposer, owner.id);
  await until[standing](owner.id, owner, proposalId);
  return { file: owner.first, id: owner.id, people };
}

/** The one answer to whoever asks for each size of a picture. */
async function answerTo(client: SignedIn["client"], file: string): Promise<number> {
  const [one, ...more] = await Promise.all(pictureSizes.map((size) => lookedAt(client, file, size)));
  expect(more).toEqual([one, one]);
  return one ?? 0;
}

describe.each(Object.keys(seenIn) as Standing[])("a picture of a mission that is %s", (standing) => {
  test("is shown in each size to whom the mission is, and is not there for anybody else", async () => {
    const { file, id, people } = await withViewers(standing);
    const allowed: readonly string[] = seenIn[standing];
    for (const viewer of viewers) {
      const answer = allowed.includes(viewer) ? 200 : 404;
      const client = viewer === "visitor" ? server.client() : people[viewer].client;
      expect([viewer, await answerTo(client, file)]).toEqual([viewer, answer]);
      if (viewer === "visitor") continue;
      const isListed = (await shown(people[viewer], id).catch((): string[] => [])).includes(file);
      expect([viewer, isListed]).toEqual([viewer, answer === 200]);
      if (standing === "open, the picture taken away") continue;
      const mission = await people[viewer].call(details, { params: { id } });
      expect([viewer, mission.status]).toEqual([viewer, answer]);
    }
  });
});

test("whoever was shown a picture asks each time whether they still may", async () => {
  const { first, ...owner } = await withPictures(server);
  const karim = await signIn(server, { userType: "jobbeur" });
  const look = (by: SignedIn, known?: string) =>
    by.client.request({
      method: "GET",
      url: `/storage/${first}/small`,
      ...(known !== undefined && { headers: { "if-none-match": known } }),
    });
  for (const by of [karim, owner]) {
    const { headers } = await look(by);
    expect(headers).toMatchObject({ "cache-control": "private, no-cache", etag: '"small"' });
    expect((await look(by, String(headers.etag))).statusCode).toBe(304);
  }
  await until["taken away by moderators"](owner.id, { first, ...owner }, null);
  expect((await look(karim, '"small"')).statusCode).toBe(404);
});

describe("a picture that is reported", () => {
  const reasons = "Contraire à nos conditions.";
  const report = (by: SignedIn, content_id: string) =>
    by.call(reportsContract.report, {
      body: { content_type: "picture", content_id, reason: "On y reconnaît quelqu’un." },
    });

  test("is hidden alone, with reasons that its owner may contest, cannot be put back, and comes back by a decision", async () => {
    const owner = await withPictures(server);
    const { id, first, second } = owner;
    const karim = await signIn(server, { userType: "jobbeur" });
    const maud = await signIn(server, { role: "jobmodo" });
    expect(refused(await report(owner, first))).toEqual([403, "OWN_CONTENT"]);
    expect((await report(karim, first)).status).toBe(201);
    const [waiting] = (await maud.call(reportsContract.cases, { query: { kind: "picture" } })).body.data;
    const params = { id: waiting?.id ?? "" };
    expect((await maud.call(reportsContract.case, { params })).body.data).toMatchObject({
      kind: "picture",
      title: "Tondre la pelouse du jardin",
      now: {
        words: "La pelouse, vue du portail",
        link: `/dashboard/missions/${id}`,
        photos: [{ id: first }],
      },
    });
    await maud.call(reportsContract.decide, { params, body: { decision: "remove", reasons } });
    expect([await shown(karim, id), await shown(owner, id), await lookedAt(karim.client, first)]).toEqual([
      [second],
      [first, second],
      404,
    ]);
    expect((await karim.call(details, { params: { id } })).body.data.cover).toMatchObject({
      file: second,
      count: 1,
    });
    const lines = (await owner.call(notificationsContract.list)).body.data;
    expect(lines.find(({ title }) => title === "Contenu masqué par la modération")).toMatchObject({
      content: expect.stringContaining(reasons),
      link: expect.stringContaining("decision"),
    });
    expect(refused(await report(await signIn(server), first))).toEqual([404, "NOT_FOUND"]);
    await maud.call(reportsContract.restore, { params, body: { reasons } });
    expect([await shown(karim, id), await lookedAt(karim.client, first)]).toEqual([[first, second], 200]);
    const again = await inTransaction(server.platform.db, (tx) =>
      server.domains.missions.pictures.moderation.hide(tx, first),
    );
    expect(again).toEqual({});
    await owner.call(removePicture, { params: { id, file: first } });
    const back = await owner.call(addPicture, { params: { id }, body: { file: first } });
    expect([refused(back), await lookedAt(owner.client, first)]).toEqual([[404, "NOT_FOUND"], 404]);
  });

  test("cannot be reported by whom it is hidden from", async () => {
    const owner = await withPictures(server);
    await until["taken away by moderators"](owner.id, owner, null);
    expect(refused(await report(await signIn(server), owner.first))).toEqual([404, "NOT_FOUND"]);
    expect(
      (
        await server.client().call(reportsContract.report, {
          body: {
            content_type: "picture",
            content_id: owner.second,
            reason: "Non.",
            name: "Ana",
            email: "ana@exemple.fr",
          },
        })
      ).status,
    ).toBe(404);
  });
});

test("a file that shows a mission cannot be taken back, and one that was removed can", async () => {
  const owner = await withPictures(server);
  const take = () => owner.call(filesContract.remove, { params: { id: owner.first } });
  expect(refused(await take())).toEqual([409, "FILE_IN_USE"]);
  await owner.call(removePicture, { params: { id: owner.id, file: owner.first } });
  expect((await take()).status).toBe(200);
});

test("who leaves takes their pictures along; what described those of an agreed mission stays for the other side", async () => {
  const owner = await withPictures(server);
  const karim = await signIn(server, { userType: "jobbeur" });
  const open = await postMission(server, owner, { pictures: [{ file: owner.spare, alt: "Chez moi" }] });
  await accept(owner, owner.id, await propose(karim, owner.id));
  const { db } = server.platform;
  const exported = await exportRows(db, tables, owner.person.id);
  expect(exported.mission_pictures?.map(({ alt }) => alt).sort()).toEqual([
    "",
    "Chez moi",
    "La pelouse, vue du portail",
  ]);
  await db.execute(sql`update missions set statut = 'terminee' where id = ${owner.id}`);
  await inTransaction(db, (tx) => server.domains.account.close(tx, owner.person.id));
  expect((await karim.call(pictures, { params: { id: owner.id } })).body.data).toEqual([
    expect.objectContaining({ alt: "La pelouse, vue du portail", isErased: true }),
  ]);
  expect(await lookedAt(karim.client, owner.first)).toBe(404);
  const { rows } = await db.execute(sql`select alt from mission_pictures where mission_id = ${open.id}`);
  expect(rows).toEqual([{ alt: "" }]);
});
