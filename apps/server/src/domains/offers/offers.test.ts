import { offersContract } from "@jobami/api/offers/contract";
import { maxFavoriteOffers, maxOffers } from "@jobami/api/offers/routes";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { copies } from "../../contract-tests/limits/race.ts";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { signIn } from "../../testing/test-people.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { act, dayFrom, draft, hedge, publish, setScene, take } from "./offers.fixture.ts";
import { offersTables, partnerOffers } from "./offers.tables.ts";

const {
  addFavorite,
  browse,
  codes,
  create,
  edit,
  every,
  favorites,
  one,
  own,
  removeFavorite,
  totals,
  validate,
} = offersContract;
const dayMs = 86_400_000;

const at = setScene();

const found = async (query: Record<string, string> = {}) =>
  (await at.server.client().call(browse, { query })).body.data.map(({ title }) => title);

test("an offer is its owner's until it is published, then everybody's, with their name and address [OFFR-01, OFFR-02, OFFR-03, OFFR-09]", async () => {
  const stored = await draft(at.server, at.karim);
  expect(stored).toMatchObject({
    status: "draft",
    taken: 0,
    used: 0,
    mayAct: ["publish", "end"],
    mayEdit: true,
  });
  const visitor = at.server.client();
  const params = { offerId: stored.id };
  expect(await found()).toEqual([]);
  expect(refused(await visitor.call(one, { params }))).toEqual([404, "NOT_FOUND"]);
  expect((await act(at.server, at.karim, stored.id, "publish")).body.data.status).toBe("published");
  const { body } = await visitor.call(one, { params });
  expect(body.data).toMatchObject({
    advantage: "−20\u00a0%",
    place: { name: "Lille" },
    codesLeft: 5,
    owner: { name: "Karim B.", slug: "karim-b", isIndexable: false },
  });
  expect(body.data).not.toHaveProperty("taken");
  expect(await found({ slug: "karim-b" })).toEqual(["Première taille de haie"]);
  expect(await found({ slug: "ines-d" })).toEqual([]);
});

test("offers are found by their text, their service and their commune, page by page [OFFR-09]", async () => {
  await publish(at.server, at.karim);
  await publish(at.server, at.ines, {
    title: "Vitres à l’essai",
    description: "Une heure de ménage en plus, offerte.",
    category: "menage-et-nettoyage",
    placeCode: null,
  });
  expect(await found()).toEqual(["Vitres à l’essai", "Première taille de haie"]);
  expect(await found({ q: "PREMIERE lille" })).toEqual(["Première taille de haie"]);
  expect(await found({ q: "lille ménage" })).toEqual([]);
  expect(await found({ q: "100% _" })).toEqual([]);
  expect(await found({ category: "menage-et-nettoyage" })).toEqual(["Vitres à l’essai"]);
  expect(await found({ town: "59350" })).toEqual(["Première taille de haie"]);
  expect(await found({ limit: "1", page: "2" })).toEqual(["Première taille de haie"]);
});

test("only jobbeurs offer, and each so many at once, also when several are stored at once", async () => {
  const body = hedge(at.server);
  expect(refused(await at.lea.call(create, { body }))).toEqual([403, "PARTNERS_ONLY"]);
  const staff = await signIn(at.server, { role: "jobmodo", userType: "jobbeur" });
  expect(refused(await staff.call(create, { body }))).toEqual([403, "PARTNERS_ONLY"]);
  const made = await Promise.all(
    Array.from({ length: maxOffers + 2 }, () => at.karim.call(create, { body })),
  );
  expect(made.filter(({ status }) => status === 201)).toHaveLength(maxOffers);
  expect(refused(await at.karim.call(create, { body }))).toEqual([409, "OFFERS_FULL"]);
});

test("an offer has text, a commune that is one, and days that are to come and not too many", async () => {
  const attempt = async (changes: object) => {
    const { status, error } = await at.karim.call(create, { body: { ...hedge(at.server), ...changes } });
    return [status, ...(error.fields ?? []).map(({ path }) => path)];
  };
  expect(await attempt({ title: "Non" })).toEqual([400, "title"]);
  expect(await attempt({ placeCode: "99999" })).toEqual([400, "placeCode"]);
  expect(await attempt({ lastDay: dayFrom(at.server, -1), firstDay: dayFrom(at.server, -2) })).toEqual([
    400,
    "lastDay",
  ]);
  expect(await attempt({ firstDay: dayFrom(at.server, 3), lastDay: dayFrom(at.server, 2) })).toEqual([
    400,
    "lastDay",
  ]);
  expect(await attempt({ lastDay: dayFrom(at.server, 400) })).toEqual([400, "lastDay"]);
  expect(await attempt({ maxCodes: 0 })).toEqual([400, "maxCodes"]);
  expect(await attempt({ description: "\u0000".repeat(30) })).toEqual([400, "description"]);
});

test("its owner pauses it, opens it again and ends it for good; no one else does", async () => {
  const { id } = await publish(at.server, at.karim);
  expect(refused(await act(at.server, at.ines, id, "pause"))).toEqual([404, "NOT_FOUND"]);
  expect((await act(at.server, at.karim, id, "pause")).body.data.mayAct).toEqual(["publish", "end"]);
  expect(await found()).toEqual([]);
  expect(refused(await act(at.server, at.karim, id, "pause"))).toEqual([409, "OFFER_CHANGED"]);
  await act(at.server, at.karim, id, "publish");
  expect(await found()).toEqual(["Première taille de haie"]);
  expect((await act(at.server, at.karim, id, "end")).body.data).toMatchObject({
    status: "ended",
    mayAct: [],
  });
  expect(refused(await act(at.server, at.karim, id, "publish"))).toEqual([409, "OFFER_CHANGED"]);
  const body = hedge(at.server);
  expect(refused(await at.karim.call(edit, { params: { offerId: id }, body }))).toEqual([
    409,
    "OFFER_CHANGED",
  ]);
});

test("it changes as its owner likes until a person has a code; then what was promised stays", async () => {
  const { id } = await publish(at.server, at.karim);
  const change = (changes: object) =>
    at.karim.call(edit, { params: { offerId: id }, body: { ...hedge(at.server), ...changes } });
  expect((await change({ advantage: "−30\u00a0%" })).body.data.advantage).toBe("−30\u00a0%");
  await change({});
  await take(at.server, at.lea, id);
  expect(refused(await change({ advantage: "−5\u00a0%" }))).toEqual([409, "OFFER_FIXED"]);
  expect(refused(await change({ lastDay: dayFrom(at.server, 3) }))).toEqual([409, "OFFER_FIXED"]);
  expect((await change({ lastDay: dayFrom(at.server, 60), maxCodes: 1 })).body.data).toMatchObject({
    maxCodes: 1,
    codesLeft: 0,
  });
  expect(refused(await at.ines.call(edit, { params: { offerId: id }, body: hedge(at.server) }))).toEqual([
    404,
    "NOT_FOUND",
  ]);
});

test("it is over past its last day at once, and the job writes it down", async () => {
  await publish(at.server, at.karim, { lastDay: dayFrom(at.server, 1) });
  await draft(at.server, at.karim);
  at.server.clock.advance(dayMs);
  expect(await found()).toHaveLength(1);
  at.server.clock.advance(dayMs);
  expect(await found()).toEqual([]);
  const { platform, domains } = at.server;
  const stored = async () =>
    (await exportRows(platform.db, offersTables, at.karim.person.id)).partner_offers?.map((o) => o.status);
  expect(await stored()).toEqual(expect.arrayContaining(["published"]));
  expect(await domains.offers.offers.endPast()).toBe(1);
  expect(await domains.offers.offers.endPast()).toBe(0);
  expect((await stored())?.sort()).toEqual(["draft", "ended"]);
});

test("who hides their profile publishes nothing, and what they published is seen by no one", async () => {
  const { id } = await publish(at.server, at.karim);
  const { id: other } = await draft(at.server, at.karim);
  const { platform } = at.server;
  await inTransaction(platform.db, (tx) => at.server.domains.users.setHidden(tx, at.karim.person.id, true));
  expect(await found()).toEqual([]);
  expect(refused(await at.server.client().call(one, { params: { offerId: id } }))).toEqual([
    404,
    "NOT_FOUND",
  ]);
  expect(refused(await act(at.server, at.karim, other, "publish"))).toEqual([403, "PROFILE_HIDDEN"]);
});

test("offers are favourites of a person, once, until they are none [FAV-02]", async () => {
  const { id } = await publish(at.server, at.karim);
  const params = { offerId: id };
  await Promise.all([at.lea.call(addFavorite, { params }), at.lea.call(addFavorite, { params })]);
  const stored = async () => (await at.lea.call(favorites, {})).body.data.map((offer) => offer.id);
  expect(await stored()).toEqual([id]);
  expect((await at.noe.call(favorites, {})).body.data).toEqual([]);
  const hidden = await draft(at.server, at.ines);
  expect(refused(await at.lea.call(addFavorite, { params: { offerId: hidden.id } }))).toEqual([
    404,
    "NOT_FOUND",
  ]);
  await at.noe.call(removeFavorite, { params });
  expect(await stored()).toEqual([id]);
  expect((await at.lea.call(removeFavorite, { params })).status).toBe(200);
  expect((await at.lea.call(removeFavorite, { params })).status).toBe(200);
  expect(await stored()).toEqual([]);
});

test("an offer that is stored already is stored again where the list is full [FAV-02]", async () => {
  const { id } = await publish(at.server, at.karim);
  const add = (offerId: string) => at.lea.call(addFavorite, { params: { offerId } });
  await add(id);
  const others = await copies(at.server, "partner_offers", maxFavoriteOffers);
  await at.server.platform.db.execute(sql`
    insert into partner_favorites (user_id, offer_id, created_at)
    select ${at.lea.person.id}, id, created_at from partner_offers
    where id = any(${sql.param(others.slice(1))}::uuid[])`);
  expect((await add(id)).status).toBe(200);
  expect(refused(await add(others[0] ?? ""))).toEqual([409, "FAVORITES_FULL"]);
});

test("staff counts offers and codes, and no one else does [ADM-30]", async () => {
  const { id } = await publish(at.server, at.karim);
  await draft(at.server, at.ines, { title: "Vitres à l’essai" });
  await take(at.server, at.lea, id);
  const staffMember = await signIn(at.server, { role: "jobpadm" });
  expect((await staffMember.call(totals, {})).body.data).toEqual({
    offers: 2,
    published: 1,
    taken: 1,
    used: 0,
  });
  const listed = await staffMember.call(every, { query: { status: "published" } });
  expect(listed.body.data).toMatchObject([
    { id, taken: 1, used: 0, maxCodes: 5, owner: { name: "Karim B." } },
  ]);
  expect((await staffMember.call(every, { query: { q: "vitres" } })).body.data).toHaveLength(1);
  const moderator = await signIn(at.server, { role: "jobmodo" });
  expect(refused(await moderator.call(totals, {}))).toEqual([403, "FORBIDDEN"]);
  expect(refused(await at.karim.call(every, {}))).toEqual([403, "FORBIDDEN"]);
});

test("an offer counts the codes of who left, and promises what it promised to who holds one of a person who left", async () => {
  const { id } = await publish(at.server, at.karim);
  const { hash } = await take(at.server, at.lea, id);
  await take(at.server, at.noe, id);
  expect((await at.karim.call(validate, { params: { hash } })).status).toBe(200);
  const { id: untaken } = await publish(at.server, at.karim, { title: "Vitres" });
  const { platform } = at.server;
  expect((await exportRows(platform.db, offersTables, at.lea.person.id)).partner_codes).toHaveLength(1);
  await inTransaction(platform.db, (tx) => eraseRows(tx, offersTables, at.lea.person.id));
  expect((await at.karim.call(own, {})).body.data.find((one) => one.id === id)).toMatchObject({
    taken: 2,
    used: 1,
    codesLeft: 3,
  });
  await inTransaction(platform.db, (tx) => eraseRows(tx, offersTables, at.karim.person.id));
  const [left] = (await at.noe.call(codes, {})).body.qr_codes;
  const { title, advantage, description, conditions } = hedge(at.server);
  expect(left?.offer).toMatchObject({ title, advantage, description, conditions, status: "ended" });
  const rows = await platform.db.select().from(partnerOffers).where(eq(partnerOffers.id, untaken));
  expect(rows).toMatchObject([{ title: "", advantage: "", description: "", conditions: "", searchText: "" }]);
});
